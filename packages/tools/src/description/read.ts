import { resolve } from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  isAbsoluteUrl,
  lint,
  type NormalizedProblem,
  ResolveError,
  type Source,
  type Document as SourceDocument,
} from '@redocly/openapi-core';
import { circularReferences, circularSchemas, readReferred } from './circular-references.ts';
import { declaredKeys } from './declared-keys.ts';
import type { Document } from './openapi.ts';
import { DescriptionError, InputError, type Problem } from './problem.ts';
import { located, positionOf, recordLocations, type SourceLocations, shorten } from './source-locations.ts';

/** What all that reads a description relies on. The other rules of the contract are in `src/lint`. */
const RULES = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'storewire/declared-keys': 'error',
  'storewire/locations': 'error',
} as const;

/** What was read from the files of a description. */
export interface Described {
  document: Document;
  /** Where operations and schemas of the document were written. */
  locations: SourceLocations;
}

/**
 * Reads a description of many files into one document, or throws {@link DescriptionError} with file and
 * line.
 */
export async function readDescription(input: string): Promise<Document> {
  return (await readLocated(input)).document;
}

/**
 * Reads a description, and where its operations and schemas were written. `onFile` is called before each file is read,
 * be it missing.
 */
export async function readLocated(
  input: string,
  onFile: (file: string) => void = () => undefined,
): Promise<Described> {
  checkPath(input);
  const locations: SourceLocations = new Map();
  const rules = { 'declared-keys': declaredKeys, locations: () => recordLocations(locations) };
  const config = await createConfig({ rules: RULES, plugins: [{ id: 'storewire', rules: { oas3: rules } }] });
  const files = new LocalFiles(config.resolve, onFile);
  const options = { ref: input, config, externalRefResolver: files };
  const root = await attempt(input, () => files.resolveDocument(null, input, true));
  if (root instanceof Error) throw new DescriptionError([unreadable(root, input)]);
  checkVersion(root);
  const circles = circularReferences(await readReferred(files, root));
  if (circles.length > 0) throw new DescriptionError(circles);
  throwIfAny(await attempt(input, () => lint(options)));
  const { problems, bundle: bundled } = await attempt(input, () => bundle(options));
  throwIfAny(problems);
  // one value that several places share would be changed several times
  const document = JSON.parse(JSON.stringify(bundled.parsed)) as Document;
  const schemas = circularSchemas(document.components?.schemas ?? {});
  if (schemas.length > 0) throw new DescriptionError(schemas.map((problem) => located(problem, locations)));
  return { document, locations };
}

/** Each file is read once, so that what is generated is what was checked. Nothing is fetched. */
class LocalFiles extends BaseResolver {
  readonly #onFile: (file: string) => void;

  constructor(config: ConstructorParameters<typeof BaseResolver>[0], onFile: (file: string) => void) {
    super(config);
    this.#onFile = onFile;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (isAbsoluteUrl(absoluteRef))
      throw new ResolveError(new Error(`${absoluteRef} is remote, and only files are read`));
    this.#onFile(absoluteRef);
    return super.loadExternalRef(absoluteRef);
  }
}

/** Redocly does not find what a file with a # in its path refers to. */
function checkPath(input: string): void {
  if (isAbsoluteUrl(input))
    throw new InputError({ file: input, message: 'is a URL: save it, and pass the path of the file' });
  const file = resolve(input);
  if (file.includes('#'))
    throw new InputError({
      file,
      message: 'cannot be read, because a # in a path begins a JSON pointer: rename it',
    });
}

function checkVersion({ source, parsed }: SourceDocument): void {
  const { openapi } = (parsed ?? {}) as { openapi?: unknown };
  if (typeof openapi === 'string' && /^3\.1\.\d/.test(openapi)) return;
  const pointer = openapi === undefined ? '#/' : '#/openapi';
  throw new DescriptionError([
    {
      message: 'the description must be in OpenAPI 3.1',
      ...positionOf({ source, pointer, reportOnKey: openapi !== undefined }),
    },
  ]);
}

async function attempt<T>(input: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    const problem = unreadable(cause, input);
    throw cause instanceof ResolveError ? new InputError(problem) : new DescriptionError([problem]);
  }
}

/** A file that is missing or is not YAML. */
function unreadable(cause: unknown, input: string): Problem {
  const error = cause as { message?: string; source?: { absoluteRef: string }; line?: number; col?: number };
  const problem: Problem = {
    message: withoutPosition(error.message ?? String(cause)),
    file: error.source ? shorten(error.source.absoluteRef) : input,
  };
  if (error.line !== undefined) problem.line = error.line;
  if (error.col !== undefined) problem.column = error.col;
  return problem;
}

function throwIfAny(found: NormalizedProblem[]): void {
  // every reference to such a file is a problem, too
  const unparsed = found.filter(({ message }) => message.startsWith('Failed to parse'));
  const problems = unparsed.length > 0 ? unparsed : found;
  if (problems.length > 0) throw new DescriptionError(problems.map(toProblem));
}

function toProblem({ message, location: [location] }: NormalizedProblem): Problem {
  return { message: withoutPosition(message), ...(location ? positionOf(location) : {}) };
}

/** The first line of a message; file and line are said before it. */
const withoutPosition = (message: string): string =>
  (message.split('\n', 1)[0] ?? '').replace(/ in "[^"]*" \(\d+:\d+\)$/, '');
