/**
 * Runtime schemas of all types for zod, and a validator of calls. Enumerations are closed in requests and
 * open in responses.
 */
export * from '../../generated/zod/index.ts';
export type { OperationSchemas } from '../../generated/zod/operations.ts';
export * as operationSchemas from '../../generated/zod/operations.ts';
export { type ValidatorOptions, validator } from './validator.ts';
