/**
 * `npm run check:changes`: the version is high enough for the changes of the description since the last
 * release. With OLD.json NEW.json it compares those two.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { git } from '../../../../scripts/git.ts';
import type { Document } from '../generate/openapi.ts';
import { compareDescriptions } from './compare.ts';
import { report } from './release.ts';

const root = resolve(import.meta.dirname, '../../../..');
const DESCRIPTION = 'packages/contract/generated/contract.json';

const read = async (file: string): Promise<Document> => JSON.parse(await readFile(file, 'utf8')) as Document;

/** The description of the newest release that led here: releases are tags such as `v1.2.3`. */
async function readRelease(): Promise<Document | undefined> {
  const tags = await git(root, 'tag', '--merged', 'HEAD', '--sort=-version:refname', '--list', 'v*');
  const newest = tags.split('\n').find((tag) => /^v\d+\.\d+\.\d+$/.test(tag));
  if (newest === undefined) return undefined;
  return JSON.parse(await git(root, 'show', `${newest}:${DESCRIPTION}`)) as Document;
}

async function check([oldFile, newFile]: string[]): Promise<boolean> {
  const old = oldFile === undefined ? await readRelease() : await read(oldFile);
  if (!old) {
    console.log('There is no release yet to compare with.');
    return true;
  }
  const now = await read(newFile ?? join(root, DESCRIPTION));
  const { lines, isHighEnough } = report(old.info.version, now.info.version, compareDescriptions(old, now));
  for (const line of lines) (isHighEnough ? console.log : console.error)(line);
  return isHighEnough;
}

try {
  process.exitCode = (await check(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(`changes: ${(error as Error).message}`);
  process.exitCode = 2;
}
