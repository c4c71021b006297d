import { expect, test } from 'vitest';
import { generateClient } from '../generated-client.ts';
import { DESCRIPTION, FORMS, type Form, named } from '../schema-forms.ts';

/** Fails to compile where two types differ. */
const program = (
  { type, requestType = type }: Form,
  index: number,
): string => `import type * as T from '../client/types.ts';
type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false;
export const answer: Same<T.Subject${index}, ${named(type, index)}> = true;
export const request: Same<T.Change${index}Input['subject'], ${named(requestType, index)}> = true;
`;

/** A body whose properties are those of the input. */
const OPEN = `import { save } from '../client/operations/index.ts';
export const good = (client: never) => [save(client, { id: 1 }), save(client, { id: 1, color: 'red' })];
// @ts-expect-error: a named property has its own type
export const bad = (client: never) => save(client, { id: 'a' });
`;

const made = await generateClient(DESCRIPTION);
const errors = await made
  .typeErrors({
    'open.ts': OPEN,
    ...Object.fromEntries(FORMS.map((form, index) => [`form${index}.ts`, program(form, index)])),
  })
  .finally(made.remove);

test('runtime schemas of both sides say the same as their types', () => {
  expect(errors.filter((line) => line.startsWith('client/'))).toEqual([]);
});

test('a call takes further properties where its body has named ones and others', () => {
  expect(errors.filter((line) => line.startsWith('programs/open.'))).toEqual([]);
});

test.each(FORMS.map(({ name }, index) => ({ name, index })))('$name have this type', ({ index }) => {
  expect(errors.filter((line) => line.startsWith(`programs/form${index}.`))).toEqual([]);
});
