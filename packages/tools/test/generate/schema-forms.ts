import { describeStore } from './generated-client.ts';

export interface Form {
  name: string;
  /** The schema, as the component `Subject`. */
  schema: string;
  good: unknown[];
  bad: unknown[];
}

const OTHERS = `
    Status: { type: string, enum: [open, closed] }
    Base: { type: object, required: [id], properties: { id: { type: string } } }
    Cat: { type: object, required: [lives], properties: { lives: { type: integer } } }
    Dog: { type: object, required: [barks], properties: { barks: { type: boolean } } }
`;

export const FORMS: Form[] = [
  {
    name: 'arrays of a fixed length',
    schema: '{ type: array, items: { type: string }, minItems: 2, maxItems: 2 }',
    good: [['a', 'b']],
    bad: [['a', 'b', 'c']],
  },
  {
    name: 'times of a day, with and without an offset',
    schema: '{ type: string, format: time }',
    good: ['12:00:00Z', '12:00:00+02:00', '12:00'],
    bad: [12],
  },
  {
    name: 'properties that two parts of allOf have',
    schema:
      "{ allOf: [{ $ref: '#/components/schemas/Base' }, { type: object, required: [more], properties: { id: { const: cat }, more: { type: integer } } }] }",
    good: [{ id: 'cat', more: 1 }],
    bad: [{ id: 'dog', more: 1 }, { id: 'cat' }, { more: 1 }],
  },
  {
    name: 'a reference that may be null',
    schema: "{ anyOf: [{ $ref: '#/components/schemas/Base' }, { type: 'null' }] }",
    good: [null, { id: 'x' }],
    bad: [{}],
  },
  {
    name: 'a list of types',
    schema: "{ type: [string, integer, 'null'], maxLength: 3, maximum: 5 }",
    good: ['abc', 5, null],
    bad: ['abcd', 6, true],
  },
  {
    name: 'an object that may be null',
    schema: "{ type: [object, 'null'], properties: { a: { type: string } } }",
    good: [null, {}],
    bad: ['x'],
  },
  {
    name: 'a map',
    schema: '{ type: object, additionalProperties: { type: integer } }',
    good: [{ a: 1 }],
    bad: [{ a: 'x' }],
  },
  {
    name: 'a map with known properties',
    schema: '{ type: object, properties: { a: { type: string } }, additionalProperties: { type: integer } }',
    good: [{ a: 'x', b: 1 }],
    bad: [{ a: 1 }],
  },
  {
    name: 'a map with a required property',
    schema:
      '{ type: object, required: [a], properties: { a: { type: string } }, additionalProperties: { type: object } }',
    good: [{ a: 'x', b: {} }],
    bad: [{ b: {} }],
  },
  {
    name: 'constants',
    schema:
      "{ type: object, properties: { t: { type: string, const: text }, e: { type: string, const: '' } } }",
    good: [{ t: 'text', e: '' }],
    bad: [{ t: 5 }, { t: 'other' }],
  },
  {
    name: 'a part whose property has a part that it has itself',
    schema:
      "{ allOf: [{ $ref: '#/components/schemas/Base' }, { type: object, properties: { inner: { allOf: [{ $ref: '#/components/schemas/Base' }, { type: object, required: [size], properties: { size: { type: integer } } }] } } }] }",
    good: [{ id: 'x', inner: { id: 'y', size: 1 } }],
    bad: [{ id: 'x', inner: { id: 'y' } }],
  },
  {
    name: 'limits and properties of a property that two parts have',
    schema:
      '{ allOf: [{ type: object, properties: { a: { type: string, maxLength: 3 }, o: { type: object, required: [x], properties: { x: { type: string } } } } }, { type: object, properties: { a: { type: string, minLength: 2 }, o: { type: object, properties: { y: { type: integer } } } } }] }',
    good: [{ a: 'abc', o: { x: 'x', y: 1 } }],
    bad: [{ a: 'a' }, { a: 'abcd' }, { o: { y: 1 } }, { o: { x: 'x', y: 'y' } }],
  },
  { name: 'a schema that takes everything', schema: '{}', good: [1, null, 'x'], bad: [] },
  {
    name: 'properties without a type',
    schema: '{ properties: { a: { type: string } } }',
    good: [{}],
    bad: ['x'],
  },
  {
    name: 'JSON, which holds itself in a union',
    schema:
      "{ anyOf: [{ type: string }, { type: 'null' }, { type: array, items: { $ref: '#/components/schemas/Subject' } }, { type: object, additionalProperties: { $ref: '#/components/schemas/Subject' } }] }",
    good: [{ a: [null, 'x'] }],
    bad: [[1]],
  },
  {
    name: 'a point in time',
    schema: '{ type: object, required: [at], properties: { at: { type: string, format: date-time } } }',
    good: [{ at: '2030-01-01T00:00:00Z' }],
    bad: [{ at: 'soon' }],
  },
  {
    name: 'texts whose characters are counted by a pattern',
    schema: "{ type: string, pattern: '^.{3}$' }",
    good: ['abc', 'a😀b'],
    bad: ['😀b', 'a😀bc'],
  },
  {
    name: 'texts of a pattern that is only valid without the flag for Unicode',
    schema: "{ type: string, pattern: '^[a-z]+\\-[0-9]+$' }",
    good: ['a-1'],
    bad: ['a1'],
  },
  {
    name: 'a large number, which JSON holds',
    schema: '{ type: integer, format: int64 }',
    good: [2 ** 40],
    bad: ['1'],
  },
];

/** Every schema has a name of its own in one description. */
const named = (text: string, index: number): string => text.replaceAll(/\bSubject\b/g, `Subject${index}`);

export const DESCRIPTION = describeStore(
  FORMS.map(
    (_form, index) => `  /subjects/${index}:
    post:
      operationId: subjects.change${index}
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [subject], properties: { subject: { $ref: '#/components/schemas/Subject${index}' } } } } } }
      responses: { '200': { description: Done., content: { application/json: { schema: { $ref: '#/components/schemas/Answer${index}' } } } } }
`,
  ).join(''),
  `${OTHERS.slice(1)}${FORMS.map(({ schema }, index) => `    Subject${index}: ${named(schema, index)}\n    Answer${index}: { type: object, properties: { subject: { $ref: '#/components/schemas/Subject${index}' } } }\n`).join('')}`,
);
