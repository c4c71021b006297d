import { expect, test } from 'vitest';
import { type Change, checkWhole, generateFrom, type Node, put, write } from './shop.ts';

const number: Node = { type: 'number' };
const text: Node = { type: 'string' };
const object = (properties: Record<string, Node>): Node => ({ type: 'object', properties });
const to = (name: string): Node => ({ $ref: `#/components/schemas/${name}` });
const component = (name: string, schema: Node): Change => put(`components schemas ${name}`, schema);
const member = (name: string, schema: Node): Change => component(`Wishlist properties ${name}`, schema);

/** The rows of the generated list, and the code of the calls. */
async function generated(...changes: Change[]): Promise<{ rows: string[]; calls: string }> {
  const files = await generateFrom(write(...changes));
  const [, list = ''] = /Numbers = \{\n([^}]*)\}/.exec(files.get('numbers.ts') ?? '') ?? [];
  return {
    rows: list.split('\n').flatMap((row) => row.trim().replace(/,$/, '') || []),
    calls: files.get('operations/wishlists.ts') ?? '',
  };
}

test('calls of a description without numbers do not mention them', async () => {
  const { rows, calls } = await generated();
  expect(rows).toEqual([]);
  expect(calls).not.toMatch(/numbers/i);
});

test('a number is listed by its name, in lists, maps, unions and schemas that hold themselves', async () => {
  const { rows, calls } = await generated(
    component(
      'Box',
      object({ weight: number, box: to('Box'), sides: { type: 'array', items: object({ side: number }) } }),
    ),
    member('boxes', { type: 'object', additionalProperties: to('Box') }),
    member('either', {
      oneOf: [to('Box'), object({ depth: { type: ['number', 'null'] }, count: { type: 'integer' } })],
    }),
  );
  expect(rows).toEqual(['depth: true', 'side: true', 'weight: true']);
  expect(calls).toContain('numbers: numbers');
});

test('a text that cannot be NaN does not compete with a number of its name', async () => {
  const amount: Node = { type: 'string', format: 'decimal', pattern: '^\\d{1,5}$' };
  const { rows } = await generated(member('size', number), member('more', object({ size: amount })));
  expect(rows).toEqual(['size: true']);
});

test('a number that is a text elsewhere is listed with what holds it', async () => {
  const { rows } = await generated(
    component('Rebate', object({ value: number })),
    component('Choice', object({ value: text })),
    member('rebate', to('Rebate')),
    member('rebates', { type: 'array', items: to('Rebate') }),
    member('choice', to('Choice')),
    component('Rebates', { type: 'array', items: to('Rebate') }),
    member('others', to('Rebates')),
    component('ListWishlistsResponse properties value', number),
  );
  expect(rows).toEqual(["value: ['', 'others', 'rebate', 'rebates']"]);
});

test('the lint refuses a number and a text in objects of one name, and names the schema of the text', async () => {
  const text = write(
    component('Rebate', object({ value: number })),
    component('Choice', object({ value: { type: 'string' } })),
    member('a', object({ part: to('Rebate') })),
    member('b', object({ part: to('Choice') })),
  );
  const line = text.split('\n').findIndex((each) => each.includes('"Choice": {')) + 1;
  await expect(generateFrom(text, { check: checkWhole })).rejects.toThrow(
    new RegExp(
      `:${line}:\\d+ value is a text or an integer here and a number in another object that is called "part"`,
    ),
  );
});
