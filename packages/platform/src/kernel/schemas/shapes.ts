/** Schemas that many actions have. */
import { object } from './json-schema.ts';

export const text = { type: 'string' } as const;
export const flag = { type: 'boolean' } as const;

/** The input of an action that takes none. */
export const nothing = object({});

/** The output of an action that only does something. */
export const done = object({});

export const count = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;

/** How many items a list has at most. */
export const limit = {
  type: 'integer',
  minimum: 1,
  maximum: 1000,
  default: 50,
  description: 'How many at most.',
} as const;

/** How many items a list leaves out at its beginning. */
export const offset = { ...count, default: 0, description: 'How many to leave out.' } as const;

/** From where on a log is listed. */
export const after = {
  ...count,
  description: 'Id of the last one that is known: the ones that follow it.',
} as const;

/** An item as it is stored, or as the contract describes it. */
export const anyItem = { type: 'object' } as const;

/** A decimal amount in the currency of the shop, or of an order. */
export const amount = {
  type: 'string',
  pattern: '^\\d{1,15}(\\.\\d{1,3})?$',
  description: 'Decimal amount, such as 12.50.',
} as const;

/** A name or title that buyers read, or a code. */
export const name = { type: 'string', minLength: 1, maxLength: 100 } as const;

export const guid = { type: 'string', format: 'uuid' } as const;

/** A time in UTC. */
export const dateTime = { type: 'string', format: 'date-time', pattern: 'Z$' } as const;

const country = { type: 'string', pattern: '^[A-Z]{2}$' } as const;

/** A country, or some of its parts. */
export const place = object({ country }, { subdivisions: { type: 'array', items: text } });

/** A postal address. */
export const address = object(
  {},
  {
    country,
    subdivision: text,
    city: text,
    postalCode: text,
    addressLine: text,
    addressLine2: text,
    streetAddress: object({}, { number: text, name: text, apt: text }),
    geocode: object({ latitude: { type: 'number' }, longitude: { type: 'number' } }),
  },
);
