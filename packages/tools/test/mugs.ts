import type { Document, OperationObject, Schema } from 'storewire-tools';
import { parse } from 'yaml';

/** A shop that sells mugs and takes orders for changes of them. */
export const MUGS: Document = parse(`openapi: 3.1.0
info: { title: Mugs, version: 1.2.3 }
servers: [{ url: https://mugs.example }]
security: [{ accessToken: [] }, { apiKey: [], siteId: [] }]
paths:
  /v1/mugs/{id}:
    patch:
      operationId: mugs.updateMug
      x-effect: write
      x-allowed-roles: [visitor, member]
      x-updates: mugs.listMugs
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: notify, in: query, schema: { type: boolean } }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/UpdateMugRequest' } } }
      responses:
        200: { description: The mug., content: { application/json: { schema: { $ref: '#/components/schemas/MugResponse' } } } }
        409: { description: No mug., content: { application/json: { examples: { LOST_MUG: { value: { details: { applicationError: { code: LOST_MUG } } } } } } } }
  /v1/mugs:
    get:
      operationId: mugs.listMugs
      x-effect: read
      security: []
      x-paging: { kind: cursor, request: paging, items: mugs, metadata: metadata }
      responses:
        200:
          description: Mugs.
          content:
            application/json:
              schema: { type: object, properties: { mugs: { type: array, items: { $ref: '#/components/schemas/Mug' } } } }
  /v1/mugs/{id}/wash:
    post:
      operationId: mugs.washMug
      security: [{ accessToken: [wash] }]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: programs, in: query, schema: { type: array, default: [], items: { type: string } } }
      requestBody: { content: { application/json: { schema: { type: object, patternProperties: { ^soap: { type: string } } } } } }
      responses:
        201: { description: It is washed., headers: { Location: { required: true, schema: { type: string } } } }
webhooks:
  mugBroken:
    post: { x-event: { type: broken }, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/MugEvent' } } } } }
components:
  securitySchemes:
    accessToken: { type: oauth2, flows: { clientCredentials: { tokenUrl: /token, scopes: { wash: To wash mugs. } } } }
    apiKey: { type: apiKey, in: header, name: Authorization }
  schemas:
    UpdateMugRequest:
      type: object
      required: [mug]
      properties:
        mug: { $ref: '#/components/schemas/Mug' }
        note: { type: string, maxLength: 100, minLength: 2, pattern: ^x }
        reason: { $ref: '#/components/schemas/Reason' }
        tags: { type: array, maxItems: 5, items: { type: string } }
      not: { required: [note, reason] }
    MugResponse: { type: object, required: [mug], properties: { mug: { $ref: '#/components/schemas/Mug' } } }
    Mug:
      type: object
      required: [id, name]
      properties:
        id: { type: string, format: uuid, readOnly: true }
        name: { type: string, description: What it is called. }
        color: { type: string }
        weight: { type: [number, 'null'], minimum: 0 }
        extra: { type: object, additionalProperties: { type: string } }
    MugEvent:
      type: object
      properties:
        at: { type: string }
        mug: { allOf: [{ $ref: '#/components/schemas/Mug' }, { required: [color] }] }
    Shelf: { type: object, properties: { width: { type: number } } }
    Reason: { type: string, enum: [DIRTY, BROKEN] }
`);

export type Edit = (document: Document) => void;

export const failure = (code: string): object => ({
  description: 'The mug is in a state that forbids it.',
  content: {
    'application/json': { examples: { [code]: { value: { details: { applicationError: { code } } } } } },
  },
});

export const EXCLUSIVE = { required: ['note', 'reason'] };

export const CALL = '#/paths/~1v1~1mugs~1{id}/patch';
export const LIST = '#/paths/~1v1~1mugs/get';
export const WASH = '#/paths/~1v1~1mugs~1{id}~1wash/post';
export const at = (name: string, property?: string): string =>
  `#/components/schemas/${name}${property ? `/properties/${property}` : ''}`;
export const AT = at('MugEvent', 'at');
export const NOTE = at('UpdateMugRequest', 'note');
export const TEXT: Schema = { type: 'string' };

export const updateOf = (document: Document): OperationObject => document.paths['/v1/mugs/{id}']?.patch ?? {};
const listOf = (document: Document): OperationObject => document.paths['/v1/mugs']?.get ?? {};

export const washOf = (document: Document): OperationObject =>
  document.paths['/v1/mugs/{id}/wash']?.post ?? {};

/** Changes keys of the call that updates mugs, or one of its parameters. */
export const update =
  (keys: object): Edit =>
  (document) =>
    Object.assign(updateOf(document), keys);
export const parameter =
  (index: number, keys: object): Edit =>
  (document) =>
    Object.assign(updateOf(document).parameters?.[index] ?? {}, keys);
export const addParameter =
  (keys: object): Edit =>
  (document) =>
    updateOf(document).parameters?.push({ name: 'silent', in: 'query', ...keys });

/** Changes keys of the call that washes mugs. */
export const wash =
  (keys: object): Edit =>
  (document) =>
    Object.assign(washOf(document), keys);

/** Changes keys of a parameter of it. */
export const programs =
  (keys: object): Edit =>
  (document) =>
    Object.assign(washOf(document).parameters?.[1] ?? {}, keys);

/** Changes keys of its response. */
export const washed =
  (keys: object): Edit =>
  (document) =>
    Object.assign(washOf(document).responses?.['201'] ?? {}, keys);

/** Adds keys to the path of the call that updates mugs. */
export const path =
  (keys: object): Edit =>
  (document) =>
    Object.assign(document.paths['/v1/mugs/{id}'] ?? {}, keys);

/** Changes keys of the call that lists mugs. */
export const list =
  (keys: object): Edit =>
  (document) =>
    Object.assign(listOf(document), keys);
export const schemaOf = (document: Document, name: string): Schema =>
  document.components?.schemas?.[name] ?? {};
/** Changes keywords of a schema. */
export const schema =
  (name: string, keywords: Schema): Edit =>
  (document) =>
    Object.assign(schemaOf(document, name), keywords);
/** Changes keywords of a property, `undefined` removes one; the property may be new. */
export const property =
  (name: string, key: string, keywords: object): Edit =>
  (document) => {
    const { properties = {} } = schemaOf(document, name);
    properties[key] = { ...properties[key], ...keywords };
    for (const [keyword, value] of Object.entries(keywords))
      if (value === undefined) Reflect.deleteProperty(properties[key], keyword);
  };
export const removeProperty =
  (name: string, key: string): Edit =>
  (document) =>
    delete schemaOf(document, name).properties?.[key];

export const all =
  (...edits: Edit[]): Edit =>
  (document) => {
    for (const edit of edits) edit(document);
  };
