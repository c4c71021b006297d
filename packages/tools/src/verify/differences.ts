/** Compares a response of a site with the description. Of the values of the site, what it returns has those of enumerations only. */
import { type OperationSchemas, operationSchemas } from 'storewire/zod';
import type { Document, Schema } from '../description/openapi.ts';
import type { Operation } from '../description/operations.ts';
import { resolve } from '../description/references.ts';

/** What a response has, by paths such as `products.*.name`. */
export interface Comparison {
  /** Of the description, with how. */
  differences: Set<string>;
  /** Properties that no source names. */
  assumed: Set<string>;
}

type Issue = NonNullable<
  ReturnType<NonNullable<OperationSchemas['output']>['safeParse']>['error']
>['issues'][number];

const schemas = new Map(Object.values(operationSchemas).map((each) => [each.id, each]));

export function compareResponse(document: Document, { id, success }: Operation, body: unknown): Comparison {
  const comparison: Comparison = { differences: new Set(), assumed: new Set() };
  const names = new Set<string>();
  if (success?.schema) walk({ document, names, ...comparison }, [success.schema], body, '');
  for (const { path, code } of schemas.get(id)?.output?.safeParse(body).error?.issues ?? ([] as Issue[])) {
    const isMissing = path.reduce<unknown>((value, key) => Object(value)[key], body) === undefined;
    const place = path.map((key) => (names.has(String(key)) ? String(key) : '*')).join('.');
    comparison.differences.add(`${place}: ${isMissing ? 'missing' : `not as described (${code})`}`);
  }
  return comparison;
}

interface Walk extends Comparison {
  document: Document;
  /** Of the properties that the description has. */
  names: Set<string>;
}

/** Looks for what none of some schemas has. */
function walk(context: Walk, candidates: readonly Schema[], value: unknown, path: string): void {
  const { document, names, differences, assumed } = context;
  const forms = candidates.flatMap((each) => formsOf(document, each));
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  if (Array.isArray(value)) {
    const items = forms.map(({ items: each }) => each).filter((each) => each !== undefined);
    for (const each of value) walk(context, items, each, at('*'));
  } else if (typeof value === 'object' && value !== null) {
    const objects = forms.filter((form) => form.properties ?? form.additionalProperties);
    const others = objects.map((form) => form.additionalProperties).filter((each) => each !== undefined);
    for (const { properties = {} } of objects) for (const name of Object.keys(properties)) names.add(name);
    for (const [name, each] of Object.entries(value)) {
      const known = objects
        .map(({ properties }) => properties?.[name])
        .filter((schema) => schema !== undefined);
      if (known.length > 0) {
        if (known.some((schema) => isAssumed(document, schema))) assumed.add(at(name));
        walk(context, known, each, at(name));
      } else if (others.some(Boolean)) walk(context, others.filter(isSchema), each, at('*'));
      else if (objects.length > 0) differences.add(`${at(name)}: unknown`);
    }
  } else if (typeof value === 'string') {
    const texts = forms.filter(({ type = 'string' }) => [type].flat().includes('string'));
    const isKnown = texts.some(({ enum: values, const: only = value }) => (values ?? [only]).includes(value));
    if (texts.length > 0 && !isKnown) differences.add(`${path}: value ${JSON.stringify(value)} is unknown`);
  }
}

const isSchema = (schema: boolean | Schema): schema is Schema => typeof schema === 'object';

/** A schema, or the schemas that it is a choice of. */
function formsOf(document: Document, schema: Schema): Schema[] {
  const target = resolve<Schema>(document, schema);
  const choices = [...(target.oneOf ?? []), ...(target.anyOf ?? [])];
  return [target, ...choices.flatMap((each) => formsOf(document, each))].filter(
    (form) => choices.length === 0 || form !== target || form.properties !== undefined,
  );
}

const isAssumed = (document: Document, schema: Schema): boolean =>
  schema['x-assumed'] === true || resolve<Schema>(document, schema)['x-assumed'] === true;
