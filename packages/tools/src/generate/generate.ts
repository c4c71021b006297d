import { dirname, relative, resolve, sep } from 'node:path';
import { readEvents } from '../description/events.ts';
import type { Document } from '../description/openapi.ts';
import { readOperations } from '../description/operations.ts';
import { DescriptionError } from '../description/problem.ts';
import { type Described, readDescription, readLocated } from '../description/read.ts';
import { locate, type SourceLocations } from '../description/source-locations.ts';
import { withoutAllOf } from '../description/without-all-of.ts';
import { makeApi } from './api.ts';
import { type Imports, makeCalls } from './calls.ts';
import { makeEvents } from './events.ts';
import { makeHookFiles } from './hooks.ts';
import { type LinkTo, makeIndexPage } from './index-page.ts';
import { makeInputTypes } from './input-types.ts';
import { makeMsw } from './msw.ts';
import { makeNumbers } from './numbers.ts';
import { makePaging } from './paging.ts';
import { makeResources } from './resources.ts';
import { makeTypes } from './types.ts';
import { type Extension, withExtension } from './write.ts';
import { makeZodFiles, makeZodTable } from './zod.ts';

/** The steps of generation, in their order. */
type Step = 'reading' | 'checking' | 'calls' | 'types' | 'zod' | 'hooks';

export interface GenerateOptions {
  /** Path of the root file of the description. */
  input: string;
  imports: Imports;
  /** Whether `resources/` is made, the calls for storewire-react-admin. */
  resources?: boolean;
  /** Whether only the files of this generator are made, and not those of the listed tools. */
  isOnlyOwn?: boolean;
  /** How imports among the files end. Default `.ts`. */
  extension?: Extension;
  /** Path from the generated files to the folder of the description, for links. Without it there are none. */
  sources?: string;
  /** Throws if nothing must be generated from what was read. */
  check?: (description: Described) => Promise<void>;
  /** Called at the start of each step. */
  onStep?: (step: Step) => void;
  /** Called before each file of the description is read, be it missing. */
  onFile?: (file: string) => void;
}

/**
 * Returns the texts of all files that are generated from a description, by file name. Writes nothing, so an
 * invalid description changes no file.
 */
export async function generate({
  input,
  imports,
  resources = false,
  isOnlyOwn = false,
  extension = '.ts',
  sources,
  check,
  onStep = () => undefined,
  onFile,
}: GenerateOptions): Promise<Map<string, string>> {
  onStep('reading');
  const { document, locations } = await readLocated(input, onFile);
  if (check) {
    onStep('checking');
    await check({ document, locations });
  }
  const linkTo: LinkTo = ({ about }) =>
    sources && linkFrom(sources, dirname(resolve(input)), locations.get(about));
  try {
    return withExtension(
      await makeAll(document, { imports, resources, isOnlyOwn, onStep }, linkTo),
      extension,
    );
  } catch (error) {
    throw locate(error instanceof DescriptionError ? error : unexpected(error), locations);
  }
}

/** The problem of a description that a generator fails for. */
function unexpected(error: unknown): DescriptionError {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return new DescriptionError([{ message: `no code can be generated: ${reason}`, about: 'paths' }]);
}

/** Returns the text of a description in one file. */
export const bundle = async (input: string): Promise<string> => json(await readDescription(input));

/** A link to the source file of a location. */
function linkFrom(
  sources: string,
  folder: string,
  location: ReturnType<SourceLocations['get']>,
): string | undefined {
  const file = location?.source.absoluteRef;
  return file && [sources, relative(folder, file).replaceAll(sep, '/')].join('/');
}

async function makeAll(
  document: Document,
  {
    imports,
    resources,
    isOnlyOwn,
    onStep,
  }: Required<Pick<GenerateOptions, 'imports' | 'resources' | 'isOnlyOwn' | 'onStep'>>,
  linkTo: LinkTo,
): Promise<Map<string, string>> {
  onStep('calls');
  const named = withoutAllOf(document);
  const operations = readOperations(named);
  const events = readEvents(document);
  const numbers = makeNumbers(named, imports.rootRuntime);
  const calls = makeCalls(operations, numbers, imports);
  const ofTools = isOnlyOwn ? [] : await makeWithTools(document, imports, onStep);
  return new Map([
    ['contract.json', json(document)],
    ...ofTools,
    ['types.ts', makeInputTypes(operations)],
    ['api.md', makeIndexPage(operations, document.info.title, linkTo)],
    ...calls,
    ['numbers.ts', numbers.file],
    ...makeApi(document, imports),
    ...makeEvents(events, imports),
    ...makeZodTable(operations),
    ...makePaging(operations, imports),
    ...(resources ? makeResources(named, operations) : []),
    ...makeMsw(named, operations, imports),
  ]);
}

/** What openapi-typescript, openapi-ts and orval write, with the configurations of their own commands. */
async function makeWithTools(
  document: Document,
  { rootRuntime, zod, react }: Imports,
  onStep: (step: Step) => void,
): Promise<[string, string][]> {
  onStep('types');
  const types = await makeTypes(document, rootRuntime);
  onStep('zod');
  const schemas = await makeZodFiles(document, zod);
  onStep('hooks');
  return [...types, ...schemas, ...(await makeHookFiles(document, react))];
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
