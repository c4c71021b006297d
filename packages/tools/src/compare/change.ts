/** The gravest first. */
export const LEVELS = ['major', 'minor', 'patch'] as const;

/** One difference between two descriptions that a user of the package can meet. */
export interface Change {
  /** How much of a version it takes, by the rules of semantic versions from 1.0.0 on. */
  level: (typeof LEVELS)[number];
  /** JSON pointer to a call, an event or a schema of the new description, or the old one, and what of it. */
  pointer: string;
  /** What happened there, to be read after the pointer. */
  what: string;
}

export const major = (pointer: string, what: string): Change => ({ level: 'major', pointer, what });
export const minor = (pointer: string, what: string): Change => ({ level: 'minor', pointer, what });

/** Names of both, of the old alone and of the new alone. */
export function split(before: Iterable<string>, after: Iterable<string>) {
  const [old, now] = [new Set(before), new Set(after)];
  return {
    both: [...old.intersection(now)],
    gone: [...old.difference(now)],
    fresh: [...now.difference(old)],
  };
}

/** What callers rely on: removing it breaks them. */
export function compareLists(pointer: string, verb: string, before: string[], after: string[]): Change[] {
  const { gone, fresh } = split(before, after);
  return [
    ...gone.map((item) => major(pointer, `no longer ${verb} ${item}`)),
    ...fresh.map((item) => minor(pointer, `also ${verb} ${item}`)),
  ];
}
