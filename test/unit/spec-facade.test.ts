import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { facadeNames } from './spec-facade-names.ts';

/** What the contract says by itself: GraphQL and numbers that JSON cannot hold. The sources need not repeat it. */
const IN_CONTRACT = /^constants\.(?:nonFiniteNumbers|graphqlVersion)$/;

const root = resolve(import.meta.dirname, '../..');

async function readSource(...folders: string[]): Promise<string> {
  const texts = folders.map(async (folder) => {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
    return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')));
  });
  return (await Promise.all(texts)).flat().join('\n');
}

interface Bundle {
  paths: Record<string, { post?: { description: string; responses: object; parameters?: { name: string; schema?: { default?: unknown } }[] } }>;
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

test('the façade says every name, message and constant that the specification gives it, but for what the contract says', async () => {
  const source = await readSource('src', 'generated/operations');
  const built = leaves(facadeNames).filter(([place]) => !IN_CONTRACT.test(place));
  expect(built.length).toBeGreaterThan(15);
  expect(built.filter(([, name]) => !says(source, name))).toEqual([]);
});

test('the contract says every name, message and constant of web methods, GraphQL and numbers that JSON cannot hold', async () => {
  const { constants, messages, webMethodPermissions } = facadeNames;
  const { paths } = JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8')) as Bundle;
  const webMethod = paths[constants.webMethodPath]?.post;
  const { insufficientPermissions, missingAuthentication, invalidRequest, webMethodFailure } = messages;
  const said = [...webMethodPermissions.split(' '), insufficientPermissions, missingAuthentication, invalidRequest, webMethodFailure];
  expect(said.filter((words) => !webMethod?.description.includes(words))).toEqual([]);
  expect(webMethod?.responses).toHaveProperty(String(constants.invalidRequestStatus));
  const version = paths['/graphql/{apiVersion}']?.post?.parameters?.find(({ name }) => name === 'apiVersion');
  expect(version?.schema?.default).toBe(constants.graphqlVersion);
  const wireForm = (await readFile(join(root, 'openapi/EXTENSIONS.md'), 'utf8')).split('\n').find((line) => line.startsWith('| `x-wire`'));
  expect(constants.nonFiniteNumbers.split(' ').filter((word) => !wireForm?.includes(word))).toEqual([]);
});
