import {
  AT,
  addParameter,
  all,
  at,
  CALL,
  type Edit,
  EXCLUSIVE,
  failure,
  LIST,
  list,
  NOTE,
  parameter,
  path,
  programs,
  property,
  removeProperty,
  schema,
  schemaOf,
  TEXT,
  update,
  updateOf,
  WASH,
  wash,
  washed,
  washOf,
} from './mugs.ts';

const BODY = `${WASH}/requestBody/properties/application~1json/patternProperties`;
const withPattern = (patternProperties: object): object => ({
  content: { 'application/json': { schema: { type: 'object', patternProperties } } },
});

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
  [
    path({ servers: [{ url: 'https://{kind}.example', variables: { kind: { default: 'other' } } }] }),
    `major ${CALL} no longer goes to PATCH /v1/mugs/{id}`,
    `minor ${CALL} also goes to PATCH https://other.example/v1/mugs/{id}`,
  ],
  [
    (document) => Object.assign(document, { servers: [{ url: 'https://other.example' }] }),
    'major #/servers no longer is at https://mugs.example',
    'minor #/servers also is at https://other.example',
  ],
  [
    (document) => document.servers?.push({ url: 'https://b.example' }),
    'minor #/servers also is at https://b.example',
  ],
  // a write has another hook
  [
    list({ 'x-effect': 'write' }),
    `major ${LIST} no longer counts as read`,
    `minor ${LIST} also counts as write`,
  ],
  [
    wash({ 'x-secret': true }),
    `major ${WASH} no longer counts as write`,
    `minor ${WASH} also counts as secret`,
  ],
  // it has no function of its own
  [
    wash({ 'x-fallback-of': 'mugs.updateMug' }),
    `major ${WASH} no longer counts as write`,
    `minor ${WASH} also counts as the long form of mugs.updateMug`,
  ],
  [list({ 'x-paging': undefined }), `major ${LIST} no longer lists mugs`],
  [
    list({ security: undefined }),
    `major ${LIST} no longer takes requests without a token, but accessToken or apiKey with siteId`,
  ],
  [
    wash({ security: [{ accessToken: ['wash', 'dry'] }] }),
    `major ${WASH} no longer takes accessToken wash, but accessToken dry wash`,
  ],
  [wash({ security: [{ accessToken: [] }] }), `minor ${WASH} also takes accessToken`],
  [wash({ security: [{}, { accessToken: ['wash'] }] }), `minor ${WASH} also takes requests without a token`],
  [
    (document) => Object.assign(document.components?.securitySchemes?.['apiKey'] ?? {}, { name: 'X-Key' }),
    'major #/components/securitySchemes/apiKey is {"type":"apiKey","in":"header","name":"X-Key"}, was {"type":"apiKey","in":"header","name":"Authorization"}',
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
  [
    path({ parameters: [{ name: 'Trace', in: 'header', required: true, schema: TEXT }] }),
    `major ${CALL}/header trace is new and required`,
  ],
  // it says the same at another place
  [
    (document) => path({ parameters: [updateOf(document).parameters?.shift()] })(document),
    'patch # is written differently, and breaks nobody',
  ],
  [programs({ explode: false }), `major ${WASH}/query programs is written as form, was form, exploded`],
  [programs({ style: 'form' }), 'patch # is written differently, and breaks nobody'],
  [
    programs({ schema: { type: 'array', default: ['hot'], items: TEXT } }),
    `major ${WASH}/query programs/default is ["hot"], was []`,
  ],
  [property('UpdateMugRequest', 'note', { default: 'xx' }), `minor ${NOTE}/default is new: "xx"`],
  // who reads it has it in each response
  [property('MugEvent', 'at', { default: 'now' }), 'patch # is written differently, and breaks nobody'],
  [
    (document) => Object.assign(washOf(document).requestBody ?? {}, { required: true }),
    `major ${WASH}/requestBody is now required`,
  ],
  [
    (document) => Object.assign(updateOf(document).requestBody ?? {}, { required: false }),
    `minor ${CALL}/requestBody is no longer required`,
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
  [washed({ headers: {} }), `major ${WASH}/201/properties/header location can no longer be received`],
  [
    washed({ headers: { location: { schema: { type: 'integer' } }, Age: { schema: TEXT } } }),
    `major ${WASH}/201/properties/header location is no longer always received`,
    `major ${WASH}/201/properties/header location is of type integer, was string`,
    `minor ${WASH}/201/properties/header age can now be received`,
  ],
  [
    wash({ requestBody: withPattern({ '^soap': { type: ['string', 'null'] } }) }),
    `minor ${BODY}/^soap is of type string or null, was string`,
  ],
  [
    wash({ requestBody: withPattern({ '^soap': TEXT, '^water': TEXT }) }),
    `major ${BODY}/^water is of type string, was any`,
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
  // as OpenAPI 3.0 says it
  [property('MugEvent', 'at', { nullable: true }), `major ${AT} is of type string or null, was string`],
  [
    property('UpdateMugRequest', 'note', { nullable: true }),
    `minor ${NOTE} is of type string or null, was string`,
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
    (document) =>
      Object.assign(document.webhooks?.['mugBroken']?.post ?? {}, { 'x-event': { type: 'lost' } }),
    'major #/webhooks/mugBroken no longer is of the type broken',
    'minor #/webhooks/mugBroken also is of the type lost',
  ],
  [
    (document) => delete document.webhooks?.['mugBroken'],
    'major #/webhooks/mugBroken can no longer be received',
  ],
  [
    (document) => Object.assign(document.webhooks ?? {}, { mugLost: {} }),
    'minor #/webhooks/mugLost can now be received',
  ],
];
