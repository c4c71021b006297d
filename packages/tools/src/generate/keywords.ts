/** The keywords of JSON Schema that limit values, for all that reads or copies them. */
import type { Schema } from './openapi.ts';

/** Limits of which the lower one allows less. */
export const MAXIMA = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
/** Limits of which the higher one allows less. */
export const MINIMA = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];

const OF_PARTS = ['minItems', 'maxItems', 'minProperties', 'maxProperties'];

/** What decides which texts, numbers and other values without parts are allowed. */
export const SCALAR_KEYWORDS = [
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  ...[...MINIMA, ...MAXIMA].filter((keyword) => !OF_PARTS.includes(keyword)),
];

/** A schema with only these of its keywords. */
export const withKeywords = (schema: Schema, keywords: readonly string[]): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)));
