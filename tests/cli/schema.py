# SPDX-License-Identifier: MIT
"""Holds JSON values against the schemas of docs/schemas: the part of JSON Schema that these use, and no more."""
import json
import re

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None), "integer": int,
         "number": (int, float)}
REMARKS = {"$schema", "title", "description", "$defs"}


class Schemas:
    """A folder of schemas. `used`: the places in them that some value has gone through."""

    def __init__(self, folder):
        self.files = {file.name: json.loads(file.read_text(encoding="utf-8")) for file in folder.glob("*.json")}
        self.used = set()

    def faults(self, value, name):
        """What is wrong with the value, in words; empty if nothing is."""
        file = name + ".json"
        return self._faults(value, self.files[file], file, "")

    def places(self, name):
        """All places of a schema that a value may go through: alternatives and properties."""
        return set(self._places(self.files[name + ".json"], name + ".json#"))

    def _places(self, schema, place):
        for key, part in schema.get("properties", {}).items():
            yield f"{place}/{key}"
            yield from self._places(part, f"{place}/{key}")
        for number, part in enumerate(schema.get("oneOf", [])):
            yield f"{place}/{number}"
            yield from self._places(part, f"{place}/{number}")
        if "items" in schema:
            yield from self._places(schema["items"], place)

    def _faults(self, value, schema, file, path, place=None):
        place = file + "#" if place is None else place
        found = []
        for keyword, wanted in schema.items():
            if keyword not in REMARKS:
                found += getattr(self, "_" + keyword.strip("$"))(value, wanted, schema, file, path, place)
        return found

    def _type(self, value, wanted, *where):
        names = wanted if isinstance(wanted, list) else [wanted]
        is_one = any(isinstance(value, TYPES[name]) and (name == "boolean" or not isinstance(value, bool)) for name in names)
        return [] if is_one else [f"{where[2]}: {value!r} is no {wanted}"]

    def _enum(self, value, wanted, *where):
        return [] if any(value == one and type(value) is type(one) for one in wanted) else [f"{where[2]}: {value!r} is none of {wanted}"]

    def _pattern(self, value, wanted, *where):
        return [] if not isinstance(value, str) or re.search(wanted, value) else [f"{where[2]}: {value!r} is not {wanted}"]

    def _minimum(self, value, wanted, *where):
        return [] if not isinstance(value, (int, float)) or value >= wanted else [f"{where[2]}: {value} is less than {wanted}"]

    def _required(self, value, wanted, *where):
        return [f"{where[2]}: {key} is missing" for key in wanted if isinstance(value, dict) and key not in value]

    def _additionalProperties(self, value, wanted, schema, _file, path, _place):
        assert wanted is False
        return [f"{path}: {key} is not known" for key in value if key not in schema["properties"]] if isinstance(value, dict) else []

    def _properties(self, value, wanted, _schema, file, path, place):
        if not isinstance(value, dict):
            return []
        known = [key for key in value if key in wanted]
        self.used |= {f"{place}/{key}" for key in known}
        return [fault for key in known for fault in self._faults(value[key], wanted[key], file, f"{path}/{key}", f"{place}/{key}")]

    def _items(self, value, wanted, _schema, file, path, place):
        if not isinstance(value, list):
            return []
        return [fault for number, item in enumerate(value) for fault in self._faults(item, wanted, file, f"{path}/{number}", place)]

    def _oneOf(self, value, wanted, _schema, file, path, place):
        kept = set(self.used)
        tried = []
        for number, one in enumerate(wanted):
            self.used = set(kept)
            tried.append((self._faults(value, one, file, path, f"{place}/{number}"), self.used | {f"{place}/{number}"}))
        right = [used for faults, used in tried if not faults]
        self.used = right[0] if len(right) == 1 else kept
        return [] if len(right) == 1 else [f"{path}: fits {len(right)} of {len(wanted)}: {[faults for faults, _ in tried]}"]

    def _ref(self, value, wanted, _schema, file, path, place):
        name, _, pointer = wanted.partition("#/$defs/")
        file = name or file
        return self._faults(value, self.files[file]["$defs"][pointer], file, path, place)
