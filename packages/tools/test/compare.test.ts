import type { Document, Schema } from 'storewire-tools';
import { describe, expect, test } from 'vitest';
import { compareDescriptions } from '../src/compare/compare.ts';
import { report } from '../src/compare/release.ts';
import { CHANGES } from './changes-table.ts';
import { MUGS } from './mugs.ts';

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
    now.paths['/v1/mugs/{id}/dry'] = { post: { operationId: 'mugs.dryMug', responses: {} } };
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

const levels = (before: Document, after: Document): Set<string> =>
  new Set(compareDescriptions(before, after).map(({ level }) => level));

describe('what allows less', () => {
  test.each<[name: string, more: Schema, less: Schema]>([
    ['null', { oneOf: [NULL, CUP] }, CUP],
    ['null in a named union', { oneOf: [POT, NULL] }, POT],
    ['the values of an enumeration', TEXT, SIZE],
    ['a constant', note(TEXT), note({ type: 'string', const: 'x' })],
    ['one alternative of three', { oneOf: [CUP, JAR, TEXT] }, { oneOf: [CUP, JAR] }],
    ['a union', { type: 'object' }, { type: 'object', anyOf: [CUP, JAR] }],
    ['the type of items', { type: 'array' }, { type: 'array', items: TEXT }],
  ])('breaks inputs, and what allows more answers: %s', (_name, more, less) => {
    expect(levels(input(more), input(less))).toEqual(new Set(['major']));
    expect(levels(input(less), input(more))).toEqual(new Set(['minor']));
    expect(levels(answer(more), answer(less))).toEqual(new Set(['minor']));
    expect(levels(answer(less), answer(more))).toEqual(new Set(['major']));
  });

  test.each<[name: string, more: Schema, less: Schema]>([
    ['a value', short(6), short(5)],
    ['a part', { allOf: [SIZE] }, { allOf: [SIZE, { maxLength: 1 }] }],
    [
      'a property that two parts have',
      { allOf: [note(short(6)), note({ pattern: 'x' })] },
      { allOf: [note(short(5)), note({ pattern: 'x' })] },
    ],
  ])('breaks inputs if it is a limit, which breaks no answer: the length of %s', (_name, more, less) => {
    expect(levels(input(more), input(less))).toEqual(new Set(['major']));
    expect(levels(input(less), input(more))).toEqual(new Set(['minor']));
    expect(levels(answer(more), answer(less))).toEqual(new Set(['patch']));
    expect(levels(answer(less), answer(more))).toEqual(new Set(['patch']));
  });
});

test('a reference is the same as its only part, also to a union', () => {
  for (const side of [input, answer])
    expect(levels(side(note(POT)), side(note({ allOf: [POT], description: 'A pot.' })))).toEqual(
      new Set(['patch']),
    );
});

describe('the version of a release', () => {
  const change = (level: 'major' | 'minor' | 'patch') => ({
    level,
    pointer: '#/components/schemas/Mug',
    what: 'differs',
  });

  test.each([
    ['1.4.2', 'major', '2.0.0', '1.10.0'],
    ['1.4.2', 'minor', '1.5.0', '1.4.3'],
    ['1.4.2', 'patch', '1.4.3', '1.4.2'],
    ['0.4.2', 'major', '0.5.0', '0.4.3'],
    ['0.4.2', 'minor', '0.4.3', '0.4.2'],
    ['0.4.2', 'patch', '0.4.3', '0.4.2'],
    ['1.4.2', 'major', '2.0.0-next.0', '1.5.0-next.0'],
    ['2.0.0-next.1', 'major', '2.0.0', '2.0.0-next.1'],
  ] as const)('after %s with a %s change may be %s, but not %s', (from, level, to, tooLow) => {
    expect(report(from, to, [change(level)]).isHighEnough).toBe(true);
    expect(report(from, tooLow, [change(level)]).isHighEnough).toBe(false);
  });

  test('stays as it is without a change, and never falls', () => {
    expect(report('1.4.2', '1.4.2', []).isHighEnough).toBe(true);
    expect(report('1.4.2', '1.4.1', []).isHighEnough).toBe(false);
  });

  test('that is invalid is rejected', () => {
    expect(() => report('1.0', '1.0.0', [])).toThrow('1.0 is no version');
  });

  test('is reported with every change and its location', () => {
    expect(report('0.4.2', '0.4.3', [change('major')]).lines).toEqual([
      'major #/components/schemas/Mug differs',
      'What changed since 0.4.2 needs version 0.5.0 or later, not 0.4.3.',
    ]);
    expect(report('0.4.2', '0.5.0', []).lines).toEqual([
      'Version 0.5.0 is high enough for the changes since 0.4.2.',
    ]);
  });
});
