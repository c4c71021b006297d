import { dirname, relative, resolve, sep } from 'node:path';
import { makeApi } from './api.ts';
import { type Imports, makeCalls } from './calls.ts';
import { makeCredentials } from './credentials.ts';
import { type ReadOptions, readDescription, readLocated } from './description.ts';
import { makeEnumerations, nameTypes } from './enumerations.ts';
import { makeEvents, readEvents } from './events.ts';
import { makeFieldPaths } from './field-paths.ts';
import { makeHelpers } from './helpers.ts';
import { makeHookFiles } from './hooks.ts';
import { type LinkTo, makeIndexPage } from './index-page.ts';
import { makeMsw } from './msw.ts';
import { type Document, METHODS, type OperationObject, operationsOf, type PathItem } from './openapi.ts';
import { readOperations } from './operations.ts';
import { makePaging } from './paging.ts';
import { makePaths } from './paths.ts';
import { DescriptionError } from './problem.ts';
import { FILES } from './reserved.ts';
import { makeResources, type ResourceImports } from './resources.ts';
import { locate, type SourceLocations } from './source-locations.ts';
import { makeTypes } from './types.ts';
import { makeViews } from './views.ts';
import { expandKeys, toWire } from './wire.ts';
import { type Extension, withExtension } from './write.ts';
import { makeZod } from './zod.ts';

export interface GenerateOptions extends ReadOptions {
  /** Path of the root file of the description. */
  input: string;
  imports: Imports;
  /** Where the code for storewire-react-admin imports from. Without it there is none. */
  resources?: ResourceImports | undefined;
  /** How imports among the files end. Default `.ts`. */
  extension?: Extension;
  /** Path from the generated files to the folder of the description, for links. Without it there are none. */
  sources?: string;
}

/**
 * Returns the texts of all files that are generated from a description, by file name. Writes nothing, so an
 * invalid description changes no file.
 */
export async function generate({
  input,
  imports,
  resources,
  extension = '.ts',
  sources,
  ...options
}: GenerateOptions): Promise<Map<string, string>> {
  const { document, locations } = await readLocated(input, options);
  const linkTo: LinkTo = ({ about }) =>
    sources && linkFrom(sources, dirname(resolve(input)), locations.get(about));
  const make = async (part: Document): Promise<Map<string, string>> =>
    makeAll(part, { imports, resources }, linkTo);
  try {
    return withExtension(await make(document), extension);
  } catch (error) {
    throw locate(error instanceof DescriptionError ? error : await explain(error, document, make), locations);
  }
}

/**
 * Returns the texts of the two documents that other tools read, by file name: the description in one file, and as it
 * is sent.
 */
export async function bundle(input: string, options?: ReadOptions): Promise<Map<string, string>> {
  return documentsOf(expandKeys(await readDescription(input, options)));
}

const documentsOf = (document: Document): Map<string, string> =>
  new Map([
    ['contract.json', json(document)],
    ['wire.json', json(toWire(document))],
  ]);

/** A link to the source file of a location. Undefined for a remote file. */
function linkFrom(
  sources: string,
  folder: string,
  location: ReturnType<SourceLocations['get']>,
): string | undefined {
  const file = location?.source.absoluteRef;
  return file === undefined || file.includes('://')
    ? undefined
    : [sources, relative(folder, file).replaceAll(sep, '/')].join('/');
}

async function makeAll(
  described: Document,
  { imports, resources }: Pick<GenerateOptions, 'imports' | 'resources'>,
  linkTo: LinkTo,
): Promise<Map<string, string>> {
  const document = expandKeys(described);
  const named = nameTypes(document);
  const operations = readOperations(named);
  const views = makeViews(named, operations);
  const events = readEvents(document);
  const paths = makeFieldPaths(named, operations, { events, runtime: imports.runtime });
  const [types, zod, hooks] = await Promise.all([
    makeTypes(views, imports.rootRuntime),
    makeZod(views, operations),
    makeHookFiles(document, imports),
  ]);
  const files = new Map([
    ...documentsOf(document),
    ['types.ts', types],
    ['paths.ts', await makePaths(described, operations)],
    [
      'enumerations.ts',
      makeEnumerations(
        named.components?.schemas ?? {},
        new Set([...Object.keys(views.requests), ...Object.keys(views.responses)]),
      ),
    ],
    ['api.md', makeIndexPage(operations, document.info.title, linkTo)],
    ...makeCalls(operations, paths, imports),
    [`operations/${FILES.fieldPaths}.ts`, paths.file],
    ...makeApi(document, imports),
    ...makeCredentials(document, imports),
    ...makeEvents(events, paths, imports),
    ...zod,
    ...hooks,
    ...makePaging(operations, imports),
    ...(resources ? makeResources(named, operations, resources) : []),
    ...makeMsw(named, operations, views, imports),
  ]);
  return new Map([...files, ...(await makeHelpers(files, imports.runtime))]);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

type Call = ReturnType<typeof operationsOf> extends Generator<infer Each> ? Each : never;

/**
 * Finds the operation that causes an unexpected failure of a generator, by
 * generating halves of the operations until one remains.
 */
export async function explain(
  error: unknown,
  document: Document,
  make: (part: Document) => Promise<unknown>,
): Promise<DescriptionError> {
  const fails = async (calls: Call[]): Promise<boolean> => {
    try {
      await make(withOnly(document, calls));
      return false;
    } catch (cause) {
      return !(cause instanceof DescriptionError);
    }
  };
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  let calls = [...operationsOf(document)];
  // without any operation it fails as well: no operation is the cause
  if (await fails([])) calls = [];
  while (calls.length > 1) {
    const half = calls.slice(0, calls.length / 2);
    const rest = calls.slice(calls.length / 2);
    if (await fails(half)) calls = half;
    else if (await fails(rest)) calls = rest;
    else break;
  }
  const [culprit] = calls;
  if (calls.length !== 1 || !culprit)
    return new DescriptionError([{ message: `no code can be generated: ${reason}`, about: 'paths' }]);
  const about = `${culprit.method.toUpperCase()} ${culprit.path}`;
  return new DescriptionError([
    {
      message: `${culprit.operation.operationId}: no code can be generated for this operation: ${reason}`,
      about,
    },
  ]);
}

/** A copy of a document without all other calls. */
function withOnly(document: Document, calls: Call[]): Document {
  const kept = new Set<OperationObject>(calls.map(({ operation }) => operation));
  const paths = Object.entries(document.paths).map(([path, item]): [string, PathItem] => [
    path,
    Object.fromEntries(
      METHODS.flatMap((method) => (item[method] && kept.has(item[method]) ? [[method, item[method]]] : [])),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}
