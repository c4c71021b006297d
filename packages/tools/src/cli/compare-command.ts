import { readFile } from 'node:fs/promises';
import { compareDescriptions } from '../compare/compare.ts';
import { report } from '../compare/release.ts';
import type { Document } from '../generate/openapi.ts';
import { CliError } from './arguments.ts';

interface CompareInvocation {
  oldFile: string;
  newFile: string;
}

/**
 * `storewire compare`: prints what changed, and fails unless the version of the newer description is high
 * enough for it.
 */
export async function compareCommand({ oldFile, newFile }: CompareInvocation): Promise<void> {
  const [old, now] = await Promise.all([readBundled(oldFile), readBundled(newFile)]);
  const { lines, isHighEnough } = reportOn(old, now);
  for (const line of lines) (isHighEnough ? console.log : console.error)(line);
  process.exitCode = isHighEnough ? 0 : 1;
}

const unreadable = (message: string): CliError => new CliError(message, 2);

async function readBundled(file: string): Promise<Document> {
  const text = await readFile(file, 'utf8').catch(({ message }: Error) => {
    throw unreadable(message);
  });
  const document = parseJson(file, text);
  const { openapi, info }: Partial<Document> = document ?? {};
  if (!String(openapi).startsWith('3.') || typeof info?.version !== 'string')
    throw unreadable(`${file} is no description of OpenAPI 3 in JSON`);
  return document;
}

function parseJson(file: string, text: string): Document {
  try {
    return JSON.parse(text) as Document;
  } catch (error) {
    throw unreadable(`${file}: ${(error as Error).message}`);
  }
}

/** A version of another form cannot be compared. */
function reportOn(old: Document, now: Document): ReturnType<typeof report> {
  try {
    return report(old.info.version, now.info.version, compareDescriptions(old, now));
  } catch (error) {
    throw unreadable((error as Error).message);
  }
}
