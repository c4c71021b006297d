import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { facadeNames } from './spec-facade-names.ts';

/** Parts of the façade that are still to be built, with the names that they will bring. */
const PENDING = {
  messages: /^messages\.(?:noNextPage|noPreviousPage|insufficientPermissions|missingAuthentication|invalidRequest|webMethodFailure)$/,
  constants: /^constants\.(?:webMethodPath|invalidRequestStatus|nonFiniteNumbers|graphqlVersion)$/,
  webMethods: /^webMethodPermissions$/,
};

const root = resolve(import.meta.dirname, '../..');

async function readSource(...folders: string[]): Promise<string> {
  const texts = folders.map(async (folder) => {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
    return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')));
  });
  return (await Promise.all(texts)).flat().join('\n');
}

/** Every name with the dotted place where it is listed. Lists of words are taken apart, messages are not. */
function leaves(value: unknown, place = ''): [place: string, name: string][] {
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, member]) => leaves(member, place ? `${place}.${key}` : key));
  const text = String(value);
  return place.startsWith('messages.') ? [[place, text.replace(/\{\w+\}.*$/, '').trim()]] : text.split(/\s+/).map((word) => [place, word]);
}

/** Whether the source says a name: a number as it is written in code, anything else letter by letter. */
function says(source: string, name: string): boolean {
  if (/^\d{4,}$/.test(name)) return new RegExp(`\\b(?:${name}|${Number(name).toLocaleString('en').replaceAll(',', '_')})\\b`).test(source);
  return source.includes(name);
}

const isPending = (place: string): boolean => Object.values(PENDING).some((pattern) => pattern.test(place));

test('the façade says every name, message and constant that the specification gives it, but for the parts still to be built', async () => {
  const source = await readSource('src', 'generated/operations');
  const built = leaves(facadeNames).filter(([place]) => !isPending(place));
  expect(built.length).toBeGreaterThan(15);
  expect(built.filter(([, name]) => !says(source, name))).toEqual([]);
});

test('a part that is built is no longer listed as pending', async () => {
  const source = await readSource('src');
  const messages = leaves(facadeNames).filter(([place]) => place.startsWith('messages.') && isPending(place));
  expect(messages.filter(([, name]) => says(source, name))).toEqual([]);
});
