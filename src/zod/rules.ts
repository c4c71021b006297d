/** Checks of generated schemas that zod has no function for, with the platform's wording. */
import * as z from 'zod/v4/mini';

/** A rule about the properties that an object has: all of them, and those that are not null. */
const aboutNames = (
  isValid: (names: string[], set: string[]) => boolean,
  error: string,
  rule: string,
): z.core.$ZodCheck<unknown> =>
  z.refine<unknown>(
    (value) => {
      if (typeof value !== 'object' || value === null) return true;
      const given = Object.entries(value).filter(([, each]) => each !== undefined);
      return isValid(
        given.map(([name]) => name),
        given.filter(([, each]) => each !== null).map(([name]) => name),
      );
    },
    { error, params: { rule } },
  );

/** At most one of these properties is set: null counts as absent. */
export const atMostOne = (...exclusive: string[]): z.core.$ZodCheck<unknown> =>
  aboutNames(
    (_, set) => exclusive.filter((name) => set.includes(name)).length < 2,
    `must have at most one of ${exclusive.join(', ')}`,
    'ONE_OF_ALIGNMENT',
  );

/** At least one of these properties is given. */
export const atLeastOne = (...required: string[]): z.core.$ZodCheck<unknown> =>
  aboutNames(
    (names) => required.some((name) => names.includes(name)),
    `must have at least one of ${required.join(', ')}`,
    'REQUIRED_FIELD',
  );

/** All properties of at least one of these groups are given. */
export const oneGroup = (...groups: string[][]): z.core.$ZodCheck<unknown> =>
  aboutNames(
    (names) => groups.some((group) => group.every((name) => names.includes(name))),
    `must have ${groups.map((group) => group.join(' and ')).join(', or ')}`,
    'REQUIRED_FIELD',
  );

/** At least so many properties are given. */
export const minProperties = (limit: number, error: string): z.core.$ZodCheck<unknown> =>
  aboutNames((names) => names.length >= limit, error, 'MIN_SIZE');

/** At most so many properties are given. */
export const maxProperties = (limit: number, error: string): z.core.$ZodCheck<unknown> =>
  aboutNames((names) => names.length <= limit, error, 'ONE_OF_ALIGNMENT');

/** A decimal number in a string, with its limits in the pattern and in words. */
export const decimal = (pattern: RegExp, error: string): z.core.$ZodCheck<string> =>
  z.refine<string>((value) => pattern.test(value), { error, params: { rule: 'FORMAT' } });

/** The values of a number and those that JSON has no number for. */
export const orNotFinite = (schema: z.ZodMiniType<number>): z.ZodMiniType<number> =>
  z.union([schema, z.literal([Number.NaN, Infinity, -Infinity])]);
