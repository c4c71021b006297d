import type * as development from './hints.ts';

export const hintOf: typeof development.hintOf = () => undefined;
export const NEXT_STEP: typeof development.NEXT_STEP = {};
