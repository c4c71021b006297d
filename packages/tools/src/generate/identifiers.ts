/** Plain identifiers from any text. */
import { capitalise, isName } from './text.ts';

const MAX_LENGTH = 80;

/** The words of a text, without accents; empty where nothing of it can be part of an identifier. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);

/** `get-pet_by id` → `getPetById`, `APIKeys` → `apiKeys`. */
export function camelCase(text: string): string {
  const joined = wordsOf(text)
    .map((word, index) => (index === 0 ? word : capitalise(word)))
    .join('');
  return joined
    .slice(0, MAX_LENGTH)
    .replace(/^(?:[A-Z]+(?=[A-Z][a-z]|\d|$)|[A-Z])/, (start) => start.toLowerCase());
}

/** Identifiers that are taken. Names that differ only in case are the same: some become names of files. */
export class Names {
  readonly #taken: Set<string>;

  constructor(used: Iterable<string> = []) {
    this.#taken = new Set(Array.from(used, (name) => name.toLowerCase()));
  }

  /** Reserves a name unchanged, or returns false. */
  claim(name: string): boolean {
    if (!isName(name) || this.#taken.has(name.toLowerCase())) return false;
    this.#taken.add(name.toLowerCase());
    return true;
  }

  /** Takes the first of some candidates that is free, else the last one with a number. */
  claimOneOf(...candidates: string[]): string {
    const found = candidates.find((name) => this.claim(name));
    if (found !== undefined) return found;
    const last = candidates.at(-1) ?? '';
    for (let count = 2; ; count++) if (this.claim(`${last}${count}`)) return `${last}${count}`;
  }
}
