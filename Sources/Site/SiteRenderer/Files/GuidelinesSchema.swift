/// The schema of `guidelines.json`, as JSON Schema 2020-12.
enum GuidelinesSchema {
  static let path = "guidelines.schema.json"

  static var file: OutputFile { OutputFile(path: path, text: text) }

  private static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Guidelines with their programs and counts, rules and observations",
      "type": "object",
      "required": ["$schema", "guidelines", "rules", "observations"],
      "additionalProperties": false,
      "properties": {
        "$schema": {"type": "string"},
        "guidelines": {"type": "array", "items": {"$ref": "#/$defs/guideline"}},
        "rules": {"type": "array", "items": {"$ref": "#/$defs/rule"}},
        "observations": {"type": "array", "items": {"$ref": "#/$defs/observation"}}
      },
      "$defs": {
        "strings": {"type": "array", "items": {"type": "string"}},
        "guideline": {
          "type": "object",
          "required": ["id", "slug", "title", "summary", "topic", "tags", "rules", "sources", "answers",
            "observations", "url", "impact", "because", "headline", "evidence", "scenarios"],
          "additionalProperties": false,
          "properties": {
            "id": {"type": "string", "description": "how the guideline is cited"},
            "slug": {"type": "string"},
            "title": {"type": "string"},
            "summary": {"type": "string"},
            "topic": {"type": "string"},
            "tags": {"$ref": "#/$defs/strings"},
            "rules": {"$ref": "#/$defs/strings"},
            "sources": {"$ref": "#/$defs/strings"},
            "answers": {"$ref": "#/$defs/strings"},
            "observations": {"$ref": "#/$defs/strings", "description": "slugs of the observations that the headline rests on"},
            "url": {"type": "string"},
            "impact": {"enum": ["high", "medium", "low", null]},
            "because": {"type": ["string", "null"]},
            "headline": {"$ref": "#/$defs/headline"},
            "evidence": {"$ref": "#/$defs/evidence"},
            "scenarios": {"type": "array", "items": {"$ref": "#/$defs/scenario"}}
          }
        },
        "headline": {
          "type": ["object", "null"],
          "required": ["step", "unit", "of", "avoid", "prefer"],
          "additionalProperties": false,
          "properties": {
            "step": {"type": "string"},
            "unit": {"type": "string"},
            "of": {"type": "string"},
            "avoid": {"$ref": "#/$defs/side"},
            "prefer": {"$ref": "#/$defs/side"}
          }
        },
        "side": {
          "type": "object",
          "required": ["scenario", "count"],
          "additionalProperties": false,
          "properties": {"scenario": {"type": "string"}, "count": {"type": "integer"}}
        },
        "evidence": {
          "type": ["object", "null"],
          "required": ["kind", "reason"],
          "additionalProperties": false,
          "properties": {
            "kind": {"enum": ["matches a device", "seen", "seen in part", "stated", "inferred", "unsourced", "contested",
              "differs"]},
            "reason": {"type": "string"}
          }
        },
        "scenario": {
          "type": "object",
          "required": ["name", "verdict", "rules", "code", "evidence", "runs"],
          "additionalProperties": false,
          "properties": {
            "name": {"type": "string"},
            "verdict": {"enum": ["avoid", "acceptable", "prefer", null]},
            "rules": {"$ref": "#/$defs/strings"},
            "code": {"type": "string"},
            "evidence": {"$ref": "#/$defs/evidence"},
            "runs": {"type": "array", "items": {"$ref": "#/$defs/run"}}
          }
        },
        "run": {
          "type": "object",
          "required": ["configuration", "status", "counts"],
          "additionalProperties": false,
          "properties": {
            "configuration": {"enum": ["debug", "release"]},
            "status": {"enum": ["verified", "failed", "error"]},
            "counts": {"type": "array", "items": {"$ref": "#/$defs/count"}}
          }
        },
        "count": {
          "type": "object",
          "required": ["step", "column", "stated", "measured"],
          "additionalProperties": false,
          "properties": {
            "step": {"type": "string"},
            "column": {"type": "string"},
            "stated": {"type": ["integer", "null"]},
            "measured": {"type": "integer"},
            "budget": {"type": "string"}
          }
        },
        "rule": {
          "type": "object",
          "required": ["id", "title", "confidence", "evidence", "url"],
          "additionalProperties": false,
          "properties": {
            "id": {"type": "string"},
            "title": {"type": "string"},
            "confidence": {"enum": ["high", "medium", "low", "contested", null]},
            "evidence": {
              "type": "object",
              "required": ["kind", "reason", "agreeing", "others"],
              "additionalProperties": false,
              "properties": {
                "kind": {"enum": ["seen", "stated", "inferred", "unsourced", "contested"]},
                "reason": {"type": "string"},
                "agreeing": {"$ref": "#/$defs/strings"},
                "others": {"$ref": "#/$defs/strings"}
              }
            },
            "url": {"type": "string"}
          }
        },
        "observation": {
          "type": "object",
          "required": ["slug", "title", "url", "system", "device", "kind", "confidence", "outcome", "rules", "source"],
          "additionalProperties": false,
          "properties": {
            "slug": {"type": "string"},
            "title": {"type": "string"},
            "url": {"type": "string"},
            "system": {"type": "string"},
            "device": {"type": ["string", "null"]},
            "kind": {"enum": ["device log", "framework test", "Apple text", "code", "article", "inference", null]},
            "confidence": {"enum": ["high", "medium", "low", null]},
            "outcome": {"enum": ["agrees", "differs", "contested", "cannot be expressed", "not run"]},
            "rules": {"$ref": "#/$defs/strings"},
            "source": {"type": ["string", "null"]}
          }
        }
      }
    }

    """#
}
