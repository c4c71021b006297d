/** Runtime schemas of every type, for `zod`. Those for requests are strict about enumerations, those for answers are not. */
export * from '../../generated/zod/index.ts';
export * as operationSchemas from '../../generated/zod/operations.ts';
export type { OperationSchemas } from '../../generated/zod/operations.ts';
export * from './codecs.ts';
export { type ValidatorOptions, validator } from './validator.ts';
