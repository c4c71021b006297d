import { expect, onTestFinished, test } from 'vitest';
import type * as z from 'zod/mini';
import { generateThirdParty } from './third-party.ts';

const DESCRIPTION = `openapi: 3.0.3
info: { title: Third party, version: '1' }
paths:
  /pets:
    post:
      operationId: pets.save
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses:
        '200': { description: Good., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
components:
  schemas:
    Owner: { type: object, properties: { name: { type: string } } }
    Shelter: { type: object, properties: { city: { type: string } } }
    Pet:
      type: object
      properties:
        one: { nullable: true, oneOf: [{ $ref: '#/components/schemas/Owner' }] }
        any: { nullable: true, anyOf: [{ $ref: '#/components/schemas/Owner' }, { $ref: '#/components/schemas/Shelter' }] }
        all: { type: object, nullable: true, allOf: [{ $ref: '#/components/schemas/Owner' }] }
        typed: { type: object, nullable: true, oneOf: [{ $ref: '#/components/schemas/Owner' }] }
        kind: { nullable: true, enum: [cat, dog] }
        tags: { nullable: true, items: { type: string } }
        note: { nullable: true, readOnly: true, properties: { text: { type: string } } }
        anything: { nullable: true }
`;

const NULLS = { one: null, any: null, all: null, typed: null, kind: null, tags: null };

const PROGRAM = `import type * as T from '../client/types.ts';
export const sent: T.SaveInput = ${JSON.stringify(NULLS)};
export const read = ({ note, one, all }: T.Pet): (string | undefined)[] => [note?.text, one?.name, all?.name];
// @ts-expect-error: it may be null
export const unchecked = ({ one = {} }: T.Pet): string | undefined => one.name;
`;

test('a schema that OpenAPI 3.0 calls nullable allows null, also next to a union, a sum or an enumeration', async () => {
  const made = await generateThirdParty(DESCRIPTION);
  onTestFinished(made.remove);
  expect(await made.typeErrors({ 'main.ts': PROGRAM })).toEqual([]);
  const { SaveInputSchema } = (await made.load('zod/requests.ts')) as Record<string, z.ZodMiniType>;
  const { PetSchema } = (await made.load('zod/responses.ts')) as Record<string, z.ZodMiniType>;
  expect(SaveInputSchema?.safeParse(NULLS).error).toBeUndefined();
  expect(PetSchema?.safeParse({ ...NULLS, note: null, anything: null }).error).toBeUndefined();
  expect(PetSchema?.safeParse({ one: 1 }).success).toBe(false);
});
