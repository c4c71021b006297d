/** For tests of other packages. */
export { contractEvents } from './contract-events.ts';
export { calls, contract, freeForm, whole } from './whole-values.ts';
