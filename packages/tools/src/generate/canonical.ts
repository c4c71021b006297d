/** JSON Schema in the few forms that types and runtime schemas are both made from. */
import { constraintsOf } from './constraints.ts';
import { descriptionWithValues } from './enumerations.ts';
import { commonTypes, mergeKeywords } from './merge.ts';
import { type Document, mapValues, type Schema } from './openapi.ts';
import { isReference, nameOf } from './references.ts';
import { schemaSlots } from './walk.ts';

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
  array: ['items', 'minItems', 'maxItems'],
  string: ['format', 'pattern', 'minLength', 'maxLength', 'contentMediaType', 'contentEncoding'],
  number: NUMBER_KEYWORDS,
  integer: NUMBER_KEYWORDS,
};
const GENERAL = ['type', 'enum', 'const', ...new Set(Object.values(KEYWORDS).flat())];
const COMBINERS = ['$ref', 'allOf', 'oneOf', 'anyOf'];
/** Keywords that say what the properties of an object must be together: see constraints.ts. */
const CONSTRAINTS = ['x-one-of', 'x-any-required', 'x-uncounted', 'minProperties', 'maxProperties'];

/** Splits a schema into the keywords with these names and all others. */
function split(schema: Schema, names: readonly string[]): [chosen: Schema, rest: Schema] {
  const entries = Object.entries(schema);
  return [
    Object.fromEntries(entries.filter(([key]) => names.includes(key))),
    Object.fromEntries(entries.filter(([key]) => !names.includes(key))),
  ];
}

/**
 * A copy of the document whose schemas have one type each and no `allOf`: parts are merged, lists of types become
 * unions, and keywords without a type are gone.
 */
export function canonicalise(document: Document): Document {
  const copy = structuredClone(document);
  const schemas = copy.components?.schemas ?? {};
  const reader = new Reader(schemas);
  const forms = Object.entries(schemas).map(([name, schema]) => [name, reader.form(schema, [name])] as const);
  for (const { holder, key } of schemaSlots({ ...copy, components: { ...copy.components, schemas: {} } }))
    holder[key] = reader.form(holder[key] as Schema);
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
  form(schema: Schema, names: readonly string[] = []): Schema {
    const [keywords, annotations] = split(simplify(schema), [...GENERAL, ...COMBINERS]);
    const { $ref, allOf, oneOf, anyOf, ...own } = keywords;
    if (allOf || ($ref !== undefined && Object.keys(own).length > 0))
      return this.#merged(keywords, annotations, names);
    if ($ref !== undefined) return { $ref, ...annotations };
    const union = oneOf ?? anyOf;
    if (!union) return this.#plain(own, annotations, names);
    const forms = union.map((part) => this.form(part, names));
    return unionOf(forms, annotations, oneOf ? 'oneOf' : 'anyOf');
  }

  #merged(keywords: Schema, annotations: Schema, names: readonly string[]): Schema {
    const { $ref, allOf = [] } = keywords;
    const [constraints, rest] = split(annotations, CONSTRAINTS);
    const merged = new Set<string>();
    const whole = this.#whole({ ...keywords, ...constraints }, names, merged);
    // the schema contains itself: only one reference of it is kept
    if (!whole)
      return { ...([$ref && { $ref }, ...allOf].find((part) => part && isReference(part)) ?? {}), ...rest };
    // a merged schema may contain itself; merging it again would not terminate
    const form = this.form(whole, [...names, ...merged]);
    return { ...form, ...rest, ...(merged.size > 0 ? { 'x-merged': [...merged] } : {}) };
  }

  /**
   * A schema without references and parts. Undefined if one of them refers to a schema that is being read already.
   * Adds the names of the schemas that it resolves to `merged`.
   */
  #whole(schema: Schema, names: readonly string[], merged: Set<string>): Schema | undefined {
    const [keywords] = split(simplify(schema), [...GENERAL, ...COMBINERS, ...CONSTRAINTS]);
    const { $ref, allOf = [], ...own } = keywords;
    let result: Schema = own;
    if ($ref !== undefined) {
      const name = nameOf({ $ref });
      if (names.includes(name)) return undefined;
      merged.add(name);
      const target = this.#whole(this.#schemas[name] ?? {}, [...names, name], merged);
      if (!target) return undefined;
      result = mergeTwo(target, own);
    }
    for (const part of allOf) {
      const other = this.#whole(part, names, merged);
      if (!other) return undefined;
      result = mergeTwo(result, other);
    }
    return result;
  }

  /** A schema without references and combinations. */
  #plain(schema: Schema, annotations: Schema, names: readonly string[]): Schema {
    const { type: given, const: only, enum: values, ...keywords } = schema;
    if (only !== undefined) return { type: 'string', const: only, ...annotations };
    if (values) {
      const description = descriptionWithValues({ ...annotations, enum: values });
      return { type: 'string', enum: values, ...annotations, ...(description ? { description } : {}) };
    }
    const types = [given ?? (keywords.properties ? 'object' : [])].flat();
    const [type, second, third] = types;
    if (type === undefined) return annotations;
    if (second === undefined) return this.#ofType(type, keywords, annotations, names);
    // the generators of types and of Zod schemas support a scalar type next to `null`; null has no keywords
    const scalar =
      third === undefined && types.includes('null') && types.find((each) => !OTHERS.includes(each));
    if (scalar) return { ...this.#ofType(scalar, keywords, annotations, names), type: types };
    return { anyOf: types.map((each) => this.#ofType(each, keywords, {}, names)), ...annotations };
  }

  #ofType(type: string, all: Schema, annotations: Schema, names: readonly string[]): Schema {
    const [keywords] = split(all, KEYWORDS[type] ?? []);
    const form = (child: Schema): Schema => this.form(child, names);
    if (type === 'object') return { type, ...objectKeywords(keywords, form), ...annotations };
    if (type !== 'array') return { type, ...keywords, ...annotations };
    const { items = {}, ...rest } = keywords;
    return { type, items: form(items), ...rest, ...annotations };
  }
}

const OTHERS = ['array', 'object', 'null'];

const isKeyword = (key: string): boolean => GENERAL.includes(key) || COMBINERS.includes(key);

function objectKeywords(keywords: Schema, form: (child: Schema) => Schema): Schema {
  const { properties = {}, required = [], additionalProperties, patternProperties } = keywords;
  const known = required.filter((name) => Object.hasOwn(properties, name));
  const result: Schema = {};
  if (Object.keys(properties).length > 0) result.properties = mapValues(properties, form);
  if (known.length > 0) result.required = known;
  if (patternProperties) result.patternProperties = mapValues(patternProperties, form);
  // an index signature applies to every property, so next to known ones its value is unknown
  if (typeof additionalProperties === 'object')
    result.additionalProperties = result.properties ? {} : form(additionalProperties);
  else if (additionalProperties !== undefined) result.additionalProperties = additionalProperties;
  return result;
}

/** One form is returned unchanged, several as a union. */
function unionOf(forms: Schema[], annotations: Schema, keyword: 'oneOf' | 'anyOf'): Schema {
  const [first, second] = forms;
  return first && !second ? { ...first, ...annotations } : { [keyword]: forms, ...annotations };
}

/**
 * A schema without the parts that do not affect its type: what it is not, and parts with comments only.
 */
function simplify({ not, allOf, oneOf, anyOf, ...rest }: Schema): Schema {
  const result: Schema = { ...rest };
  if (not) Object.assign(result, constraintsOf({ ...rest, not }));
  const parts = allOf?.filter((part) => Object.keys(part).some(isKeyword));
  if (parts && parts.length > 0) result.allOf = parts;
  return { ...result, ...(oneOf && { oneOf }), ...(anyOf && { anyOf }) };
}

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
