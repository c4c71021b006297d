/** JSON Schema in the few forms that types and runtime schemas are both made from. */
import { constraintsOf, isAnyRequired } from './constraints.ts';
import { commonTypes, mergeKeywords } from './merge.ts';
import type { Document, Json, Schema } from './openapi.ts';
import { isReference, nameOf } from './references.ts';
import { isObject, schemaSlots } from './walk.ts';

/** More alternatives than this are not spelled out: the value is then unknown. */
const MAX_ALTERNATIVES = 64;

const NUMBER_KEYWORDS = [
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
];

/** Keywords that decide what a value is, by the type that they belong to. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  object: ['properties', 'required', 'additionalProperties', 'patternProperties'],
  array: ['items', 'prefixItems', 'minItems', 'maxItems'],
  string: ['format', 'pattern', 'minLength', 'maxLength', 'contentMediaType', 'contentEncoding'],
  number: NUMBER_KEYWORDS,
  integer: NUMBER_KEYWORDS,
};
/** Keywords that only one type has: they imply the type if none is given. */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  ...KEYWORDS,
  object: ['properties', 'additionalProperties', 'patternProperties'],
};
const GENERAL = ['type', 'enum', 'const', ...new Set(Object.values(KEYWORDS).flat())];
const COMBINERS = ['$ref', 'allOf', 'oneOf', 'anyOf'];
/** Keywords that restrict a value and have no type. */
const IGNORED = ['not', 'if', 'then', 'else', 'dependentSchemas', 'propertyNames', 'contains'];
/** Keywords that say what the properties of an object must be together: see constraints.ts. */
const CONSTRAINTS = [
  'x-one-of',
  'x-any-required',
  'x-uncounted',
  'minProperties',
  'maxProperties',
  'dependentRequired',
];

/** Splits a schema into the keywords with these names and all others. */
function split(schema: Schema, names: readonly string[]): [chosen: Schema, rest: Schema] {
  const entries = Object.entries(schema);
  return [
    Object.fromEntries(entries.filter(([key]) => names.includes(key))),
    Object.fromEntries(entries.filter(([key]) => !names.includes(key))),
  ];
}

const unique = <T>(values: T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/**
 * A copy of the document whose schemas have one type each and no `allOf`: parts are merged, unions next to
 * other keywords are expanded, lists of types become unions, and keywords without a type are gone.
 */
export function canonicalise(document: Document): Document {
  const copy = structuredClone(document);
  const schemas = copy.components?.schemas ?? {};
  const reader = new Reader(schemas);
  const forms = Object.entries(schemas).map(([name, schema]) => [name, reader.form(schema, [name])] as const);
  for (const { holder, key } of schemaSlots({ ...copy, components: { ...copy.components, schemas: {} } }))
    holder[key] = reader.form(holder[key]);
  return { ...copy, components: { ...copy.components, schemas: Object.fromEntries(forms) } };
}

class Reader {
  readonly #schemas: Record<string, Schema>;

  constructor(schemas: Record<string, Schema>) {
    this.#schemas = schemas;
  }

  /**
   * The canonical form of a schema. `names` are the schemas that are being read: a reference to one of them stays a
   * reference.
   */
  form(schema: unknown, names: readonly string[] = []): Schema {
    if (typeof schema !== 'object' || schema === null) return {};
    const [keywords, annotations] = split(simplify(schema as Schema), [...GENERAL, ...COMBINERS]);
    const [{ $ref, allOf, oneOf, anyOf }, own] = split(keywords, COMBINERS);
    const [only, second] = [
      $ref === undefined ? undefined : { $ref },
      ...(allOf ?? []),
      oneOf && { oneOf },
      anyOf && { anyOf },
    ].filter((part) => part !== undefined);
    if (!only) return this.#plain(own, annotations, names);
    if (second || !Object.keys(own).every((key) => key === 'type')) {
      const [constraints, rest] = split(annotations, CONSTRAINTS);
      const merged = new Set<string>();
      const options = this.#optionsOf({ ...keywords, ...constraints }, names, merged);
      // the schema contains itself: only one reference of it is kept
      if (!options)
        return {
          ...([$ref && { $ref }, ...(allOf ?? [])].find((part) => part && isReference(part)) ?? {}),
          ...rest,
        };
      const parts = merged.size > 0 ? { 'x-merged': [...merged] } : {};
      // a merged schema may contain itself; merging it again would not terminate
      const inside = [...names, ...merged];
      return unionOf(
        unique(options.map((option) => this.form(option, inside))),
        { ...rest, ...parts },
        'anyOf',
      );
    }
    if (isReference(only)) return { ...only, ...annotations };
    const union = only.oneOf ?? only.anyOf;
    if (!union) return { ...this.form(only, names), ...annotations };
    const parts = union.map((part) =>
      own.type && !isReference(part) && !part.type ? { type: own.type, ...part } : part,
    );
    return unionOf(
      unique(parts.map((part) => this.form(part, names))),
      annotations,
      only.oneOf ? 'oneOf' : 'anyOf',
    );
  }

  /**
   * The alternatives of a schema, without references and combinations. Undefined if one of them refers to a schema
   * that is being read already. Adds the names of the schemas that it resolves to `merged`.
   */
  #optionsOf(schema: Schema, names: readonly string[], merged: Set<string>): Schema[] | undefined {
    const [keywords] = split(simplify(schema), [...GENERAL, ...COMBINERS, ...CONSTRAINTS]);
    const { $ref, allOf, oneOf, anyOf, ...own } = keywords;
    let results: Schema[] = [own];
    if ($ref !== undefined) {
      const name = nameOf({ $ref });
      if (names.includes(name)) return undefined;
      merged.add(name);
      const target = this.#optionsOf(this.#schemas[name] ?? {}, [...names, name], merged);
      if (!target) return undefined;
      results = target.map((option) => mergeTwo(option, own));
    }
    for (const alternatives of [...(allOf ?? []).map((part) => [part]), oneOf, anyOf]) {
      if (!alternatives) continue;
      const options = alternatives.map((part) => this.#optionsOf(part, names, merged));
      if (options.includes(undefined)) return undefined;
      const all = options.flatMap((each) => each ?? []);
      results = results.flatMap((result) => all.map((option) => mergeTwo(result, option)));
      if (results.length > MAX_ALTERNATIVES) return [{}];
    }
    return results;
  }

  /** A schema without references and combinations. */
  #plain(schema: Schema, annotations: Schema, names: readonly string[]): Schema {
    if (schema.const === null) return { type: 'null', ...annotations };
    if (isScalar(schema.const)) return { type: typeof schema.const, const: schema.const, ...annotations };
    const types = [schema.type ?? []].flat();
    const isContainer = types.length > 0 && types.every((type) => type === 'array' || type === 'object');
    if (Array.isArray(schema.enum) && schema.enum.every(isScalar) && schema.enum.length > 0 && !isContainer)
      return enumeration(unique(types.includes('null') ? [...schema.enum, null] : schema.enum), annotations);
    return this.#typed(schema, annotations, names);
  }

  #typed(schema: Schema, annotations: Schema, names: readonly string[]): Schema {
    const { type: given, const: _const, enum: _enum, ...keywords } = schema;
    const types = unique([given ?? typeOf(keywords) ?? []].flat());
    if (types.length === 0) return annotations;
    const forms = types.map((type) => this.#ofType(type, keywords, annotations, names));
    if (forms.length === 1 && forms[0]) return forms[0];
    const [first, second] = types.filter((type) => type !== 'null');
    // the generators of types and of Zod schemas support a scalar type next to `null`; null has no keywords
    if (types.length === 2 && first && !second && !CONTAINERS.includes(first))
      return { ...this.#ofType(first, keywords, annotations, names), type: types };
    const bare = types.map((type) => this.#ofType(type, keywords, {}, names));
    return { anyOf: bare, ...annotations };
  }

  #ofType(type: string, all: Schema, annotations: Schema, names: readonly string[]): Schema {
    const [keywords] = split(all, KEYWORDS[type] ?? []);
    const form = (child: unknown): Schema => this.form(child, names);
    if (type === 'array') {
      const { items, prefixItems, ...rest } = keywords as { items?: unknown; prefixItems?: unknown[] };
      const kinds = [...(prefixItems ?? []), ...(isNever(items) && prefixItems ? [] : [items])].map(form);
      return { type, items: unionOf(unique(kinds), {}, 'anyOf'), ...rest, ...annotations };
    }
    if (type !== 'object') return { type, ...keywords, ...annotations };
    return { type, ...objectKeywords(keywords, annotations, form), ...annotations };
  }
}

const CONTAINERS = ['array', 'object'];

const isKeyword = (key: string): boolean => GENERAL.includes(key) || COMBINERS.includes(key);

function objectKeywords(keywords: Schema, annotations: Schema, form: (child: unknown) => Schema): Schema {
  const { properties = {}, required = [], additionalProperties, patternProperties } = keywords;
  const possible = Object.entries(properties).filter(([, property]) => !isNever(property));
  const known = required.filter(
    (name, index) => Object.hasOwn(properties, name) && required.indexOf(name) === index,
  );
  const patterns = Object.entries(patternProperties ?? {}).map(
    ([pattern, property]) => [pattern, form(property)] as const,
  );
  const result: Schema = {};
  if (possible.length > 0)
    result.properties = Object.fromEntries(possible.map(([name, property]) => [name, form(property)]));
  if (known.length > 0) result.required = known;
  if (annotations['x-filter']) {
    if (patterns.length > 0) result.patternProperties = Object.fromEntries(patterns);
    if (additionalProperties !== undefined) result.additionalProperties = additionalProperties;
    return result;
  }
  const others: unknown[] = [...patterns.map(([, property]) => property)];
  if (typeof additionalProperties === 'object') others.push(form(additionalProperties));
  // an index signature applies to every property, so next to known ones its value is unknown
  if (others.length > 0)
    result.additionalProperties = possible.length > 0 ? {} : unionOf(unique(others as Schema[]), {}, 'anyOf');
  else if (additionalProperties !== undefined) result.additionalProperties = additionalProperties;
  return result;
}

/**
 * The union for the values of an `enum`. Strings are one `enum`, because its type stays open for other strings. All
 * other values are constants.
 */
function enumeration(values: Json[], annotations: Schema): Schema {
  const texts = values.filter((value) => typeof value === 'string');
  const others = values.filter((value) => typeof value !== 'string');
  const forms: Schema[] = [
    ...(texts.length > 0 ? [{ type: 'string', enum: texts }] : []),
    ...others.map(
      (value): Schema => (value === null ? { type: 'null' } : { type: typeof value, const: value }),
    ),
  ];
  return unionOf(forms, annotations, 'anyOf');
}

const isScalar = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** One form is returned unchanged, several as a union. Without a form, any value is accepted. */
function unionOf(forms: Schema[], annotations: Schema, keyword: 'oneOf' | 'anyOf'): Schema {
  const [first, second] = forms;
  if (!first) return annotations;
  if (!second) return { ...first, ...annotations };
  return { [keyword]: forms, ...annotations };
}

/**
 * A schema without the parts that do not affect its type: parts with comments only, and alternatives that
 * differ only in `required`.
 */
function simplify(schema: Schema): Schema {
  const { allOf, oneOf, anyOf, ...rest } = schema;
  const result: Schema = {};
  for (const [key, value] of Object.entries(rest))
    if (!IGNORED.includes(key) && value !== undefined) result[key] = value;
  if (isAnyRequired(schema)) Object.assign(result, constraintsOf(schema));
  const parts = allOf?.filter((part) => Object.keys(part).some(isKeyword));
  if (parts && parts.length > 0) result.allOf = parts;
  for (const [key, union] of Object.entries({ oneOf, anyOf })) {
    const known = union?.filter((part) => !isNever(part));
    if (known?.some((part) => Object.keys(part).some((each) => isKeyword(each) && each !== 'required')))
      result[key] = known;
  }
  return result;
}

/** Whether no value meets a schema. */
const isNever = (schema: unknown): boolean =>
  isObject(schema) && isObject(schema['not']) && Object.keys(schema['not']).length === 0;

const typeOf = (schema: Schema): string | undefined =>
  Object.keys(TELLING).find((type) => TELLING[type]?.some((key) => schema[key] !== undefined));

/** Merges two schemas into one that accepts the values both accept. */
function mergeTwo(first: Schema, second: Schema): Schema {
  const result = mergeKeywords(first, second, mergeProperty);
  // of parts that exclude each other, the later one counts
  if (result.type?.length === 0 && second.type !== undefined) result.type = second.type;
  if (result.enum?.length === 0 && second.enum) result.enum = second.enum;
  // closed parts would exclude one another
  if (result.properties && result.additionalProperties === false) delete result.additionalProperties;
  return result;
}

/**
 * A property that both parts have. A property with a reference or a combination is not merged, so that its type
 * keeps its name: the second one counts, unless its only keyword is `type`.
 */
function mergeProperty(first: Schema, second: Schema): Schema {
  const isPlain = (schema: Schema): boolean => !COMBINERS.some((key) => key in schema);
  const keywords = Object.keys(second).filter(isKeyword);
  if (keywords.length === 0 || (!isPlain(first) && keywords.every((key) => key === 'type')))
    return { ...first, ...second };
  const isPossible =
    first.type === undefined || second.type === undefined || commonTypes(first.type, second.type).length > 0;
  return isPlain(first) && isPlain(second) && isPossible ? mergeTwo(first, second) : second;
}
