/**
 * Names that a description cannot use, by the rules of the lint. The generators write these constants, and clients the
 * properties, so that none of the names can be missing here.
 */
import type { ClientBase } from 'storewire';
import { FACTORIES } from '../orval/hook-text.ts';

/** What files with the names of calls import or declare. */
export const IMPORTS = {
  runtime: 'runtime',
  types: 'T',
  numbers: 'numbers',
  requests: 'requests',
  responses: 'responses',
  schema: 'ZodMiniType',
  services: 'services',
  calls: 'calls',
  pagers: 'pagers',
} as const;

/** Files next to those of the services. */
export const FILES = { index: 'index', examples: 'examples' } as const;

/** A client would lose one of these to a service of its name. */
const CLIENT_PROPERTIES: Record<Exclude<keyof ClientBase, symbol>, true> = { fetch: true };

export const TAKEN_SERVICES: ReadonlySet<string> = new Set([
  ...Object.values(FILES),
  ...Object.keys(CLIENT_PROPERTIES),
]);

export const TAKEN_METHODS: ReadonlySet<string> = new Set(Object.values(IMPORTS));

/** The other types in schemas.ts and in hooks, and the names that openapi-typescript writes as numbers. */
export const TAKEN_SCHEMAS: ReadonlySet<string> = new Set([
  'Record',
  'UnknownValue',
  'NonNullable',
  ...Object.values(FACTORIES),
  'NaN',
  'Infinity',
]);

/** Code that names an export of `storewire/runtime`. */
export const fromRuntime = (name: string): string => `${IMPORTS.runtime}.${name}`;

/** Code that calls a function. A bundler removes the call if its result is unused. */
export const pureCall = (callee: string, ...values: string[]): string =>
  `/* @__PURE__ */ ${callee}(${values.join(', ')})`;
