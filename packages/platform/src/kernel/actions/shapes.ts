/** Schemas that many actions have. */
import * as z from 'zod/mini';

/** The input of an action that takes none. */
export const nothing = z.strictObject({});

/** The output of an action that only does something. */
export const done = z.object({});

export const count = z.int().check(z.gte(0));

/** How many items a list has at most. */
export const limit = z
  ._default(z.int().check(z.gte(1), z.lte(1000)), 50)
  .check(z.meta({ description: 'How many at most.' }));

/** How many items a list leaves out at its beginning. */
export const offset = z._default(count, 0).check(z.meta({ description: 'How many to leave out.' }));

/** From where on a log is listed. */
export const after = z
  .optional(count)
  .check(z.meta({ description: 'Id of the last one that is known: the ones that follow it.' }));

/** An item as it is stored, or as the contract describes it. */
export const anyItem = z
  .custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
  .check(z.meta({ type: 'object', additionalProperties: {} }));

/** A decimal amount in the currency of the shop, or of an order. */
export const amount = z
  .string()
  .check(z.regex(/^\d{1,15}(\.\d{1,3})?$/), z.meta({ description: 'Decimal amount, such as 12.50.' }));

/** A name or title that buyers read, or a code. */
export const name = z.string().check(z.minLength(1), z.maxLength(100));

const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A country, or some of its parts. */
export const place = z.strictObject({ country, subdivisions: z.exactOptional(z.array(z.string())) });

/** A postal address. */
export const address = z.strictObject({
  country: z.exactOptional(country),
  subdivision: z.exactOptional(z.string()),
  city: z.exactOptional(z.string()),
  postalCode: z.exactOptional(z.string()),
  addressLine: z.exactOptional(z.string()),
  addressLine2: z.exactOptional(z.string()),
  streetAddress: z.exactOptional(
    z.strictObject({
      number: z.exactOptional(z.string()),
      name: z.exactOptional(z.string()),
      apt: z.exactOptional(z.string()),
    }),
  ),
  geocode: z.exactOptional(z.strictObject({ latitude: z.number(), longitude: z.number() })),
});
