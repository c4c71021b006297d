/** Rules for the x- keys: only documented ones, in their locations, with values of their type. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { CHECKED_KEYS, checkKeys } from '../../../generate/x-keys.ts';
import { finding } from '../problem.ts';
import { locationsOf } from './locations.ts';
import type { Rules } from './rule.ts';

const text = { type: 'string', minLength: 1 };
const status = { type: 'integer', minimum: 400, maximum: 599 };
const assumedStatus = {
  type: 'object',
  properties: { status, assumed: { const: true } },
  required: ['status', 'assumed'],
  additionalProperties: false,
};
const list = (items: object) => ({ type: 'array', items, minItems: 1, uniqueItems: true });

/** Values of keys that the generators do not check, or for which the contract has fewer values. */
const ownValues = {
  'x-callers': list({ enum: ['visitor', 'member', 'merchant'] }),
  'x-source': text,
  'x-maturity': { const: 'preview' },
  'x-errors': {
    anyOf: [list({ anyOf: [status, assumedStatus] }), { type: 'object', additionalProperties: text }],
  },
  'x-response-headers': { type: 'object', additionalProperties: text },
};

/** Every x- key whose value has a type; what it means is in EXTENSIONS.md. */
export const extensionKeys: ReadonlySet<string> = new Set([...CHECKED_KEYS, ...Object.keys(ownValues)]);

const ajv = new Ajv2020({ strict: false, allErrors: true });
const validators = new Map(Object.entries(ownValues).map(([key, schema]) => [key, ajv.compile(schema)]));

/** The problem of the location of an x- key. */
function wrongLocation(
  key: string,
  location: string,
  documented: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const locations = documented.get(key);
  if (!locations) return `${key} is not in EXTENSIONS.md`;
  if (!locations.has(location))
    return `${key} is allowed in ${[...locations].join(', ')}, not in ${location}`;
  return extensionKeys.has(key)
    ? undefined
    : `${key} is documented, but the type of its value is not defined`;
}

/** The problem of a value that the generators do not check. */
function wrongValue(key: string, value: unknown): string | undefined {
  const validate = validators.get(key);
  return !validate || validate(value)
    ? undefined
    : `${key}: ${ajv.errorsText(validate.errors, { dataVar: 'it' })}`;
}

export const extensionRules: Rules = {
  'extension-keys': {
    sees: 'whole',
    check({ doc, extensions }) {
      return locationsOf(doc).flatMap(({ location, node, at }) => [
        ...checkKeys(node).map(({ key, message }) => finding([...at, key], message)),
        ...Object.entries(node).flatMap(([key, value]) => {
          if (!key.startsWith('x-')) return [];
          const message = wrongLocation(key, location, extensions) ?? wrongValue(key, value);
          return message === undefined ? [] : [finding([...at, key], message)];
        }),
      ]);
    },
  },
  'extensions-documented': {
    sees: 'whole',
    check({ extensions }) {
      const unused = [...extensionKeys].filter((key) => !extensions.has(key));
      return unused.map((key) => finding([], `${key} has a type, but is not in EXTENSIONS.md`));
    },
  },
};

/** Reads the table of EXTENSIONS.md: the key and the locations of each row. */
export function readExtensions(markdown: string): Map<string, Set<string>> {
  const rows = markdown.matchAll(/^\|\s*`(x-[a-z-]+)`\s*\|([^|]+)\|/gm);
  return new Map(
    [...rows].map(([, key = '', locations = '']) => [
      key,
      new Set(locations.split(',').map((location) => location.trim())),
    ]),
  );
}
