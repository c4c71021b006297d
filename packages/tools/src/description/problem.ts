/** What is wrong with a description, and where. */
export interface Problem {
  message: string;
  /** What it is about, when the place is not known yet: `GET /v1/orders` or the name of a schema. */
  about?: string;
  file?: string;
  line?: number;
  column?: number;
}

/** Thrown before anything is written when a description cannot be used. */
export class DescriptionError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const distinct = new Map(problems.map((problem) => [format(problem), problem]));
    super([...distinct.keys()].join('\n'));
    this.name = 'DescriptionError';
    this.problems = [...distinct.values()].map((problem) => ({
      ...problem,
      message: printable(problem.message),
    }));
  }
}

/** Thrown when the root file cannot be read: nothing is known of the description. */
export class InputError extends DescriptionError {
  constructor(problem: Problem) {
    super([problem]);
  }
}

/** One line: `openapi.json:3:7 message`. */
export function format({ file, line, column, message }: Problem): string {
  const position = [file, line, column].filter((part) => part !== undefined).join(':');
  return printable([position, message].filter(Boolean).join(' '));
}

const MAX_LENGTH = 1000;

/**
 * One line of text in which nothing can command a terminal or hide: control and format characters are
 * spelled out.
 */
export function printable(text: string): string {
  const line = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return line.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
    (each) => `\\u{${each.codePointAt(0)?.toString(16) ?? ''}}`,
  );
}
