import {
  bundle,
  type Config,
  createConfig,
  lint,
  type NormalizedProblem,
  type Document as SourceDocument,
} from '@redocly/openapi-core';
import { attachExamples } from './attach-examples.ts';
import { checkDocument } from './checks.ts';
import { normalise } from './normalise/normalise.ts';
import type { Document } from './openapi.ts';
import { DescriptionError, type Problem, type Warning } from './problem.ts';
import { repair } from './repairs.ts';
import { makePlugin, RULES as OWN_RULES } from './rules.ts';
import { attachShared } from './shared-responses.ts';
import { locate, positionOf, type SourceLocations, shorten } from './source-locations.ts';
import { Sources } from './sources.ts';

/** Rules without which nothing can be generated. */
const RULES = {
  struct: 'error',
  'path-parameters-defined': 'error',
  'operation-parameters-unique': 'error',
  ...OWN_RULES,
} as const;

export interface ReadOptions {
  /** Whether references to http and https may be fetched. Defaults to false. */
  allowRemote?: boolean;
  /**
   * Whether to repair references that lead nowhere and path parameters that are not described: each is a warning.
   * Defaults to false.
   */
  lenient?: boolean;
  /** Called with what is left out of a valid description, and with each repair. */
  warn?: (warning: Warning) => void;
}

/**
 * Reads a description of many files into one document, or throws {@link DescriptionError} with file and
 * line.
 */
export async function readDescription(input: string, options?: ReadOptions): Promise<Document> {
  return (await readLocated(input, options)).document;
}

/** The same, and where its operations and schemas were written. */
export async function readLocated(
  input: string,
  { allowRemote = false, lenient = false, warn = () => undefined }: ReadOptions = {},
): Promise<{ document: Document; locations: SourceLocations }> {
  const locations: SourceLocations = new Map();
  const config = await createConfig({ rules: RULES, plugins: [makePlugin(locations)] });
  const sources = new Sources(config.resolve, allowRemote);
  const root = await attempt(input, () => sources.root(input));
  checkVersion(root);
  try {
    const check = async (): Promise<NormalizedProblem[]> =>
      attempt(input, () => lint({ ref: input, config, externalRefResolver: sources }));
    const found = lenient ? await repairAll(check, { sources, warn }) : await check();
    throwIfAny(found, sources);
    for (const problem of found) if (problem.severity === 'warn') warn(toWarning(problem));
    const document = normalise(await bundleAll(input, config, sources), locations);
    attachShared(document);
    attachExamples(document);
    const problems = checkDocument(document);
    if (problems.length > 0) throw new DescriptionError(problems);
    return { document, locations };
  } catch (error) {
    throw locate(error, locations);
  }
}

async function bundleAll(input: string, config: Config, sources: Sources): Promise<Document> {
  const { problems, bundle: bundled } = await attempt(input, () =>
    bundle({ ref: input, config, externalRefResolver: sources }),
  );
  throwIfAny(problems, sources);
  return bundled.parsed as Document;
}

function checkVersion({ source, parsed }: SourceDocument): void {
  const { openapi, swagger } = (parsed ?? {}) as { openapi?: unknown; swagger?: unknown };
  if (typeof openapi === 'string' && /^3\.[01]\.\d/.test(openapi)) return;
  const pointer = openapi !== undefined ? '#/openapi' : swagger !== undefined ? '#/swagger' : '#/';
  const message =
    swagger === undefined
      ? 'the description must be in OpenAPI 3.0 or 3.1'
      : 'Swagger 2.0 is not supported: the description must be in OpenAPI 3.0 or 3.1';
  throw new DescriptionError([
    { message, ...positionOf({ source, pointer, reportOnKey: pointer !== '#/' }) },
  ]);
}

async function attempt<T>(input: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw cause instanceof DescriptionError ? cause : new DescriptionError([unreadable(cause, input)]);
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

/** Repairs flaws of the files in memory. Returns the problems that are left. */
async function repairAll(
  check: () => Promise<NormalizedProblem[]>,
  { sources, warn }: { sources: Sources; warn: (warning: Warning) => void },
): Promise<NormalizedProblem[]> {
  const found = await check();
  let isChanged = false;
  for (const flaw of errorsOf(found)) {
    const warning = toWarning(flaw);
    const [{ source } = {}] = flaw.location;
    const file = source && (await sources.resolveDocument(null, source.absoluteRef));
    const done = file instanceof Error ? undefined : repair(file?.parsed, { ...flaw, ...warning });
    if (done === undefined) continue;
    isChanged = true;
    warn({ ...warning, message: `${warning.message}: ${done}` });
  }
  return isChanged ? check() : found;
}

const errorsOf = (found: NormalizedProblem[]): NormalizedProblem[] =>
  found.filter(({ severity }) => severity === 'error');

function throwIfAny(found: NormalizedProblem[], sources: Sources): void {
  if (sources.rejected[0]) throw sources.rejected[0];
  const causes = errorsOf(found);
  if (causes.length === 0) return;
  throw new DescriptionError(causes.map(toProblem));
}

function toProblem({ message, location: [location] }: NormalizedProblem): Problem {
  return { message: withoutPosition(message), ...(location ? positionOf(location) : {}) };
}

const toWarning = (problem: NormalizedProblem): Warning => ({
  ...toProblem(problem),
  message: withoutPosition(problem.message).replace(/\.$/, ''),
  pointer: problem.location[0]?.pointer ?? '#/',
});

/** The first line of a message; file and line are said before it. */
const withoutPosition = (message: string): string =>
  (message.split('\n', 1)[0] ?? '').replace(/ in "[^"]*" \(\d+:\d+\)$/, '');
