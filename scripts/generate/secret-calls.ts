import type { Operation } from './operations.ts';

/** Calls that take passwords, codes and tokens: no error repeats their input, and none of it becomes a cache key. */
export const isSecret = ({ secret }: Operation): boolean => secret;
