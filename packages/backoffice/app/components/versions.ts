/** Versions of one record: as a form was opened with it, as it is stored, and as the form has it. */

export interface Versions<Values> {
  was: Values;
  now: Values;
  mine: Values;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changes of a form since `was`, made to what is on the platform `now`. Lists are one value. */
export const merged = (was: unknown, mine: unknown, now: unknown): unknown =>
  isFields(was) && isFields(mine) && isFields(now)
    ? Object.fromEntries(
        Object.entries(now).map(([name, value]) => [name, merged(was[name], mine[name], value)]),
      )
    : isSame(was, mine)
      ? now
      : mine;

/** A field and its three versions as texts. */
export type VersionRow = readonly [field: string, was: string, now: string, mine: string];

/** The fields that differ in one of the versions. */
export function differences(
  { was, now, mine }: Versions<Fields>,
  labelOf: (field: string) => string,
): VersionRow[] {
  const fields = [...new Set([was, now, mine].flatMap(Object.keys))];
  return fields
    .map((field): VersionRow => [labelOf(field), textOf(was[field]), textOf(now[field]), textOf(mine[field])])
    .filter(([, ...texts]) => new Set(texts).size > 1);
}

/** A value as a text: lists are one value, as they are when versions are merged. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object') return String(value ?? '');
  return Object.values(value ?? {})
    .map(textOf)
    .filter(Boolean)
    .join(', ');
}
