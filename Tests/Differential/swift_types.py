"""Random Swift types whose values know, by the stated rules alone, when two of them are unchanged.

A type writes its values as Swift expressions and gives each a key: two values count as unchanged if
and only if their keys are equal. `key` follows the rules of comparison (CMP-2 to CMP-16), `same` the
type's own `==`. Nothing here knows how Swift lays out a value.
"""

import dataclasses
import itertools


@dataclasses.dataclass(frozen=True)
class Value:
    expression: str
    key: str
    same: str


@dataclasses.dataclass
class Type:
    name: str
    is_plain: bool
    is_equatable: bool
    make: object
    declaration: str = ""
    # A closure has another representation where its type is generic (CMP-16), so it stays outside.
    has_closure: bool = False

    def value(self, random):
        """A value; plain data is compared by its bytes even if it has `==` (CMP-2)."""
        expression, key, same = self.make(random)
        uses_equality = self.is_equatable and not self.is_plain
        return Value(expression, same if uses_equality else key, same)


# What is new at every evaluation of its expression: stands for the sample that it belongs to.
ANEW = "§"


def number(name, shift=0):
    def make(random):
        value = random.randrange(3) << shift
        return f"{name}({value})", f"{value}", f"{value}"
    return Type(name, True, True, make)


def double():
    def make(random):
        text = random.choice(["0.0", "-0.0", "1.5"])
        return f"Double({text})", text, str(float(text) + 0.0)
    return Type("Double", True, True, make)


def choice(name, texts, *, is_plain, is_equatable):
    """A type with a few values that are written and told apart by their text."""
    def make(random):
        text = random.choice(texts)
        return text, text, text
    return Type(name, is_plain, is_equatable, make)


def caseless():
    """Not plain, with an `==` of its own (CMP-3)."""
    def make(random):
        text = random.choice(["a", "A", "b", "a text too long for the value itself"])
        return f'Caseless("{text}")', text, text.lower()
    return Type("Caseless", False, True, make)


def parity():
    """Plain data, whose `==` is not asked (CMP-2)."""
    def make(random):
        value = random.randrange(4)
        return f"Parity({value})", f"{value}", f"{value % 2}"
    return Type("Parity", True, True, make)


def numbered():
    """Objects that are equal by their number (CMP-10)."""
    def make(random):
        index = random.randrange(3)
        return f"numbered[{index}]", f"{index}", f"{index % 2}"
    return Type("Numbered", False, True, make)


def leaves():
    objects = [f"objects[{index}]" for index in range(3)]
    types = ["(Int.self as Any.Type)", "(String.self as Any.Type)", "(Empty.self as Any.Type)"]
    return [
        number("Int8"), number("UInt16"), number("Int32"), number("Int64", shift=40), double(),
        choice("Bool", ["true", "false"], is_plain=True, is_equatable=True),
        choice("String", ['"a"', '"b"', '"a text too long for the value itself"'],
               is_plain=False, is_equatable=True),
        choice("Object", objects, is_plain=False, is_equatable=False),
        choice("Any.Type", types, is_plain=True, is_equatable=False),
        choice("Empty", ["Empty()"], is_plain=True, is_equatable=False),
        choice("Direction", ["Direction.up", "Direction.down"], is_plain=True, is_equatable=True),
        choice("Set<Int8>", ["Set<Int8>([1])", "Set<Int8>([1, 2])", "Set<Int8>()"],
               is_plain=False, is_equatable=True),
        caseless(), parity(), numbered(),
    ]


METATYPE = choice("Caseless.Type", ["Caseless.self"], is_plain=True, is_equatable=False)


class Generator:
    """Makes types out of types."""

    def __init__(self, random, with_captures):
        self.random = random
        self.with_captures = with_captures
        self.count = itertools.count()
        self.leaves = leaves()
        self.made = []
        self.closures = []

    def types(self, count):
        """That many declared types, each of which may use those before it."""
        while len(self.made) < count:
            kinds = [self.structure, self.structure, self.enumeration, self.enumeration]
            self.made.append(self.random.choice(kinds)())
        return self.made

    def part(self):
        """A type for a property or a payload."""
        kinds = [self.leaf] * 5 + [self.earlier] * 3 + [
            self.optional, self.array, self.pair, self.tuple, self.anything, self.closure,
        ]
        return self.random.choice(kinds)()

    def property(self):
        """A type for a property, which alone can take no memory at all as a metatype (CMP-14)."""
        return METATYPE if self.random.randrange(12) == 0 else self.part()

    def generic_part(self):
        """The same for a place where the compiler knows only a type parameter."""
        while True:
            part = self.part()
            if not part.has_closure:
                return part

    def leaf(self):
        return self.random.choice(self.leaves)

    def earlier(self):
        # Enums in enums deeper than eight fall back to bytes (CMP-8), so the last few do not count.
        return self.random.choice(self.made[:8]) if self.made else self.leaf()

    def structure(self):
        name = f"Structure{next(self.count)}"
        parts = [self.property() for _ in range(self.random.randrange(1, 5))]
        fields = [f"var f{index}: {part.name}" for index, part in enumerate(parts)]
        equality = self.equality(parts)
        body = list(fields)
        if equality == "first":
            body.append("static func == (a: Self, b: Self) -> Bool { a.f0 == b.f0 }")

        def make(random):
            values = [part.value(random) for part in parts]
            arguments = ", ".join(f"f{index}: {v.expression}" for index, v in enumerate(values))
            compared = values[:1] if equality == "first" else values
            return f"{name}({arguments})", joined(v.key for v in values), joined(v.same for v in compared)
        return self.declared("struct", name, parts, equality, body, make)

    def enumeration(self):
        name = f"Enumeration{next(self.count)}"
        cases = [[self.part() for _ in range(self.random.randrange(3))]
                 for _ in range(self.random.randrange(1, 6))]
        parts = [part for case in cases for part in case]
        is_indirect = self.random.randrange(4) == 0 and bool(parts)
        equality = "all" if self.equality(parts) else None
        body = []
        for index, case in enumerate(cases):
            payload = "(" + ", ".join(part.name for part in case) + ")" if case else ""
            body.append(f"case c{index}{payload}")

        def make(random):
            index = random.randrange(len(cases))
            values = [part.value(random) for part in cases[index]]
            payload = "(" + ", ".join(v.expression for v in values) + ")" if values else ""
            return (f"{name}.c{index}{payload}", f"{index}" + joined(v.key for v in values),
                    f"{index}" + joined(v.same for v in values))
        kind = "indirect enum" if is_indirect else "enum"
        return self.declared(kind, name, parts, equality, body, make)

    def equality(self, parts):
        """None, all properties, or the first alone, where the parts allow it."""
        if parts and all(part.is_equatable for part in parts):
            return self.random.choice([None, "all", "first"])
        return None

    def declared(self, kind, name, parts, equality, body, make):
        conformance = ": Equatable" if equality else ""
        declaration = f"{kind} {name}{conformance} {{\n  " + "\n  ".join(body) + "\n}"
        is_plain = all(part.is_plain for part in parts) and not kind.startswith("indirect")
        # An enum without payload is Equatable by itself.
        is_equatable = bool(equality) or (kind == "enum" and not parts)
        return Type(name, is_plain, is_equatable, make, declaration)

    def optional(self):
        part = self.generic_part()

        def make(random):
            if random.randrange(3) == 0:
                return f"Optional<{part.name}>.none", "nil", "nil"
            value = part.value(random)
            return f"Optional<{part.name}>.some({value.expression})", f"?{value.key}", f"?{value.same}"
        return Type(f"Optional<{part.name}>", part.is_plain, part.is_equatable, make)

    def array(self):
        part = self.generic_part()

        def make(random):
            values = [part.value(random) for _ in range(random.randrange(3))]
            items = ", ".join(v.expression for v in values)
            # Without `==`, an array that was made anew has other storage, unless it is empty (CMP-12).
            key = f"array {ANEW}" if values else "[]"
            return f"anew([{items}] as [{part.name}])", key, "[" + joined(v.same for v in values)
        return Type(f"Array<{part.name}>", False, part.is_equatable, make)

    def pair(self):
        first, second = self.generic_part(), self.generic_part()
        name = f"Pair<{first.name}, {second.name}>"

        def make(random):
            a, b = first.value(random), second.value(random)
            return f"{name}({a.expression}, {b.expression})", joined([a.key, b.key]), ""
        return Type(name, first.is_plain and second.is_plain, False, make)

    def tuple(self):
        parts = [self.generic_part() for _ in range(2)]

        def make(random):
            values = [part.value(random) for part in parts]
            return "(" + ", ".join(v.expression for v in values) + ")", joined(v.key for v in values), ""
        name = "(" + ", ".join(part.name for part in parts) + ")"
        return Type(name, all(part.is_plain for part in parts), False, make)

    def anything(self):
        """A value of one of two types behind an existential (CMP-13)."""
        parts = [self.generic_part(), self.leaf()]

        def make(random):
            part = random.choice(parts)
            value = part.value(random)
            # An existential never lies in another one of its kind.
            key = value.key if part.name == "Any" else f"{part.name}: {value.key}"
            return f"({value.expression} as {part.name}) as Any", key, ""
        return Type("Any", False, False, make)

    def closure(self):
        """A closure from one of two places, with a capture where those can be told (CMP-15, CMP-16)."""
        part = self.generic_part() if self.with_captures else None
        name = f"make{next(self.count)}"
        # A number besides: a closure that captured one reference alone is that reference.
        parameter = f"_ number: Int8, _ captured: {part.name}" if part else ""
        result = "use(number) + use(captured)" if part else "0"
        places = "\n".join(
            f"@inline(never) func {name}_{place}({parameter}) -> () -> Int {{ {{ {result} + {place} }} }}"
            for place in range(2)
        )
        self.closures.append(places)

        def make(random):
            place = random.randrange(2)
            value = part.value(random) if part else Value("", "", "")
            captured = f"1, {value.expression}" if part else ""
            return f"{name}_{place}({captured})", f"{place} {value.key}", ""
        return Type("(() -> Int)", False, False, make, has_closure=True)


def joined(keys):
    return "(" + "; ".join(keys) + ")"
