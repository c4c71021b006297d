/** What changed in a schema, for those who send it or for those who read it. */
import type { Schema } from '../description/openapi.ts';
import { below, namedSchema, nameOf } from '../description/references.ts';
import { type Change, compareLists, major, minor, split } from './change.ts';

/** Two schemas at the same place of two descriptions. */
interface Pair {
  pointer: string;
  before: Schema;
  after: Schema;
  side: 'request' | 'response';
}

/** What allows less breaks those who send a value, and what allows more those who read it. */
const less = ({ pointer, side }: Pair, what: string): Change =>
  (side === 'request' ? major : minor)(pointer, what);
const more = ({ pointer, side }: Pair, what: string): Change =>
  (side === 'response' ? major : minor)(pointer, what);

type Schemas = Readonly<Record<string, Schema>>;
/** The schema of a name, in one piece. */
type LookUp = (name: string) => Schema;

/** Compares the schemas of two descriptions, which it finds by their names. */
export class SchemaComparison {
  readonly #schemas: Record<'old' | 'now', Schemas>;
  /** Two names or schemas each, compared or on the way down: a schema can hold itself. */
  readonly #compared = new Set<string>();
  readonly #old: LookUp = (name) => merged(this.#schemas.old[name] ?? {}, this.#old);
  readonly #now: LookUp = (name) => merged(this.#schemas.now[name] ?? {}, this.#now);

  constructor(old: Schemas, now: Schemas) {
    this.#schemas = { old, now };
  }

  /** Compares the schema of a name, unless it has been compared as that of a request or of a response. */
  compareName(name: string): Change[] {
    const isCompared = ['request', 'response'].some((side) => this.#compared.has(`${side} ${name} ${name}`));
    const schema = namedSchema(name);
    return isCompared ? [] : this.compare({ pointer: '#', before: schema, after: schema, side: 'response' });
  }

  /** Compares what one side has of the properties of two schemas; `pointer` is where these are. */
  compareProperties(pair: Pair, old = this.#old, now = this.#now): Change[] {
    const { before, after, pointer, side } = pair;
    const hides = side === 'request' ? 'readOnly' : 'writeOnly';
    const propertiesIn = ({ properties = {} }: Schema, lookUp: LookUp): Schemas =>
      Object.fromEntries(Object.entries(properties).filter(([, each]) => !merged(each, lookUp)[hides]));
    const [was, is] = [propertiesIn(before, old), propertiesIn(after, now)];
    const { both, gone, fresh } = split(Object.keys(was), Object.keys(is));
    const [verb, must] = side === 'request' ? ['sent', 'required'] : ['received', 'always received'];
    const at = (name: string): Pair => ({ ...pair, pointer: below(pointer, name) });
    const [wasRequired, isRequired] = [new Set(before.required), new Set(after.required)];
    return [
      ...gone.map((name) => major(at(name).pointer, `can no longer be ${verb}`)),
      ...fresh.map((name) =>
        isRequired.has(name)
          ? less(at(name), `is new and ${must}`)
          : minor(at(name).pointer, `can now be ${verb}`),
      ),
      ...both.flatMap((name) => [
        ...(wasRequired.has(name) && !isRequired.has(name) ? [more(at(name), `is no longer ${must}`)] : []),
        ...(!wasRequired.has(name) && isRequired.has(name) ? [less(at(name), `is now ${must}`)] : []),
        ...this.compare({ ...at(name), before: was[name] ?? {}, after: is[name] ?? {} }),
      ]),
    ];
  }

  compare(pair: Pair): Change[] {
    const [old, now] = [alternativesOf(pair.before), alternativesOf(pair.after)];
    const { both, gone, fresh } = split(old.keys(), now.keys());
    // of what only one has, the first has become the first
    const changed = gone.slice(0, fresh.length).map((key, index) => [key, fresh[index] ?? key] as const);
    return [
      ...[...both.map((key) => [key, key] as const), ...changed].flatMap(([was, is]) =>
        this.#compareOne({ ...pair, before: old.get(was) ?? {}, after: now.get(is) ?? {} }),
      ),
      ...gone.slice(fresh.length).map((key) => less(pair, `no longer allows ${key}`)),
      ...fresh.slice(gone.length).map((key) => more(pair, `also allows ${key}`)),
    ];
  }

  /** Follows the references of two alternatives. */
  #compareOne(pair: Pair): Change[] {
    const { before, after, side, pointer } = pair;
    const [was, is] = [nameIn(before), nameIn(after)];
    if (was === undefined && is === undefined) return this.#compareParts(pair);
    const key = `${side} ${was ?? textOf(before)} ${is ?? textOf(after)}`;
    if (this.#compared.has(key)) return [];
    this.#compared.add(key);
    return this.compare({
      pointer: is === undefined ? pointer : below('#/components/schemas', is),
      before: was === undefined ? before : (this.#schemas.old[was] ?? {}),
      after: is === undefined ? after : (this.#schemas.now[is] ?? {}),
      side,
    });
  }

  /** Compares the parts that have the same names, and what all parts say together. */
  #compareParts({ pointer, before, after, side }: Pair): Change[] {
    const namesOf = (schema: Schema): string[] => partsOf(schema).flatMap((part) => nameIn(part) ?? []);
    const shared = split(namesOf(before), namesOf(after)).both;
    const now: LookUp = (name) => (shared.includes(name) ? this.#old : this.#now)(name);
    const whole: Pair = { pointer, before: merged(before, this.#old), after: merged(after, now), side };
    const { both, gone, fresh } = split(typesOf(whole.before), typesOf(whole.after));
    const [from, to] = [whole.before, whole.after].map((schema) => named(schema).join(' or ') || 'any');
    const what = `is of type ${to}, was ${from}`;
    return [
      ...shared.flatMap((name) => {
        const part = namedSchema(name);
        return this.#compareOne({ pointer, before: part, after: part, side });
      }),
      ...(gone.length > 0 ? [less(whole, what)] : []),
      ...(fresh.length > 0 ? [more(whole, what)] : []),
      // what is something else altogether has nothing left to compare
      ...(both.length > 0 ? this.#compareKeywords(whole, now) : []),
    ];
  }

  #compareKeywords(pair: Pair, now: LookUp): Change[] {
    const { pointer, before, after } = pair;
    const at = (...keys: string[]): Pair => ({ ...pair, pointer: below(pointer, ...keys) });
    const members = (['items', 'additionalProperties', 'contentSchema'] as const).filter(
      (key) => key in before || key in after,
    );
    const patterns = Object.keys({ ...before.patternProperties, ...after.patternProperties });
    const matching = ({ patternProperties = {}, additionalProperties }: Schema, pattern: string): Schema =>
      patternProperties[pattern] ?? asSchema(additionalProperties);
    return [
      ...compareLimits(pair),
      ...this.compareProperties(at('properties'), this.#old, now),
      ...members.flatMap((key) =>
        this.compare({ ...at(key), before: asSchema(before[key]), after: asSchema(after[key]) }),
      ),
      ...patterns.flatMap((key) =>
        this.compare({
          ...at('patternProperties', key),
          before: matching(before, key),
          after: matching(after, key),
        }),
      ),
    ];
  }
}

const asSchema = (schema: Schema | boolean = true): Schema =>
  typeof schema === 'object' ? schema : schema ? {} : { not: {} };

/** What says nothing of values; which side a property has is asked for where it is used. */
const ANNOTATIONS =
  /^(x-.*|title|description|summary|\$comment|externalDocs|examples?|default|deprecated|readOnly|writeOnly)$/;

/** The name of a schema that is a reference, and no more than that. */
function nameIn(schema: Schema): string | undefined {
  const { $ref, ...rest } = onlyPart(schema);
  return $ref !== undefined && isAnnotated(rest) ? nameOf({ $ref }) : undefined;
}

/** A schema, or the one part that it consists of. */
function onlyPart(schema: Schema): Schema {
  const { allOf: [part, ...others] = [], ...rest } = schema;
  return part && others.length === 0 && isAnnotated(rest) ? onlyPart(part) : schema;
}

const isAnnotated = (schema: Schema): boolean => Object.keys(schema).every((key) => ANNOTATIONS.test(key));

/** The alternatives of a union, by their names or else by their texts. */
function alternativesOf(schema: Schema): Map<string, Schema> {
  const whole = onlyPart(schema);
  const { anyOf, oneOf = anyOf, ...rest } = whole;
  const all = oneOf && isAnnotated(rest) ? oneOf : [whole];
  return new Map(all.map((each) => [nameIn(each) ?? textOf(each), each]));
}

/** References and what is next to them: a value meets all of them. */
const partsOf = ({ $ref, allOf = [], ...own }: Schema): Schema[] => [
  ...($ref === undefined ? [] : [{ $ref }]),
  ...allOf.flatMap(partsOf),
  own,
];

/** One schema in place of its parts. */
function merged(schema: Schema, lookUp: LookUp): Schema {
  const whole: Schema = {};
  for (const { $ref, ...own } of partsOf(schema)) {
    const { properties = {}, required = [], ...part } = $ref === undefined ? own : lookUp(nameOf({ $ref }));
    const all = { ...whole.properties };
    for (const [name, property] of Object.entries(properties))
      all[name] = all[name] ? { allOf: [all[name], property] } : property;
    Object.assign(whole, part, { properties: all, required: [...(whole.required ?? []), ...required] });
  }
  return whole;
}

const ANY = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** The types that are named; OpenAPI 3.0 has another word for null. */
const named = ({ type = [], nullable }: Schema): string[] => [type, nullable ? 'null' : []].flat();

function typesOf(schema: Schema): Set<string> {
  const { type, properties = {} } = schema;
  const types = type !== undefined ? named(schema) : Object.keys(properties).length > 0 ? ['object'] : ANY;
  return new Set(types.includes('number') ? [...types, 'integer'] : types);
}

const ELSEWHERE =
  /^(type|nullable|properties|patternProperties|required|items|additionalProperties|contentSchema)$/;
/** What readers rely on: they do not check limits. */
const FORMS = /^(enum|const|format|contentEncoding|contentMediaType|anyOf|oneOf)$/;

/** Compares all other keywords by their values. */
function compareLimits(pair: Pair): Change[] {
  const { before, after, side } = pair;
  return Object.keys({ ...before, ...after }).flatMap((key) => {
    const [was, is] = [before[key], after[key]];
    if (key === 'default') return compareDefaults(pair);
    if (ELSEWHERE.test(key) || ANNOTATIONS.test(key) || textOf(was) === textOf(is)) return [];
    if (side === 'response' && !FORMS.test(key)) return [];
    const place = { ...pair, pointer: below(pair.pointer, key) };
    if (is === undefined) return [more(place, `is removed, was ${textOf(was)}`)];
    if (was === undefined) return [less(place, `is new: ${textOf(is)}`)];
    // enumerations of responses are open: a new value breaks nobody
    if (before.enum && after.enum && key === 'enum')
      return compareLists(place.pointer, 'lists', before.enum.map(textOf), after.enum.map(textOf));
    const isLooser =
      (/^max|Maximum$/.test(key) && Number(is) > Number(was)) ||
      (/^min|Minimum$/.test(key) && Number(is) < Number(was)) ||
      (key === 'not' && !forbidsMore(before, after));
    return [(isLooser ? minor : major)(place.pointer, `is ${textOf(is)}, was ${textOf(was)}`)];
  });
}

/** Who leaves out a value gets another one than before. */
function compareDefaults({ pointer, before, after, side }: Pair): Change[] {
  const [was, is] = [before.default, after.default];
  if (side === 'response' || textOf(was) === textOf(is)) return [];
  const place = below(pointer, 'default');
  if (was === undefined) return [minor(place, `is new: ${textOf(is)}`)];
  return [
    major(
      place,
      is === undefined ? `is removed, was ${textOf(was)}` : `is ${textOf(is)}, was ${textOf(was)}`,
    ),
  ];
}

/** Whether properties exclude each other that did not. Nobody has sent a new property so far. */
function forbidsMore({ not: was, properties = {} }: Schema, { not: is }: Schema): boolean {
  const [old = [], now = []] = [was, is].map((not) => not?.anyOf ?? [not ?? {}]);
  const isNew = (name: string): boolean => !(name in properties);
  return now.some((each) => !old.map(textOf).includes(textOf(each)) && !each.required?.some(isNew));
}

/** JSON without texts; a property may be called as they are. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) =>
    ANNOTATIONS.test(key) && typeof inner !== 'object' ? undefined : inner,
  );
