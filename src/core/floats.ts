import { type Places, step } from './places.ts';

/** What numbers that JSON cannot hold travel as. */
const TEXTS: readonly unknown[] = ['NaN', 'Infinity', '-Infinity'];

/** Turns texts at the marked places of an answer back into numbers, for `decode`. Hardly any answer holds one, so the walk is rare. */
export const readFloats =
  (places: Places) =>
  (answer: unknown, text: string): void => {
    if (/(?:NaN|Infinity)"/.test(text)) read(answer, places);
  };

function read(value: unknown, places: Places): void {
  if (typeof value !== 'object' || value === null) return;
  const members = value as Record<string, unknown>;
  for (const [name, member] of Object.entries(members)) {
    const place = step(places, value, name);
    if (place === 1) members[name] = TEXTS.includes(member) ? Number(member) : member;
    else if (place) read(member, place);
  }
}
