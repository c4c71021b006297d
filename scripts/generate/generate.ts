import { type Imports, makeCalls } from './calls.ts';
import { canonicalise } from './canonical.ts';
import { readPlaced } from './description.ts';
import { makeEnumerations, nameEnumerations } from './enumerations.ts';
import { makeEvents, readEvents } from './events.ts';
import { type Extension, withExtension } from './extension.ts';
import { expandFilters } from './filters.ts';
import { makeFloats } from './floats.ts';
import { makeHooks } from './hooks.ts';
import { makeIndexPage } from './index-page.ts';
import { makeMsw } from './msw.ts';
import type { Document } from './openapi.ts';
import { readOperations } from './operations.ts';
import { makePaging } from './paging.ts';
import { locate } from './places.ts';
import { nameOutputs } from './successes.ts';
import { makeTypes } from './types.ts';
import { makeViews } from './views.ts';
import { expandApplicationErrors, toWire } from './wire.ts';
import { makeZod } from './zod.ts';

export interface GenerateOptions {
  /** Path of the root file of the description. */
  input: string;
  imports: Imports & { held: string };
  /** How imports among the files end. Default `.ts`. */
  extension?: Extension;
}

/** Everything that is made from a description, as file name → text. Writes nothing, so a bad description leaves no trace. */
export async function generate({ input, imports, extension = '.ts' }: GenerateOptions): Promise<Map<string, string>> {
  const { document, places } = await readPlaced(input);
  try {
    return withExtension(await makeAll(expandFilters(expandApplicationErrors(document)), imports), extension);
  } catch (error) {
    throw locate(error, places);
  }
}

async function makeAll(document: Document, imports: GenerateOptions['imports']): Promise<Map<string, string>> {
  const named = nameEnumerations(nameOutputs(canonicalise(document)));
  const operations = readOperations(named);
  const views = makeViews(named, operations);
  const wire = toWire(document);
  const floats = makeFloats(named, operations, imports.runtime);
  const [types, zod, hooks] = await Promise.all([
    makeTypes(views),
    makeZod(views, operations, { types: '../types.ts', held: imports.held }),
    makeHooks(operations, imports),
  ]);
  return new Map([
    ['openapi.json', json(document)],
    ['wire.json', json(wire)],
    ['types.ts', types],
    ['enumerations.ts', makeEnumerations(named.components?.schemas ?? {}, new Set([...Object.keys(views.requests), ...Object.keys(views.answers)]))],
    ['api.md', makeIndexPage(operations, document.info.title)],
    ...makeCalls(operations, floats, imports),
    ['operations/floats.ts', floats.file],
    ...makeEvents(readEvents(document), imports),
    ...zod,
    ...hooks,
    ...makePaging(operations, imports),
    ...makeMsw(named, operations, views, imports),
  ]);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
