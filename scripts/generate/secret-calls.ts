import type { Operation } from './operations.ts';

const SERVICES = new Set(['authentication', 'verification', 'recovery', 'oauth']);

/** Calls that take passwords, codes and tokens: no error repeats their input, and none of it becomes a cache key. */
export const isSecret = ({ service }: Operation): boolean => SERVICES.has(service);
