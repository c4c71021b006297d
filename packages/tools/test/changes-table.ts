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
        mug: { allOf: [{ $ref: '#/components/schemas/Mug' }, { required: [name] }] }
    Reason: { type: string, enum: [DIRTY, BROKEN] }
`);

type Edit = (document: Document) => void;

const CONFLICT = {
  description: 'The mug is in a state that forbids it.',
  content: {
    'application/json': {
      examples: { BROKEN_MUG: { value: { details: { applicationError: { code: 'BROKEN_MUG' } } } } },
    },
  },
};

const CALL = '#/paths/~1v1~1mugs~1{id}/patch';
const LIST = '#/paths/~1v1~1mugs/get';
const LISTED = `${LIST}/responses/200/content/application~1json`;
const at = (name: string, property?: string): string =>
  `#/components/schemas/${name}${property ? `/properties/${property}` : ''}`;
const AT = at('MugEvent', 'at');
const NOTE = at('UpdateMugRequest', 'note');
const TEXT: Schema = { type: 'string' };

const root =
  (keys: object): Edit =>
  (document) =>
    Object.assign(document, keys);

const updateOf = (document: Document): OperationObject => document.paths['/v1/mugs/{id}']?.patch ?? {};
const listOf = (document: Document): OperationObject => document.paths['/v1/mugs']?.get ?? {};

/** Changes keys of the call that updates mugs, one of its parameters, or its response. */
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
const response =
  (keys: object): Edit =>
  (document) =>
    Object.assign(updateOf(document).responses?.[200] ?? {}, keys);

/** Changes keys of the call that lists mugs, or of its paging. */
const list =
  (keys: object): Edit =>
  (document) =>
    Object.assign(listOf(document), keys);
const paging =
  (keys: object): Edit =>
  (document) =>
    Object.assign(listOf(document)['x-paging'] ?? {}, keys);

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
  // what means the same
  [
    property('Mug', 'name', { description: 'Its name.' }),
    'patch # is written differently, and means the same',
  ],
  [
    schema('MugEvent', { properties: { at: TEXT, mug: { $ref: at('Mug') } } }),
    'patch # is written differently, and means the same',
  ],
  // calls
  [(document) => delete document.paths['/v1/mugs'], `major ${LIST} mugs.listMugs is removed`],
  [
    list({ operationId: 'mugs.queryMugs' }),
    `major ${LIST} mugs.listMugs is renamed to mugs.queryMugs`,
    `minor ${LIST} mugs.queryMugs is new`,
  ],
  [
    (document) =>
      Object.assign(document.paths['/v1/mugs'] ?? {}, {
        post: { operationId: 'mugs.createMug', responses: {} },
      }),
    'minor #/paths/~1v1~1mugs/post mugs.createMug is new',
  ],
  // clients that are not generated again send it to the old address
  [
    (document) => {
      document.paths['/stores/v1/mugs'] = document.paths['/v1/mugs'] ?? {};
      delete document.paths['/v1/mugs'];
    },
    `major #/paths/~1stores~1v1~1mugs/get is sent to GET /stores/v1/mugs, was to GET /v1/mugs`,
  ],
  [
    list({ servers: [{ url: 'https://other.example' }] }),
    `major ${LIST}/servers is new: [{"url":"https://other.example"}]`,
  ],
  // a write has another hook
  [list({ 'x-effect': 'write' }), `major ${LIST}/x-effect is new: "write"`],
  [list({ 'x-paging': undefined }), `major ${LIST}/x-paging is removed, and its list hook with it`],
  [paging({ items: 'cups' }), `major ${LIST}/x-paging lists cups, listed mugs`],
  [paging({ kind: 'offset' }), `minor ${LIST}/x-paging is another`],
  // another form of a call has no function
  [update({ 'x-fallback-of': 'mugs.listMugs' }), `major ${CALL}/x-fallback-of is new: "mugs.listMugs"`],
  // a call with secrets is not repeated
  [update({ 'x-secret': true }), `major ${CALL}/x-secret is new: true`],
  [
    update({ 'x-updates': undefined, 'x-deletes': 'mugs.listMugs' }),
    `major ${CALL}/x-updates is removed, was "mugs.listMugs"`,
    `minor ${CALL}/x-deletes is new: "mugs.listMugs"`,
  ],
  [
    list({ security: undefined }),
    `major ${LIST}/security no longer lists calls without a token`,
    `minor ${LIST}/security also lists accessToken`,
    `minor ${LIST}/security also lists apiKey and siteId`,
  ],
  [
    update({ security: [{ accessToken: ['mugs'] }] }),
    `major ${CALL}/security no longer lists accessToken`,
    `major ${CALL}/security no longer lists apiKey and siteId`,
    `minor ${CALL}/security also lists accessToken and mugs of accessToken`,
  ],
  // fewer credentials are enough
  [root({ security: [{ accessToken: [] }, { siteId: [] }] }), `minor ${CALL}/security also lists siteId`],
  [
    all(update({ 'x-allowed-roles': ['member', 'merchant'] }), (document) =>
      Object.assign(updateOf(document).responses ?? {}, { 409: CONFLICT }),
    ),
    `major ${CALL}/x-allowed-roles no longer lists visitor`,
    `minor ${CALL}/x-allowed-roles also lists merchant`,
    `minor ${CALL}/codes also lists BROKEN_MUG (409)`,
    `minor ${CALL}/responses/409 is new`,
  ],
  [update({ deprecated: true }), `minor ${CALL}/deprecated is new: true`],
  [
    all(
      root({ 'x-other': true }),
      update({ 'x-other': 'site' }),
      parameter(0, { style: 'label' }),
      response({ links: { next: {} } }),
      (document) =>
        Object.assign(document.webhooks?.['mugBroken']?.post ?? {}, { 'x-event': { slug: 'broken' } }),
    ),
    'major #/x-other differs in a key that no rule compares',
    `major ${CALL}/x-other differs in a key that no rule compares`,
    `major ${CALL}/parameters/0/style differs in a key that no rule compares`,
    `major ${CALL}/responses/200/links differs in a key that no rule compares`,
    'major #/webhooks/mugBroken/post/x-event differs in a key that no rule compares',
  ],
  [
    list({ responses: { 404: { description: 'No mug.' } } }),
    `major ${LIST}/responses/200 is removed`,
    `minor ${LIST}/responses/404 is new`,
  ],
  [response({ headers: { ETag: {} } }), `minor ${CALL}/responses/200/headers/etag is new`],
  // parameters and bodies
  [
    parameter(1, { in: 'header' }),
    `major ${CALL}/parameters/1 notify is removed`,
    `minor ${CALL}/parameters/1 notify is new`,
  ],
  [(document) => updateOf(document).parameters?.pop(), `major ${CALL}/parameters/1 notify is removed`],
  [addParameter({}), `minor ${CALL}/parameters/2 silent is new`],
  [addParameter({ required: true }), `major ${CALL}/parameters/2 silent is new and required`],
  [parameter(1, { required: true }), `major ${CALL}/parameters/1 notify is now required`],
  [parameter(0, { required: false }), `minor ${CALL}/parameters/0 id is no longer required`],
  [parameter(1, { schema: TEXT }), `major ${CALL}/parameters/1/schema is of type string, was boolean`],
  [
    parameter(1, { schema: { type: ['boolean', 'string'] } }),
    `minor ${CALL}/parameters/1/schema is of type boolean or string, was boolean`,
  ],
  [update({ requestBody: undefined }), `major ${CALL}/requestBody is removed`],
  [
    update({ requestBody: { required: true, content: { 'text/plain': {} } } }),
    `major ${CALL}/requestBody/content/application~1json is removed`,
    `minor ${CALL}/requestBody/content/text~1plain is new`,
  ],
  [list({ requestBody: { required: true, content: {} } }), `major ${LIST}/requestBody is new and required`],
  [list({ responses: { 200: { description: 'Nothing.' } } }), `major ${LISTED} is removed`],
  [
    (document) => {
      const properties = { mugs: { type: 'array', items: { $ref: at('Reason') } } };
      const content = { 'application/json': { schema: { type: 'object', properties } } };
      listOf(document).responses = { 200: { description: 'Mugs.', content } };
    },
    `major ${LISTED}/schema/properties/mugs/items is of type string, was object`,
  ],
  // schemas and properties
  [
    (document) => {
      const { Reason, ...others } = document.components?.schemas ?? {};
      Object.assign(document.components ?? {}, { schemas: { ...others, Cause: Reason } });
      property('UpdateMugRequest', 'reason', { $ref: at('Cause') })(document);
    },
    `major ${at('Reason')} is renamed to Cause`,
    `minor ${at('Cause')} is a new schema`,
  ],
  [removeProperty('MugEvent', 'at'), `major ${AT} is removed`],
  [
    all(removeProperty('MugEvent', 'at'), property('MugEvent', 'brokenAt', TEXT)),
    `major ${AT} is renamed to brokenAt`,
    `minor ${at('MugEvent', 'brokenAt')} is a new property`,
  ],
  [property('UpdateMugRequest', 'by', TEXT), `minor ${at('UpdateMugRequest', 'by')} is a new property`],
  [
    all(property('UpdateMugRequest', 'by', TEXT), schema('UpdateMugRequest', { required: ['mug', 'by'] })),
    `major ${at('UpdateMugRequest', 'by')} is a new property that inputs must have`,
  ],
  [
    all(property('MugResponse', 'by', TEXT), schema('MugResponse', { required: ['mug', 'by'] })),
    `minor ${at('MugResponse', 'by')} is a new property`,
  ],
  [schema('UpdateMugRequest', { required: ['mug', 'note'] }), `major ${NOTE} is now required in inputs`],
  [schema('MugEvent', { required: ['at'] }), `minor ${AT} is now in every response`],
  [
    schema('MugResponse', { required: [] }),
    `major ${at('MugResponse', 'mug')} is no longer in every response`,
  ],
  [schema('Mug', { required: ['name'] }), `major ${at('Mug', 'id')} is no longer in every response`],
  // only the server sets it
  [
    all(
      property('Mug', 'revision', { type: 'string', readOnly: true }),
      schema('Mug', { required: ['id', 'name', 'revision'] }),
    ),
    `minor ${at('Mug', 'revision')} is a new property`,
  ],
  [property('UpdateMugRequest', 'note', { readOnly: true }), `major ${NOTE} can no longer be set`],
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
    property('MugEvent', 'mug', { allOf: [{ $ref: at('Mug') }, { required: ['name', 'weight'] }] }),
    `minor ${at('MugEvent', 'mug')}/properties/weight is now in every response`,
  ],
  // rules
  [
    schema('Reason', { enum: ['DIRTY', 'LOST'] }),
    `major ${at('Reason')}/enum no longer lists "BROKEN"`,
    `minor ${at('Reason')}/enum also lists "LOST"`,
  ],
  [
    property('UpdateMugRequest', 'note', { maxLength: 99, minLength: 3 }),
    `major ${NOTE}/maxLength is 99, was 100`,
    `major ${NOTE}/minLength is 3, was 2`,
  ],
  [
    property('UpdateMugRequest', 'tags', { minItems: 1 }),
    `major ${at('UpdateMugRequest', 'tags')}/minItems is new: 1`,
  ],
  [
    property('UpdateMugRequest', 'tags', { maxItems: undefined }),
    `minor ${at('UpdateMugRequest', 'tags')}/maxItems is removed, was 5`,
  ],
  [property('UpdateMugRequest', 'note', { pattern: '^y' }), `major ${NOTE}/pattern is "^y", was "^x"`],
  [property('UpdateMugRequest', 'note', { format: 'email' }), `major ${NOTE}/format is new: "email"`],
  [
    property('MugEvent', 'at', { format: 'date-time', maxLength: 30 }),
    `minor ${AT}/maxLength is new: 30`,
    `minor ${AT}/format is new: "date-time"`,
  ],
  [
    all(property('Mug', 'id', { format: undefined }), property('Mug', 'weight', { minimum: undefined })),
    `major ${at('Mug', 'id')}/format is removed, was "uuid"`,
    `major ${at('Mug', 'weight')}/minimum is removed, was 0`,
  ],
  // properties next to allOf
  [
    (document) =>
      Object.assign(document.components?.schemas ?? {}, { MugEvent: { allOf: [{ properties: {} }] } }),
    `major ${AT} is removed`,
    `major ${at('MugEvent', 'mug')} is removed`,
  ],
  [
    schema('UpdateMugRequest', { additionalProperties: false }),
    `major ${at('UpdateMugRequest')}/additionalProperties no longer allows properties that are not declared`,
  ],
  [
    schema('UpdateMugRequest', {
      not: { anyOf: [{ required: ['note', 'reason'] }, { required: ['tags', 'note'] }] },
    }),
    `major ${at('UpdateMugRequest')}/not is {"anyOf":[{"required":["note","reason"]},{"required":["tags","note"]}]}, was {"required":["note","reason"]}`,
  ],
  // next to a reference
  [
    property('UpdateMugRequest', 'mug', { minProperties: 1 }),
    `major ${at('UpdateMugRequest', 'mug')}/minProperties is new: 1`,
  ],
  [
    schema('Mug', { patternProperties: { '^x-': TEXT } }),
    `major ${at('Mug')}/patternProperties differs in a key that no rule compares`,
  ],
  // events
  [root({ webhooks: {} }), 'major #/webhooks/mugBroken is removed'],
  [(document) => Object.assign(document.webhooks ?? {}, { mugLost: {} }), 'minor #/webhooks/mugLost is new'],
];
