/** Rules for the x- keys: only documented ones, in their locations, with values of their type. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { OPERATORS } from '../../generate/filters.ts';
import { finding } from '../problem.ts';
import { locationsOf } from './locations.ts';
import type { Rules } from './rule.ts';

const text = { type: 'string', minLength: 1 };
const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const list = (items: object, minItems = 1) => ({ type: 'array', items, minItems, uniqueItems: true });
const status = { type: 'integer', minimum: 400, maximum: 599 };
const decimal = { anyOf: [{ type: 'number' }, { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }] };
const one = (...values: unknown[]) => ({ enum: values });

/** The type of the value of each x- key; what it means is in EXTENSIONS.md. */
export const extensionValues: Record<string, object> = {
  'x-callers': list(one('visitor', 'member', 'merchant')),
  'x-effect': one('read', 'write', 'navigate'),
  'x-repeat': one('same', 'error', 'again'),
  'x-assumed': { anyOf: [{ const: true }, list(text)] },
  'x-source': text,
  'x-sdk': object(
    {
      package: { type: 'string', pattern: '^@[a-z]+/[a-z]+$' },
      function: { type: 'string', pattern: '^[A-Za-z0-9]+\\.[A-Za-z0-9]+$' },
      arguments: list(text, 0),
      returns: text,
    },
    ['package', 'function', 'arguments'],
  ),
  'x-paging': object(
    {
      kind: one('cursor', 'offset'),
      request: text,
      items: text,
      metadata: text,
      total: text,
      unwrapped: list(text),
    },
    ['kind', 'request', 'items', 'metadata'],
  ),
  'x-invalidates': list(text, 0),
  'x-updates': text,
  'x-deletes': text,
  'x-application-errors': list(
    object(
      {
        code: text,
        status: { type: 'integer' },
        description: text,
        details: text,
        assumed: { const: true },
      },
      ['code', 'status'],
    ),
  ),
  'x-empty-body': { const: true },
  'x-request-id-header': text,
  'x-errors': {
    anyOf: [
      list({ anyOf: [status, object({ status, assumed: { const: true } })] }),
      { type: 'object', additionalProperties: text },
    ],
  },
  'x-response-headers': { type: 'object', additionalProperties: text },
  'x-tagGroups': list(object({ name: text, tags: list(text) })),
  'x-any-of': list(list(text, 2)),
  'x-wire-path': { type: 'string', pattern: '^/' },
  'x-host': one('site'),
  'x-secret': { const: true },
  'x-body-name': { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$' },
  'x-fallback-of': text,
  'x-sunset': object({ date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }, replacedBy: text }, [
    'date',
  ]),
  'x-maturity': one('preview'),
  'x-packed': { const: true },
  'x-wire': one('float', 'image', 'video', 'document', 'audio', 'address', 'pageUrl', 'fieldMask'),
  'x-filter': { const: true },
  'x-operators': list(one(...OPERATORS)),
  'x-closed': { const: true },
  'x-enum-descriptions': { type: 'object', additionalProperties: text, minProperties: 1 },
  'x-always': { const: true },
  'x-decimal': object(
    {
      minimum: decimal,
      maximum: decimal,
      exclusiveMinimum: decimal,
      exclusiveMaximum: decimal,
      scale: { type: 'integer', minimum: 0 },
    },
    [],
  ),
  'x-one-of': list(list(text, 2)),
  'x-event': object({ type: text, entityFqdn: text, slug: text, domain: { type: 'boolean' } }, [
    'type',
    'slug',
    'domain',
  ]),
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
const validators = new Map(
  Object.entries(extensionValues).map(([key, schema]) => [key, ajv.compile(schema)]),
);

/** The problem of one x- key in one location. */
function wrong(
  key: string,
  value: unknown,
  location: string,
  documented: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const locations = documented.get(key);
  if (!locations) return `${key} is not in EXTENSIONS.md`;
  if (!locations.has(location))
    return `${key} is allowed in ${[...locations].join(', ')}, not in ${location}`;
  const validate = validators.get(key);
  if (!validate) return `${key} is documented, but the type of its value is not defined`;
  return validate(value) ? undefined : `${key}: ${ajv.errorsText(validate.errors, { dataVar: 'it' })}`;
}

export const extensionRules: Rules = {
  'extension-keys': {
    sees: 'whole',
    check({ doc, extensions }) {
      return locationsOf(doc).flatMap(({ location, node, at }) =>
        Object.entries(node).flatMap(([key, value]) => {
          if (!key.startsWith('x-')) return [];
          const message = wrong(key, value, location, extensions);
          return message === undefined ? [] : [finding([...at, key], message)];
        }),
      );
    },
  },
  'assumed-keys': {
    sees: 'whole',
    check({ doc }) {
      return locationsOf(doc).flatMap(({ node, at }) => {
        const keys = Array.isArray(node['x-assumed']) ? node['x-assumed'] : [];
        const unknown = keys.filter((key) => !(key in node));
        return unknown.map((key) =>
          finding([...at, 'x-assumed'], `there is no ${key} that could be assumed`),
        );
      });
    },
  },
  'extensions-documented': {
    sees: 'whole',
    check({ extensions }) {
      const unused = Object.keys(extensionValues).filter((key) => !extensions.has(key));
      return unused.map((key) => finding([], `${key} has a type, but is not in EXTENSIONS.md`));
    },
  },
};

/** Reads the table of EXTENSIONS.md: the key and the locations of each row. */
export function readExtensions(markdown: string): Map<string, Set<string>> {
  const rows = markdown.matchAll(/^\|\s*`(x-[a-zA-Z-]+)`\s*\|([^|]+)\|/gm);
  return new Map(
    [...rows].map(([, key = '', locations = '']) => [
      key,
      new Set(locations.split(',').map((location) => location.trim())),
    ]),
  );
}
