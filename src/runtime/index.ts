/** What generated code is made of: the factories of calls. */
export { type Arguments, type Navigation, navigation, type Operation, type OperationInfo, operation } from '../core/operation.ts';
export type { Held } from './held.ts';
