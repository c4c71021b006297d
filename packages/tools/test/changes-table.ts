import type { Document, OperationObject, Schema } from 'storewire-tools';
import { parse } from 'yaml';

/** A shop that sells mugs and takes orders for changes of them. */
export const MUGS: Document = parse(`openapi: 3.1.0
info: { title: Mugs, version: 1.2.3 }
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
webhooks:
  mugBroken:
    post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/MugEvent' } } } } }
components:
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

type Edit = (document: Document) => void;

const failure = (code: string): object => ({
  description: 'The mug is in a state that forbids it.',
  content: {
    'application/json': { examples: { [code]: { value: { details: { applicationError: { code } } } } } },
  },
});

const EXCLUSIVE = { required: ['note', 'reason'] };

const CALL = '#/paths/~1v1~1mugs~1{id}/patch';
const LIST = '#/paths/~1v1~1mugs/get';
const at = (name: string, property?: string): string =>
  `#/components/schemas/${name}${property ? `/properties/${property}` : ''}`;
const AT = at('MugEvent', 'at');
const NOTE = at('UpdateMugRequest', 'note');
const TEXT: Schema = { type: 'string' };

const updateOf = (document: Document): OperationObject => document.paths['/v1/mugs/{id}']?.patch ?? {};
const listOf = (document: Document): OperationObject => document.paths['/v1/mugs']?.get ?? {};

/** Changes keys of the call that updates mugs, or one of its parameters. */
const update =
  (keys: object): Edit =>
  (document) =>
    Object.assign(updateOf(document), keys);
const parameter =
  (index: number, keys: object): Edit =>
  (document) =>
    Object.assign(updateOf(document).parameters?.[index] ?? {}, keys);
const addParameter =
  (keys: object): Edit =>
  (document) =>
    updateOf(document).parameters?.push({ name: 'silent', in: 'query', ...keys });

/** Changes keys of the call that lists mugs. */
const list =
  (keys: object): Edit =>
  (document) =>
    Object.assign(listOf(document), keys);
const schemaOf = (document: Document, name: string): Schema => document.components?.schemas?.[name] ?? {};
/** Changes keywords of a schema. */
const schema =
  (name: string, keywords: Schema): Edit =>
  (document) =>
    Object.assign(schemaOf(document, name), keywords);
/** Changes keywords of a property, `undefined` removes one; the property may be new. */
const property =
  (name: string, key: string, keywords: object): Edit =>
  (document) => {
    const { properties = {} } = schemaOf(document, name);
    properties[key] = { ...properties[key], ...keywords };
    for (const [keyword, value] of Object.entries(keywords))
      if (value === undefined) Reflect.deleteProperty(properties[key], keyword);
  };
const removeProperty =
  (name: string, key: string): Edit =>
  (document) =>
    delete schemaOf(document, name).properties?.[key];

const all =
  (...edits: Edit[]): Edit =>
  (document) => {
    for (const edit of edits) edit(document);
  };

/** An edit, and all that is reported for it. */
export const CHANGES: [edit: Edit, ...reports: string[]][] = [
  // what breaks nobody
  [
    property('Mug', 'name', { description: 'Its name.' }),
    'patch # is written differently, and breaks nobody',
  ],
  [update({ deprecated: true }), 'patch # is written differently, and breaks nobody'],
  // calls
  [(document) => delete document.paths['/v1/mugs'], `major ${LIST} mugs.listMugs is removed`],
  [
    list({ operationId: 'mugs.queryMugs' }),
    `major ${LIST} mugs.listMugs is removed`,
    `minor ${LIST} mugs.queryMugs is new`,
  ],
  // clients that are not generated again send it to the old address
  [
    (document) => {
      document.paths['/stores/v1/mugs'] = document.paths['/v1/mugs'] ?? {};
      delete document.paths['/v1/mugs'];
    },
    'major #/paths/~1stores~1v1~1mugs/get no longer goes to GET /v1/mugs',
    'minor #/paths/~1stores~1v1~1mugs/get also goes to GET /stores/v1/mugs',
  ],
  [
    list({ servers: [{ url: 'https://other.example' }] }),
    `major ${LIST} no longer goes to GET /v1/mugs`,
    `minor ${LIST} also goes to GET https://other.example/v1/mugs`,
  ],
  // a write has another hook
  [
    list({ 'x-effect': 'write' }),
    `major ${LIST} no longer counts as read`,
    `minor ${LIST} also counts as write`,
  ],
  [list({ 'x-paging': undefined }), `major ${LIST} no longer lists mugs`],
  [
    list({ security: undefined }),
    `major ${LIST} no longer takes requests without a token`,
    `minor ${LIST} also takes accessToken`,
    `minor ${LIST} also takes apiKey with siteId`,
  ],
  [
    update({ 'x-allowed-roles': ['member', 'merchant'] }),
    `major ${CALL} no longer allows visitor`,
    `minor ${CALL} also allows merchant`,
  ],
  [
    (document) => Object.assign(updateOf(document).responses ?? {}, { 409: failure('BROKEN_MUG') }),
    `major ${CALL} no longer fails with LOST_MUG (409)`,
    `minor ${CALL} also fails with BROKEN_MUG (409)`,
  ],
  [list({ responses: { 404: { description: 'No mug.' } } }), `major ${LIST}/200 can no longer be received`],
  // parameters and bodies
  [
    parameter(1, { in: 'header' }),
    `major ${CALL}/query notify can no longer be sent`,
    `minor ${CALL}/header notify can now be sent`,
  ],
  [addParameter({}), `minor ${CALL}/query silent can now be sent`],
  [addParameter({ required: true }), `major ${CALL}/query silent is new and required`],
  [parameter(1, { required: true }), `major ${CALL}/query notify is now required`],
  [parameter(0, { required: false }), `minor ${CALL}/path id is no longer required`],
  [parameter(1, { schema: TEXT }), `major ${CALL}/query notify is of type string, was boolean`],
  [
    parameter(1, { schema: { type: ['boolean', 'string'] } }),
    `minor ${CALL}/query notify is of type boolean or string, was boolean`,
  ],
  [update({ requestBody: undefined }), `major ${CALL}/requestBody can no longer be sent`],
  [
    update({ requestBody: { required: true, content: { 'text/plain': {} } } }),
    `major ${CALL}/requestBody/properties/application~1json can no longer be sent`,
    `minor ${CALL}/requestBody/properties/text~1plain can now be sent`,
  ],
  [list({ requestBody: { required: true, content: {} } }), `major ${LIST}/requestBody is new and required`],
  [
    list({ responses: { 200: { description: 'Nothing.' } } }),
    `major ${LIST}/200/properties/application~1json can no longer be received`,
  ],
  // schemas and properties
  [
    (document) => {
      const { Reason, ...others } = document.components?.schemas ?? {};
      Object.assign(document.components ?? {}, { schemas: { ...others, Cause: Reason } });
      property('UpdateMugRequest', 'reason', { $ref: at('Cause') })(document);
    },
    `major ${at('Reason')} is removed`,
    `minor ${at('Cause')} is new`,
  ],
  // a type that no call has
  [schema('Shelf', { properties: {} }), `major ${at('Shelf', 'width')} can no longer be received`],
  [
    all(removeProperty('MugEvent', 'at'), property('MugEvent', 'brokenAt', TEXT)),
    `major ${AT} can no longer be received`,
    `minor ${at('MugEvent', 'brokenAt')} can now be received`,
  ],
  [
    removeProperty('Mug', 'color'),
    `major ${at('Mug', 'color')} can no longer be sent`,
    `major ${at('Mug', 'color')} can no longer be received`,
  ],
  [property('UpdateMugRequest', 'by', TEXT), `minor ${at('UpdateMugRequest', 'by')} can now be sent`],
  [
    all(property('UpdateMugRequest', 'by', TEXT), schema('UpdateMugRequest', { required: ['mug', 'by'] })),
    `major ${at('UpdateMugRequest', 'by')} is new and required`,
  ],
  [
    all(property('MugResponse', 'by', TEXT), schema('MugResponse', { required: ['mug', 'by'] })),
    `minor ${at('MugResponse', 'by')} is new and always received`,
  ],
  [schema('UpdateMugRequest', { required: ['mug', 'note'] }), `major ${NOTE} is now required`],
  [schema('MugEvent', { required: ['at'] }), `minor ${AT} is now always received`],
  [schema('MugResponse', { required: [] }), `major ${at('MugResponse', 'mug')} is no longer always received`],
  // only the server sets it
  [
    all(
      property('Mug', 'revision', { type: 'string', readOnly: true }),
      schema('Mug', { required: ['id', 'name', 'revision'] }),
    ),
    `minor ${at('Mug', 'revision')} is new and always received`,
  ],
  [property('UpdateMugRequest', 'note', { readOnly: true }), `major ${NOTE} can no longer be sent`],
  // what is read and what is written get a schema each
  [
    (document) => {
      const { id: _id, ...properties } = schemaOf(document, 'Mug').properties ?? {};
      const MugInput = { type: 'object', required: ['name'], properties };
      Object.assign(document.components?.schemas ?? {}, { MugInput });
      property('UpdateMugRequest', 'mug', { $ref: at('MugInput') })(document);
      schema('Mug', { required: ['id', 'name', 'color'] })(document);
    },
    `minor ${at('Mug', 'color')} is now always received`,
    `minor ${at('MugInput')} is new`,
  ],
  [property('MugEvent', 'at', { type: 'number' }), `major ${AT} is of type number, was string`],
  [
    property('UpdateMugRequest', 'tags', { items: { type: 'integer' } }),
    `major ${at('UpdateMugRequest', 'tags')}/items is of type integer, was string`,
  ],
  [
    property('Mug', 'extra', { additionalProperties: { type: 'boolean' } }),
    `major ${at('Mug', 'extra')}/additionalProperties is of type boolean, was string`,
  ],
  // another part declares it
  [
    property('MugEvent', 'mug', { allOf: [{ $ref: at('Mug') }, { required: ['color', 'weight'] }] }),
    `minor ${at('MugEvent', 'mug')}/properties/weight is now always received`,
  ],
  // limits
  [
    schema('Reason', { enum: ['DIRTY', 'LOST'] }),
    `major ${at('Reason')}/enum no longer lists "BROKEN"`,
    `minor ${at('Reason')}/enum also lists "LOST"`,
  ],
  [
    property('UpdateMugRequest', 'note', { maxLength: 99, minLength: 1 }),
    `major ${NOTE}/maxLength is 99, was 100`,
    `minor ${NOTE}/minLength is 1, was 2`,
  ],
  [
    property('UpdateMugRequest', 'tags', { minItems: 1, maxItems: undefined }),
    `major ${at('UpdateMugRequest', 'tags')}/minItems is new: 1`,
    `minor ${at('UpdateMugRequest', 'tags')}/maxItems is removed, was 5`,
  ],
  [property('UpdateMugRequest', 'note', { pattern: '^y' }), `major ${NOTE}/pattern is "^y", was "^x"`],
  [property('UpdateMugRequest', 'note', { format: 'email' }), `major ${NOTE}/format is new: "email"`],
  [
    all(property('Mug', 'id', { format: undefined }), property('Mug', 'weight', { minimum: undefined })),
    `major ${at('Mug', 'id')}/format is removed, was "uuid"`,
    `minor ${at('Mug', 'weight')}/minimum is removed, was 0`,
  ],
  [
    schema('UpdateMugRequest', { additionalProperties: false }),
    `major ${at('UpdateMugRequest')}/additionalProperties/not is new: {}`,
  ],
  [
    schema('UpdateMugRequest', { not: { anyOf: [EXCLUSIVE, { required: ['tags', 'note'] }] } }),
    `major ${at('UpdateMugRequest')}/not is {"anyOf":[{"required":["note","reason"]},{"required":["tags","note"]}]}, was {"required":["note","reason"]}`,
  ],
  // nobody has sent the new property with the old one
  [
    all(
      property('UpdateMugRequest', 'by', TEXT),
      schema('UpdateMugRequest', { not: { anyOf: [EXCLUSIVE, { required: ['by', 'note'] }] } }),
    ),
    `minor ${at('UpdateMugRequest')}/not is {"anyOf":[{"required":["note","reason"]},{"required":["by","note"]}]}, was {"required":["note","reason"]}`,
    `minor ${at('UpdateMugRequest', 'by')} can now be sent`,
  ],
  // next to a reference
  [
    property('UpdateMugRequest', 'mug', { minProperties: 1 }),
    `major ${at('UpdateMugRequest', 'mug')}/minProperties is new: 1`,
  ],
  // events
  [
    (document) => delete document.webhooks?.['mugBroken'],
    'major #/webhooks/mugBroken can no longer be received',
  ],
  [
    (document) => Object.assign(document.webhooks ?? {}, { mugLost: {} }),
    'minor #/webhooks/mugLost can now be received',
  ],
];
