import { relative } from 'node:path';
import { bundle, createConfig, getLineColLocation, lint, type NormalizedProblem } from '@redocly/openapi-core';
import { type Document, operationsOf } from './openapi.ts';
import { DescriptionError, type Problem } from './problem.ts';
import { isName, isOperationId, isPropertyName } from './text.ts';

/** Rules without which nothing can be generated. House style is the business of `scripts/checks`. */
const RULES = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'path-parameters-defined': 'error',
  'operation-parameters-unique': 'error',
} as const;

/** Reads a description of many files into one document, or throws {@link DescriptionError} with file and line. */
export async function readDescription(input: string): Promise<Document> {
  const config = await createConfig({ rules: RULES });
  const found = await attempt(() => lint({ ref: input, config }));
  refuse(found.filter((problem) => problem.severity === 'error').map(toProblem));
  const bundled = await attempt(() => bundle({ ref: input, config: config }));
  refuse(bundled.problems.filter((problem) => problem.severity === 'error').map(toProblem));
  const document = bundled.bundle.parsed as Document;
  refuse(checkNames(document));
  return document;
}

async function attempt<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw new DescriptionError([unreadable(cause)]);
  }
}

/** A file that is missing or is not YAML. */
function unreadable(cause: unknown): Problem {
  const error = cause as { message?: string; source?: { absoluteRef: string }; line?: number; col?: number; originalError?: { mark?: { line: number; column: number } } };
  const problem: Problem = { message: firstLine(error.message ?? String(cause)) };
  if (error.source) problem.file = shorten(error.source.absoluteRef);
  const mark = error.originalError?.mark;
  const line = error.line ?? (mark && mark.line + 1);
  const column = error.col ?? (mark && mark.column + 1);
  if (line !== undefined) problem.line = line;
  if (column !== undefined) problem.column = column;
  return problem;
}

function toProblem(problem: NormalizedProblem): Problem {
  const location = problem.location[0];
  if (!location) return { message: problem.message };
  const { start } = getLineColLocation(location);
  return { message: problem.message, file: shorten(location.source.absoluteRef), line: start.line, column: start.col };
}

function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw new DescriptionError(problems);
}

/** Names become identifiers, so they are limited to what an identifier may be. */
function checkNames(document: Document): Problem[] {
  const problems: Problem[] = [];
  const methods = new Map<string, string>();
  for (const { path, method, operation } of operationsOf(document)) {
    const id = operation.operationId ?? '';
    const at = `${method.toUpperCase()} ${path}`;
    if (!isOperationId(id)) problems.push({ message: `${at}: operationId must be <service>.<method>, two plain identifiers: ${JSON.stringify(id)}` });
    const name = id.split('.')[1] ?? '';
    const other = methods.get(name);
    if (other) problems.push({ message: `${at}: the method name ${name} is used by ${other} too` });
    methods.set(name, at);
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    if (!isName(name)) problems.push({ message: `schema name is not a plain identifier: ${JSON.stringify(name)}` });
    for (const property of Object.keys(schema.properties ?? {})) {
      if (!isPropertyName(property)) problems.push({ message: `schema ${name}: property name cannot be used: ${JSON.stringify(property)}` });
    }
  }
  return problems;
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
const shorten = (file: string): string => (file.startsWith('/') ? relative(process.cwd(), file) || file : file);
