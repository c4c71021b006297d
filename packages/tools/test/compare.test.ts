import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { type Finished, run } from 'storewire-dev-kit/process';
import type { Document, Schema } from 'storewire-tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareDescriptions } from '../src/compare/compare.ts';
import { isHighEnoughFor, leastVersion, report } from '../src/compare/release.ts';
import { CHANGES, MUGS } from './changes-table.ts';

const COMMAND = join(import.meta.dirname, 'command.ts');
const ours = JSON.parse(
  await readFile(fileURLToPath(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
) as Document;

const lines = (old: Document, now: Document): string[] =>
  compareDescriptions(old, now).map(({ level, pointer, what }) => `${level} ${pointer} ${what}`);

describe('what changed in a description', () => {
  test.each(CHANGES)('$name', ({ edit, expected }) => {
    const now = structuredClone(MUGS);
    edit(now);
    expect(lines(MUGS, now)).toEqual(expected);
  });

  test('is nothing when it is the same', () => {
    expect(compareDescriptions(ours, structuredClone(ours))).toEqual([]);
  });

  test('is nothing that needs a release when only the version is another', () => {
    expect(compareDescriptions(ours, { ...ours, info: { ...ours.info, version: '9.9.9' } })).toEqual([]);
  });

  test('lists what breaks before what does not', () => {
    const now = structuredClone(MUGS);
    now.paths['/v1/mugs/{id}/wash'] = { post: { operationId: 'mugs.washMug', responses: {} } };
    delete now.paths['/v1/mugs/{id}'];
    expect(compareDescriptions(MUGS, now).map(({ level }) => level)).toEqual(['major', 'minor']);
  });
});

/** A description of one call that takes and answers a schema, or does only one of both. */
const call = (schema: Schema, rest: object = {}, openapi = '3.1.0'): Document => {
  const content = { 'application/json': { schema } };
  return {
    openapi,
    info: { title: 'Notes', version: '1.0.0' },
    paths: {
      '/notes': {
        post: {
          operationId: 'notes.save',
          requestBody: { content },
          responses: { 200: { description: 'Saved.', content } },
          ...rest,
        },
      },
    },
    components: {
      schemas: {
        Cup: { type: 'object', required: ['handle'], properties: { handle: { type: 'string' } } },
        Jar: { type: 'object', required: ['lid'], properties: { lid: { type: 'string' } } },
        Pot: { oneOf: [CUP, JAR] },
        Size: { type: 'string', enum: ['S', 'L'] },
      },
    },
  };
};
const input = (schema: Schema): Document => call(schema, { responses: {} });
const answer = (schema: Schema): Document => call(schema, { requestBody: undefined });

const CUP: Schema = { $ref: '#/components/schemas/Cup' };
const JAR: Schema = { $ref: '#/components/schemas/Jar' };
const POT: Schema = { $ref: '#/components/schemas/Pot' };
const SIZE: Schema = { $ref: '#/components/schemas/Size' };
const TEXT: Schema = { type: 'string' };
const NULL: Schema = { type: 'null' };
const short = (maxLength: number): Schema => ({ type: 'string', maxLength });
const note = (text: Schema): Schema => ({ type: 'object', properties: { text } });
const old = (schema: Schema): Document => call(schema, {}, '3.0.3');

const AUTHOR = { name: 'X-Author', in: 'header', schema: TEXT } as const;
const withParameter = (parameter: object): Document => call(TEXT, { parameters: [parameter] });
const withParameterOfPath = (): Document => {
  const document = call(TEXT);
  Object.assign(document.paths['/notes'] ?? {}, { parameters: [AUTHOR] });
  return document;
};
const withType = (type: string): Document =>
  JSON.parse(JSON.stringify(call(TEXT)).replaceAll('application/json', type)) as Document;

describe('what means the same', () => {
  test.each<[name: string, before: Document, after: Document]>([
    ['null among types, or in a union', call({ type: ['string', 'null'] }), call({ anyOf: [TEXT, NULL] })],
    [
      'null among values',
      call({ enum: ['x', null] }),
      call({ oneOf: [{ type: 'string', enum: ['x'] }, NULL] }),
    ],
    ['null in a union or next to it', call({ anyOf: [POT, NULL] }), call({ oneOf: [NULL, JAR, CUP] })],
    ['a constant, or one value', call({ const: 'x' }), call({ type: 'string', enum: ['x'] })],
    ['constants in a union', call({ oneOf: [{ const: 'S' }, { const: 'L' }] }), call(SIZE)],
    ['another order of oneOf', call({ oneOf: [CUP, JAR] }), call({ oneOf: [JAR, CUP] })],
    ['anyOf', call({ oneOf: [CUP, JAR] }), call({ anyOf: [CUP, JAR] })],
    ['a union of one', call({ oneOf: [CUP] }), call(CUP)],
    [
      'another order of allOf',
      call({ allOf: [CUP, short(3), short(4)] }),
      call({ allOf: [short(4), short(3), CUP] }),
    ],
    ['a part that is a union', call({ allOf: [POT] }), call(POT)],
    [
      'a property in a part',
      call({ type: 'object', properties: { a: TEXT, text: TEXT } }),
      call({ allOf: [note(TEXT), { properties: { a: TEXT } }], properties: { text: TEXT } }),
    ],
    ['a default', call(TEXT), call({ ...TEXT, minLength: 0, readOnly: false, deprecated: false })],
    ['an object without a type', call(note(TEXT)), call({ properties: { text: TEXT } })],
    ['a parameter of the path', withParameter(AUTHOR), withParameterOfPath()],
    [
      'defaults of a parameter',
      withParameter(AUTHOR),
      withParameter({ ...AUTHOR, style: 'simple', explode: false }),
    ],
    ['the case of a header', withParameter(AUTHOR), withParameter({ ...AUTHOR, name: 'x-author' })],
    ['nullable of OpenAPI 3.0', old({ ...TEXT, nullable: true }), call({ type: ['string', 'null'] })],
    ['a file', old({ ...TEXT, format: 'binary' }), call({ ...TEXT, format: 'binary' })],
    ['the character set of JSON', call(TEXT), withType('Application/JSON; charset=utf-8')],
  ])('%s is no change of a call', (_name, before, after) => {
    expect(lines(before, after)).toEqual(['patch # is written differently, and means the same']);
    expect(lines(after, before)).toEqual(['patch # is written differently, and means the same']);
  });
});

describe('what allows less', () => {
  test.each<[name: string, more: Schema, less: Schema]>([
    ['null', { oneOf: [NULL, CUP] }, CUP],
    ['null in a named union', { oneOf: [POT, NULL] }, POT],
    ['the values of an enumeration', TEXT, SIZE],
    ['a constant', note(TEXT), note({ const: 'x' })],
    ['one alternative of three', { oneOf: [CUP, JAR, TEXT] }, { oneOf: [CUP, JAR] }],
    ['a union', { type: 'object' }, { type: 'object', anyOf: [CUP, JAR] }],
    ['the type of items', { type: 'array' }, { type: 'array', items: TEXT }],
    ['the limit of a part', { allOf: [SIZE] }, { allOf: [SIZE, { maxLength: 1 }] }],
    [
      'a limit of a property that two parts have',
      { allOf: [note(short(6)), note({ pattern: 'x' })] },
      { allOf: [note(short(5)), note({ pattern: 'x' })] },
    ],
  ])('breaks inputs, and what allows more answers: %s', (_name, more, less) => {
    const levels = (before: Document, after: Document): Set<string> =>
      new Set(compareDescriptions(before, after).map(({ level }) => level));
    expect(levels(input(more), input(less))).toEqual(new Set(['major']));
    expect(levels(input(less), input(more))).toEqual(new Set(['minor']));
    expect(levels(answer(more), answer(less))).toEqual(new Set(['minor']));
    expect(levels(answer(less), answer(more))).toEqual(new Set(['major']));
  });
});

describe('in the contract', () => {
  test('taking any property of any schema away is breaking there, and giving it back is not', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const now = structuredClone(ours);
        const removed = Object.entries(now.components?.schemas ?? {}).flatMap(([name, schema]) => {
          const names = Object.keys(schema.properties ?? {});
          const property = names[number % names.length];
          if (property === undefined) return [];
          delete schema.properties?.[property];
          if (schema.required) schema.required = schema.required.filter((each) => each !== property);
          return [`#/components/schemas/${name}/properties/${property.replaceAll('/', '~1')}`];
        });
        const without = new Set(lines(ours, now));
        expect(removed.filter((pointer) => !without.has(`major ${pointer} is removed`))).toEqual([]);
        const again = lines(now, ours).join('\n');
        expect(removed.filter((pointer) => !again.includes(`${pointer} is a new property`))).toEqual([]);
      }),
      { numRuns: caseCount(3) },
    );
  });
});

describe('the version of a release', () => {
  test.each([
    ['1.4.2', 'major', '2.0.0'],
    ['1.4.2', 'minor', '1.5.0'],
    ['1.4.2', 'patch', '1.4.3'],
    ['0.4.2', 'major', '0.5.0'],
    ['0.4.2', 'minor', '0.4.3'],
    ['0.4.2', 'patch', '0.4.3'],
    ['0.4.2', undefined, '0.4.2'],
    ['2.0.0-next.1', 'major', '2.0.0'],
  ] as const)('after %s with a %s change is at least %s', (version, level, least) => {
    expect(leastVersion(version, level)).toBe(least);
  });

  test.each([
    ['2.0.0', '1.9.9', true],
    ['1.10.0', '1.9.9', true],
    ['1.9.9', '1.9.9', true],
    ['1.9.8', '1.9.9', false],
    ['0.10.0', '1.0.0', false],
    ['2.0.0-next.0', '2.0.0', true],
    ['1.9.9-next.0', '2.0.0', false],
  ])('%s is high enough for %s: %s', (version, least, isHighEnough) => {
    expect(isHighEnoughFor(version, least)).toBe(isHighEnough);
  });

  test('that is invalid is rejected', () => {
    expect(() => leastVersion('1.0', 'patch')).toThrow('1.0 is no version');
  });

  test('is reported with every change and its location', () => {
    const change = { level: 'major', pointer: '#/components/schemas/Mug', what: 'is removed' } as const;
    expect(report('0.4.2', '0.4.3', [change])).toEqual({
      isHighEnough: false,
      lines: [
        'major #/components/schemas/Mug is removed',
        'What changed since 0.4.2 needs version 0.5.0 or later, not 0.4.3.',
      ],
    });
    expect(report('0.4.2', '0.5.0', [change])).toEqual({
      isHighEnough: true,
      lines: [
        'major #/components/schemas/Mug is removed',
        'Version 0.5.0 is high enough for the changes since 0.4.2.',
      ],
    });
    expect(report('0.4.2', '0.4.1', [])).toEqual({
      isHighEnough: false,
      lines: ['0.4.1 comes before 0.4.2.'],
    });
  });
});

describe('the command', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storewire-changes-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const check = (old: string, now: string): Promise<Finished> =>
    run(process.execPath, [COMMAND, 'compare', join(folder, old), join(folder, now)]);

  test('fails when the version is too low for the changes, and passes when it is not', async () => {
    const slim: Document = { ...MUGS, paths: {} };
    await writeFile(join(folder, 'old.json'), JSON.stringify(MUGS));
    await writeFile(
      join(folder, 'low.json'),
      JSON.stringify({ ...slim, info: { ...MUGS.info, version: '1.3.0' } }),
    );
    await writeFile(
      join(folder, 'high.json'),
      JSON.stringify({ ...slim, info: { ...MUGS.info, version: '2.0.0' } }),
    );
    const low = await check('old.json', 'low.json');
    expect(low.code).toBe(1);
    expect(low.output).toContain('major #/paths/~1v1~1mugs~1{id}/patch mugs.updateMug is removed\n');
    expect(low.output).toContain('needs version 2.0.0 or later, not 1.3.0.');
    expect((await check('old.json', 'high.json')).code).toBe(0);
  });

  test('says what it cannot read', async () => {
    await writeFile(join(folder, 'text.json'), 'mugs');
    await writeFile(join(folder, 'list.json'), '[]');
    await writeFile(
      join(folder, 'swagger.json'),
      JSON.stringify({ ...MUGS, openapi: undefined, swagger: '2.0' }),
    );
    await writeFile(join(folder, 'unversioned.json'), JSON.stringify({ ...MUGS, info: { version: 'next' } }));
    for (const [file, reason] of [
      ['missing.json', 'ENOENT'],
      ['text.json', 'text.json is no description'],
      ['list.json', 'list.json is no description'],
      ['swagger.json', 'swagger.json is no description of OpenAPI 3 in JSON'],
      ['unversioned.json', 'next is no version of the form 1.2.3'],
    ] as const)
      expect(await check(file, 'old.json')).toMatchObject({
        code: 2,
        output: expect.stringContaining(reason),
      });
  });
});
