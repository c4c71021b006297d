import { isObject } from '../../kernel/errors/violations.ts';

/** The values that a change has replaced, by their dotted path. A list is one value. What was not there is null. */
export const modifiedFields = (before: object, after: object): Record<string, unknown> =>
  Object.fromEntries(valuesBefore(before, after, []));

function valuesBefore(before: unknown, after: unknown, path: readonly string[]): [string, unknown][] {
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      valuesBefore(before[name], after[name], [...path, name]),
    );
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [[path.join('.'), before ?? null]];
}
