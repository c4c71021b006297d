import { bundle, type Config, createConfig, lint, type NormalizedProblem } from '@redocly/openapi-core';
import { checkDocument } from './checks.ts';
import { attachExamples } from './examples.ts';
import type { Document } from './openapi.ts';
import { locate, placeOf, type Places, shorten } from './places.ts';
import { DescriptionError, type Problem } from './problem.ts';
import { makePlugin, RULES as OWN_RULES } from './rules.ts';
import { attachShared } from './shared-responses.ts';

/** Rules without which nothing can be generated. */
const RULES = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'operation-operationId': 'error',
  'path-parameters-defined': 'error',
  'operation-parameters-unique': 'error',
  ...OWN_RULES,
} as const;

/** Reads a description of many files into one document, or throws {@link DescriptionError} with file and line. */
export async function readDescription(input: string): Promise<Document> {
  return (await readPlaced(input)).document;
}

/** The same, and where its operations and schemas were written. */
export async function readPlaced(input: string): Promise<{ document: Document; places: Places }> {
  const places: Places = new Map();
  const config = await createConfig({ rules: RULES, plugins: [makePlugin(places)] });
  refuse(await attempt(input, () => lint({ ref: input, config })));
  const document = await bundleAll(input, config);
  const problems = checkDocument(document);
  if (problems.length > 0) throw locate(new DescriptionError(problems), places);
  return { document, places };
}

async function bundleAll(input: string, config: Config): Promise<Document> {
  const bundled = await attempt(input, () => bundle({ ref: input, config, componentRenamingConflicts: 'error' }));
  refuse(bundled.problems);
  return attachExamples(attachShared(bundled.bundle.parsed as Document));
}

async function attempt<T>(input: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw new DescriptionError([unreadable(cause, input)]);
  }
}

/** A file that is missing or is not YAML. */
function unreadable(cause: unknown, input: string): Problem {
  const error = cause as { message?: string; source?: { absoluteRef: string }; line?: number; col?: number };
  const problem: Problem = { message: withoutPlace(error.message ?? String(cause)), file: error.source ? shorten(error.source.absoluteRef) : input };
  if (error.line !== undefined) problem.line = error.line;
  if (error.col !== undefined) problem.column = error.col;
  return problem;
}

const UNREADABLE = 'Failed to parse: ';
const UNRESOLVED = "Can't resolve $ref: ";

/** A file that is not YAML is a problem of that file, however many others read it. */
function refuse(found: NormalizedProblem[]): void {
  const errors = found.filter((problem) => problem.severity === 'error');
  const unreadableFiles = new Set(errors.filter(({ message }) => message.startsWith(UNREADABLE)).map(({ message }) => message.slice(UNREADABLE.length)));
  const causes = errors.filter(({ message }) => !(message.startsWith(UNRESOLVED) && unreadableFiles.has(message.slice(UNRESOLVED.length))));
  if (causes.length > 0) throw new DescriptionError(causes.map(toProblem));
}

function toProblem({ message, location: [location] }: NormalizedProblem): Problem {
  return { message: withoutPlace(message), ...(location ? placeOf(location) : {}) };
}

/** The first line of a message; file and line are said before it. */
const withoutPlace = (message: string): string => (message.split('\n', 1)[0] ?? '').replace(/ in "[^"]*" \(\d+:\d+\)$/, '');
