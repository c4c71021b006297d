"""What the client imports of aenum, which distributions do not have: an enum that may name itself in its body."""
from enum import Enum as StandardEnum, EnumMeta

no_arg = None


class SelfNaming(EnumMeta):
    @classmethod
    def __prepare__(cls, name, bases, **options):
        namespace = super().__prepare__(name, bases, **options)
        dict.__setitem__(namespace, name, name)
        return namespace

    def __new__(cls, name, bases, namespace, **options):
        dict.pop(namespace, name, None)
        return super().__new__(cls, name, bases, namespace, **options)


class Enum(StandardEnum, metaclass=SelfNaming):
    pass
