/** Names that generated files or a client have themselves. */

export const TAKEN_SERVICES: ReadonlySet<string> = new Set([
  'index',
  'services',
  'examples',
  'floats',
  'send',
  'address',
  'fetch',
  'identity',
  'onIdentity',
  'baseUrl',
]);

export const TAKEN_METHODS: ReadonlySet<string> = new Set([
  'operation',
  'navigation',
  'example',
  'Operation',
  'Navigation',
  'Example',
  'floats',
  'answers',
  'requests',
  'OperationSchemas',
  'ZodMiniType',
  'T',
]);

/**
 * What openapi-typescript writes of its own, the global types that it uses, and what it takes for numbers.
 */
export const TAKEN_SCHEMAS: ReadonlySet<string> = new Set([
  'components',
  'paths',
  'webhooks',
  'operations',
  'Record',
  'Date',
  'Omit',
  'WithRequired',
  'NaN',
  'Infinity',
]);
