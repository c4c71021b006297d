import { resolve } from 'node:path';
import { parse } from 'yaml';
import { DescriptionError } from '../../src/description/problem.ts';
import type { Described } from '../../src/description/read.ts';
import { located } from '../../src/description/source-locations.ts';
import { type GenerateOptions, generate } from '../../src/generate/generate.ts';
import { checkDocument } from '../../src/lint/document.ts';
import { withFile } from './read-text.ts';

/** Any JSON, so that a test can put anything anywhere. */
export type Node = null | boolean | number | string | Node[] | { [key: string]: Node };

/** The repository, with the description of the contract and the generated client. */
export const ROOT = resolve(import.meta.dirname, '../../../..');

/** Those of `storewire generate`. */
export const IMPORTS: GenerateOptions['imports'] = {
  main: 'storewire',
  rootRuntime: 'storewire/runtime',
  runtime: 'storewire/runtime',
  react: 'storewire/runtime/react',
  zod: 'storewire/runtime/zod',
  msw: 'storewire/runtime/msw',
};

/** What an operation of the description takes. */
function taking(name: string): string {
  return `requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }`;
}

/** What it responds with. */
function answering(name: string): string {
  return `responses:
        200: { description: Done., content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }
        400: { $ref: '#/components/responses/BadRequest' }`;
}

/** A small description with one of everything that the generators read. */
const SHOP = `openapi: 3.1.0
info: { title: Wishlists, version: 1.0.0 }
servers: [{ url: https://www.example.com }]
tags: [{ name: wishlists, description: What people wish for. }]
paths:
  /v1/wishlists/{id}:
    get:
      operationId: wishlists.getWishlist
      tags: [wishlists]
      summary: Get a wishlist
      description: Reads one wishlist.
      x-allowed-roles: [visitor, member]
      x-effect: read
      parameters:
        - name: id
          in: path
          required: true
          description: Id of the wishlist.
          schema: { type: string, pattern: '^[a-z0-9-]+$' }
      responses:
        200:
          description: Done.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/WishlistResponse' }
              examples: { full: { $ref: '#/components/examples/WishlistResponse.full' } }
        400: { $ref: '#/components/responses/BadRequest' }
    patch:
      operationId: wishlists.updateWishlist
      tags: [wishlists]
      summary: Update a wishlist
      x-effect: write
      x-invalidates: [wishlists]
      x-sunset: { date: '2030-01-01' }
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      ${taking('UpdateWishlistRequest')}
      responses:
        200: { description: Done., content: { application/json: { schema: { $ref: '#/components/schemas/WishlistResponse' } } } }
        400:
          description: The request is rejected.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/ErrorBody' }
              examples:
                WISHLIST_FULL: { summary: The list is full., value: { message: The list is full., details: { applicationError: { code: WISHLIST_FULL, description: The list is full. } } } }
  /v1/wishlists:
    get:
      operationId: wishlists.listWishlists
      tags: [wishlists]
      summary: List wishlists
      x-effect: read
      x-paging: { kind: offset, request: paging, items: wishlists, metadata: metadata }
      parameters:
        - { name: occasion, in: query, schema: { $ref: '#/components/schemas/Occasion' } }
        - { name: paging.limit, in: query, schema: { type: integer, minimum: 0, maximum: 100 } }
        - { name: paging.offset, in: query, schema: { type: integer } }
      ${answering('ListWishlistsResponse')}
    post:
      operationId: wishlists.createWishlist
      tags: [wishlists]
      summary: Create a wishlist
      x-effect: write
      ${taking('CreateWishlistRequest')}
      ${answering('WishlistResponse')}
  /v1/tags:
    post:
      operationId: tags.replaceTags
      tags: [tags]
      summary: Replace the tags
      x-effect: write
      ${taking('Tags')}
      ${answering('WishlistResponse')}
  /v1/wishlists/leave:
    get:
      operationId: wishlists.leaveToWishlists
      tags: [wishlists]
      summary: Leave to the page
      x-effect: navigate
      responses: { 302: { description: To the page. } }
webhooks:
  onWishlistCreated:
    post:
      operationId: webhooks.onWishlistCreated
      x-event: { type: gifts.v1.wishlist_created, slug: created, domain: true }
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/WishlistCreatedEvent' } } } }
      responses: { 200: { description: Received. } }
components:
  schemas:
    Occasion: { type: string, enum: [BIRTHDAY, WEDDING], description: What it is for. }
    Wish:
      type: object
      required: [productId]
      properties:
        productId: { type: string, maxLength: 36 }
        note: { type: [string, 'null'] }
        links: { type: object, properties: { page: { type: string }, image: { type: string } } }
    Wishlist:
      type: object
      description: Things on a wish list.
      required: [id, name, shared, revision]
      properties:
        id: { type: string, format: uuid, readOnly: true, description: Id of the wishlist. }
        name: { type: string, minLength: 1 }
        occasion: { $ref: '#/components/schemas/Occasion' }
        wishes: { type: array, items: { $ref: '#/components/schemas/Wish' } }
        shared: { type: boolean, readOnly: true }
        revision: { type: integer, readOnly: true }
        next: { $ref: '#/components/schemas/Wishlist' }
        extra: { type: object, additionalProperties: true }
    WishlistInput:
      type: object
      description: What may be written of a wish list.
      required: [name]
      properties:
        name: { type: string, minLength: 1 }
        revision: { type: integer }
        occasion: { $ref: '#/components/schemas/Occasion' }
        next: { $ref: '#/components/schemas/WishlistInput' }
        wishes: { type: array, items: { $ref: '#/components/schemas/Wish' } }
        extra: { type: object, additionalProperties: true }
    WishlistResponse: { type: object, required: [wishlist], properties: { wishlist: { $ref: '#/components/schemas/Wishlist' } } }
    ListWishlistsResponse:
      type: object
      properties:
        wishlists: { type: array, items: { $ref: '#/components/schemas/Wishlist' } }
        metadata: { type: object, properties: { total: { type: integer } } }
    UpdateWishlistRequest: { type: object, required: [wishlist], properties: { wishlist: { $ref: '#/components/schemas/WishlistInput' } } }
    CreateWishlistRequest: { type: object, required: [wishlist], properties: { wishlist: { $ref: '#/components/schemas/WishlistInput' } } }
    Tags: { type: array, items: { type: string } }
    WishlistCreatedEvent: { type: object, properties: { entity: { $ref: '#/components/schemas/Wishlist' } } }
    ErrorBody:
      type: object
      required: [message]
      properties: { message: { type: string }, details: { type: object, additionalProperties: true } }
  examples:
    WishlistResponse.full:
      summary: All of it.
      value: { wishlist: { id: 3f6c, name: Birthday, shared: false, revision: 1 } }
    badRequest: { value: { message: No. } }
  responses:
    BadRequest:
      description: No.
      content:
        application/json:
          schema: { $ref: '#/components/schemas/ErrorBody' }
          examples: { validation: { $ref: '#/components/examples/badRequest' } }
`;

/** A change to a description. Steps of `at` are separated by spaces; the last may be new. */
export type Change = (description: Node) => void;

export const put =
  (at: string, value: Node): Change =>
  (description) => {
    const { parent, key } = find(description, at);
    define(parent, key, value);
  };

/** Renames a property and keeps its position. */
export const rename =
  (at: string, name: string): Change =>
  (description) => {
    const { parent, key } = find(description, at);
    const entries = Object.entries(parent);
    for (const [each] of entries) delete parent[each];
    for (const [each, value] of entries) define(parent, each === key ? name : each, value);
  };

export const all =
  (...changes: Change[]): Change =>
  (description) => {
    for (const change of changes) change(description);
  };

/** An own member, whatever its name. */
function define(parent: { [key: string]: Node }, key: string, value: Node): void {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

function find(description: Node, at: string): { parent: { [key: string]: Node }; key: string } {
  const steps = at.split(' ');
  const key = steps.pop() ?? '';
  const parent = steps.reduce<Node | undefined>(
    (node, step) => (node as { [key: string]: Node } | undefined)?.[step],
    description,
  );
  if (typeof parent !== 'object' || parent === null) throw new Error(`The description has no ${at}`);
  return { parent: parent as { [key: string]: Node }, key };
}

/** Text of the small description after some changes. JSON is YAML too. */
export function write(...changes: Change[]): string {
  const description: Node = parse(SHOP);
  for (const change of changes) change(description);
  return JSON.stringify(description, null, 2);
}

/** Generates everything from the text of a description, or from an object. */
export const generateFrom = (
  text: string | object = write(),
  options: Pick<GenerateOptions, 'check' | 'resources'> = {},
): Promise<Map<string, string>> =>
  withFile(text, (input) => generate({ input, imports: IMPORTS, ...options }));

/** The rules of the lint that are about a whole description. */
export async function checkWhole({ document, locations }: Described): Promise<void> {
  const problems = checkDocument(document).map((problem) => located(problem, locations));
  if (problems.length > 0) throw new DescriptionError(problems);
}
