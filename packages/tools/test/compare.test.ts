import type { Document, Schema } from 'storewire-tools';
import { describe, expect, test } from 'vitest';
import { compareDescriptions } from '../src/compare/compare.ts';
import { isHighEnoughFor, leastVersion, report } from '../src/compare/release.ts';
import { CHANGES, MUGS } from './changes-table.ts';

const lines = (old: Document, now: Document): string[] =>
  compareDescriptions(old, now).map(({ level, pointer, what }) => `${level} ${pointer} ${what}`);

describe('what changed in a description', () => {
  test.each(CHANGES.map(([edit, ...reports]) => ({ edit, reports })))('is reported: $reports', (change) => {
    const now = structuredClone(MUGS);
    change.edit(now);
    expect(lines(MUGS, now)).toEqual(change.reports);
  });

  test('is nothing that needs a release when only the version is another', () => {
    expect(lines(MUGS, { ...structuredClone(MUGS), info: { ...MUGS.info, version: '9.9.9' } })).toEqual([]);
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

const AUTHOR = { name: 'X-Author', in: 'header', schema: TEXT } as const;
const withParameter = (parameter: object): Document => call(TEXT, { parameters: [parameter] });
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
    [
      'defaults of a parameter',
      withParameter(AUTHOR),
      withParameter({ ...AUTHOR, style: 'simple', explode: false }),
    ],
    ['the case of a header', withParameter(AUTHOR), withParameter({ ...AUTHOR, name: 'x-author' })],
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
