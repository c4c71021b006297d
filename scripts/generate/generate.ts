import { dirname, relative, resolve, sep } from 'node:path';
import { makeApi } from './api.ts';
import { type Imports, makeCalls } from './calls.ts';
import { readLocated } from './description.ts';
import { makeEnumerations } from './enumerations.ts';
import { makeEvents, readEvents } from './events.ts';
import { expandKeys } from './expand.ts';
import { type Extension, withExtension } from './extension.ts';
import { explain } from './failures.ts';
import { makeFieldPaths } from './field-paths.ts';
import { makeHooks } from './hooks.ts';
import { type LinkTo, makeIndexPage } from './index-page.ts';
import { makeMsw } from './msw.ts';
import { nameTypes } from './named.ts';
import type { Document } from './openapi.ts';
import { readOperations } from './operations.ts';
import { makePaging } from './paging.ts';
import { makePaths } from './paths.ts';
import { locate, type SourceLocations } from './source-locations.ts';
import { FILES } from './reserved.ts';
import { DescriptionError } from './problem.ts';
import { makeTypes } from './types.ts';
import { makeViews } from './views.ts';
import { toWire } from './wire.ts';
import { makeZod } from './zod.ts';

export interface GenerateOptions {
  /** Path of the root file of the description. */
  input: string;
  imports: Imports & { matchesType: string };
  /** How imports among the files end. Default `.ts`. */
  extension?: Extension;
  /** Path from the generated files to the folder of the description, for links. Without it there are none. */
  sources?: string;
  /** Whether references to http and https may be fetched. Defaults to false. */
  allowRemote?: boolean;
}

/**
 * Everything that is made from a description, as file name → text. Writes nothing, so a bad description
 * leaves no trace.
 */
export async function generate({
  input,
  imports,
  extension = '.ts',
  sources,
  allowRemote = false,
}: GenerateOptions): Promise<Map<string, string>> {
  const { document, locations } = await readLocated(input, { allowRemote });
  const linkTo: LinkTo = ({ about }) =>
    sources && linkFrom(sources, dirname(resolve(input)), locations.get(about));
  const make = async (part: Document): Promise<Map<string, string>> =>
    makeAll(expandKeys(part), imports, linkTo);
  try {
    return withExtension(await make(document), extension);
  } catch (error) {
    throw locate(error instanceof DescriptionError ? error : await explain(error, document, make), locations);
  }
}

/** A link to the file of a place, unless that is remote. */
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
  document: Document,
  imports: GenerateOptions['imports'],
  linkTo: LinkTo,
): Promise<Map<string, string>> {
  const named = nameTypes(document);
  const operations = readOperations(named);
  const views = makeViews(named, operations);
  const wire = toWire(document);
  const events = readEvents(document);
  const paths = makeFieldPaths(named, operations, { events, runtime: imports.runtime });
  const [types, zod, hooks] = await Promise.all([
    makeTypes(views),
    makeZod(views, operations, { types: '../types.ts', matchesType: imports.matchesType }),
    makeHooks(document, imports),
  ]);
  return new Map([
    ['openapi.json', json(document)],
    ['wire.json', json(wire)],
    ['types.ts', types],
    ['paths.ts', await makePaths(named, operations, views)],
    [
      'enumerations.ts',
      makeEnumerations(
        named.components?.schemas ?? {},
        new Set([...Object.keys(views.requests), ...Object.keys(views.answers)]),
      ),
    ],
    ['api.md', makeIndexPage(operations, document.info.title, linkTo)],
    ...makeCalls(operations, paths, imports),
    [`operations/${FILES.fieldPaths}.ts`, paths.file],
    ...makeApi(document, imports),
    ...makeEvents(events, paths, imports),
    ...zod,
    ...hooks,
    ...makePaging(operations, imports),
    ...makeMsw(named, operations, views, imports),
  ]);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
