/// The schema of what `bodycheck audit --format json` writes, as JSON Schema 2020-12.
package enum AuditSchema {
  static let path = "audit.schema.json"

  static var file: OutputFile { OutputFile(path: path, text: text) }

  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What an audit of an app found",
      "type": "object",
      "required": ["version", "audit", "path", "configuration", "languageMode", "toolchain", "profile", "sdk", "roots",
        "performed", "steps", "bodies", "wasted", "findings", "others", "unreached", "assumptions"],
      "additionalProperties": false,
      "properties": {
        "version": {"enum": [1]},
        "audit": {"type": "string", "description": "the name of the app"},
        "path": {"type": "string"},
        "configuration": {"enum": ["debug", "release"]},
        "languageMode": {"type": "string"},
        "toolchain": {"type": "string"},
        "profile": {"type": "string"},
        "sdk": {"type": "string"},
        "roots": {"$ref": "#/$defs/strings", "description": "the app, and the views that only previews show"},
        "performed": {"type": "array", "items": {"$ref": "#/$defs/performed"}, "description": "the steps of each root"},
        "steps": {"type": "integer"},
        "bodies": {"type": "integer", "description": "the body evaluations in all steps"},
        "wasted": {"type": "integer", "description": "those that made a value equal to the one before"},
        "findings": {"type": "array", "items": {"$ref": "#/$defs/finding"}, "description": "at most ten, worst first"},
        "others": {"type": "array", "items": {"$ref": "#/$defs/identity"}},
        "unreached": {"type": "array", "items": {"$ref": "#/$defs/unreached"}},
        "assumptions": {"$ref": "#/$defs/strings"},
        "leftOut": {"type": "array", "items": {"type": "object"}}
      },
      "$defs": {
        "strings": {"type": "array", "items": {"type": "string"}},
        "kind": {"enum": ["lost-state", "missed-update", "warning", "wasted", "repeated-work", "late-settling",
          "eager-rows", "model-creation", "advised"]},
        "identity": {
          "type": "object",
          "required": ["kind", "root", "view", "item", "cost"],
          "additionalProperties": false,
          "properties": {
            "kind": {"$ref": "#/$defs/kind"},
            "root": {"type": "string"},
            "view": {"type": "string"},
            "item": {"type": "string"},
            "cost": {"type": "integer"}
          }
        },
        "finding": {
          "type": "object",
          "required": ["kind", "root", "view", "item", "cost", "steps", "bodies", "wasted", "without", "otherSteps",
            "cause", "advice"],
          "additionalProperties": false,
          "properties": {
            "kind": {"$ref": "#/$defs/kind"},
            "root": {"type": "string"},
            "view": {"type": "string", "description": "empty if it is about no view"},
            "item": {"type": "string", "description": "what differed or changed"},
            "cost": {"type": "integer", "description": "what findings of a kind are ranked by"},
            "steps": {"$ref": "#/$defs/strings", "description": "from the start to the step that it is about"},
            "bodies": {"type": "integer", "description": "the body evaluations in that step"},
            "wasted": {"type": "integer", "description": "those that changed nothing, for this cause"},
            "without": {"type": "integer", "description": "how many would have run without them"},
            "otherSteps": {"type": "integer"},
            "cause": {"type": "string"},
            "path": {"type": "string"},
            "line": {"type": "integer"},
            "column": {"type": "integer"},
            "advice": {"type": "array", "items": {"$ref": "#/$defs/advice"}}
          }
        },
        "advice": {
          "type": "object",
          "required": ["title", "address"],
          "additionalProperties": false,
          "properties": {"title": {"type": "string"}, "address": {"type": "string"}}
        },
        "performed": {
          "type": "object",
          "required": ["root", "steps"],
          "additionalProperties": false,
          "properties": {"root": {"type": "string"}, "steps": {"$ref": "#/$defs/strings"}}
        },
        "unreached": {
          "type": "object",
          "required": ["name", "why"],
          "additionalProperties": false,
          "properties": {"name": {"type": "string"}, "why": {"type": "string"}}
        }
      }
    }

    """#
}
