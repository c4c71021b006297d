import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Source } from '@redocly/openapi-core';
import { compareDescriptions } from '../compare/compare.ts';
import { report } from '../compare/release.ts';
import { circularReferences, circularSchemas } from '../description/circular-references.ts';
import type { Document } from '../description/openapi.ts';
import { DescriptionError } from '../description/problem.ts';
import { below } from '../description/references.ts';
import { positionOf } from '../description/source-locations.ts';
import { CliError } from './cli-error.ts';

/**
 * `storewire compare`: prints what changed, and fails unless the version of the newer description is high
 * enough for it.
 */
export async function compareCommand(oldFile: string, newFile: string): Promise<void> {
  try {
    const [old, now] = [await readBundled(oldFile), await readBundled(newFile)];
    const changes = compareDescriptions(old, now);
    const { lines, isHighEnough } = report(old.info.version, now.info.version, changes);
    for (const line of lines) (isHighEnough ? console.log : console.error)(line);
    process.exitCode = isHighEnough ? 0 : 1;
  } catch (error) {
    throw new CliError((error as Error).message, 2);
  }
}

async function readBundled(file: string): Promise<Document> {
  const text = await readFile(file, 'utf8');
  const document = (await new Response(text).json().catch(() => undefined)) as Partial<Document> | undefined;
  if (!document?.openapi?.startsWith('3.') || typeof document.info?.version !== 'string')
    throw new Error(`${file} is no description of OpenAPI 3 in JSON`);
  checkCircles(file, text, document as Document);
  return document as Document;
}

/** Throws if references or schemas lead to themselves, and so to nothing. */
function checkCircles(file: string, text: string, parsed: Document): void {
  const source = new Source(resolve(file), text);
  const references = circularReferences(new Map([[source.absoluteRef, { source, parsed }]]));
  const schemas = circularSchemas(parsed.components?.schemas ?? {}).map(({ about = '', ...problem }) => ({
    ...problem,
    ...positionOf({ source, pointer: below('#/components/schemas', about), reportOnKey: true }),
  }));
  if (references.length + schemas.length > 0) throw new DescriptionError([...references, ...schemas]);
}
