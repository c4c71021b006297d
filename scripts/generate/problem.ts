/** What is wrong with a description, and where. */
export interface Problem {
  message: string;
  file?: string;
  line?: number;
  column?: number;
}

/** Thrown before anything is written when a description cannot be used. */
export class DescriptionError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(format).join('\n'));
    this.name = 'DescriptionError';
    this.problems = problems;
  }
}

function format({ file, line, column, message }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return place ? `${place} ${message}` : message;
}
