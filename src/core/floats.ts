import type { Members } from './operation-info.ts';
import { type Places, replaceAt } from './places.ts';

/** Numbers that JSON cannot hold travel as text: NaN, Infinity and -Infinity. */
const AS_TEXT = /^(?:NaN|-?Infinity)$/;

/** Cheaper than a walk, and true of hardly any answer. */
const mayHoldSome = (text: string): boolean => text.includes('NaN"') || text.includes('Infinity"');

const toText = (value: unknown): unknown => (typeof value === 'number' && !Number.isFinite(value) ? `${value}` : value);
const toNumber = (value: unknown): unknown => (typeof value === 'string' && AS_TEXT.test(value) ? Number(value) : value);

/** Turns the floats of an input into their wire form. */
export const writeFloats =
  (places: Places) =>
  (members: Members): Members =>
    replaceAt(members, places, toText) as Members;

/** Turns the floats of an answer into numbers. `text` is the answer as it came. */
export const readFloats =
  (places: Places) =>
  (answer: unknown, text: string): unknown =>
    mayHoldSome(text) ? replaceAt(answer, places, toNumber) : answer;
