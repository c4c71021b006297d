import type { Document, OperationObject, Schema } from 'storewire-tools';

/** A shop that sells mugs and takes orders for changes of them. */
export const MUGS: Document = {
  openapi: '3.1.0',
  info: { title: 'Mugs', version: '1.2.3' },
  security: [{ accessToken: [] }, { apiKey: [], siteId: [] }],
  paths: {
    '/v1/mugs/{id}': {
      patch: {
        operationId: 'mugs.updateMug',
        'x-effect': 'write',
        'x-allowed-roles': ['visitor', 'member'],
        'x-updates': 'mugs.listMugs',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'notify', in: 'query', schema: { type: 'boolean' } },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/UpdateMugRequest' } } },
        },
        responses: {
          200: {
            description: 'The mug.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/MugResponse' } } },
          },
        },
      },
    },
    '/v1/mugs': {
      get: {
        operationId: 'mugs.listMugs',
        'x-effect': 'read',
        security: [],
        'x-paging': { kind: 'cursor', request: 'paging', items: 'mugs', metadata: 'metadata' },
        responses: {
          200: {
            description: 'Mugs.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { mugs: { type: 'array', items: { $ref: '#/components/schemas/Mug' } } },
                },
              },
            },
          },
        },
      },
    },
  },
  webhooks: {
    mugBroken: {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/MugEvent' } } },
        },
      },
    },
  },
  components: {
    schemas: {
      UpdateMugRequest: {
        type: 'object',
        required: ['mug'],
        properties: {
          mug: { $ref: '#/components/schemas/Mug' },
          note: { type: 'string', maxLength: 100, minLength: 2, pattern: '^x' },
          reason: { $ref: '#/components/schemas/Reason' },
          tags: { type: 'array', maxItems: 5, items: { type: 'string' } },
        },
        'x-one-of': [['note', 'reason']],
      },
      MugResponse: {
        type: 'object',
        required: ['mug'],
        properties: { mug: { $ref: '#/components/schemas/Mug' } },
      },
      Mug: {
        type: 'object',
        required: ['id', 'name'],
        properties: {
          id: { type: 'string', format: 'uuid', readOnly: true },
          name: { type: 'string', description: 'What it is called.' },
          color: { type: 'string', 'x-always': true },
          weight: { type: ['number', 'null'], minimum: 0 },
          extra: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
      MugEvent: {
        type: 'object',
        properties: {
          at: { type: 'string' },
          mug: { allOf: [{ $ref: '#/components/schemas/Mug' }, { required: ['color'] }] },
        },
      },
      Reason: { type: 'string', enum: ['DIRTY', 'BROKEN'] },
    },
  },
};

const schema = (document: Document, name: string): Schema & { properties: Record<string, Schema> } => {
  const found = document.components?.schemas?.[name];
  if (!found) throw new Error(`the table knows no schema ${name}`);
  return Object.assign(found, { properties: found.properties ?? {} });
};

const update = (document: Document): OperationObject => document.paths['/v1/mugs/{id}']?.patch ?? {};
const list = (document: Document): OperationObject => document.paths['/v1/mugs']?.get ?? {};
const at = (name: string, member?: string): string =>
  `#/components/schemas/${name}${member ? `/properties/${member}` : ''}`;
const member = (document: Document, name: string, key: string): Schema =>
  schema(document, name).properties[key] ?? {};

const CALL = '#/paths/~1v1~1mugs~1{id}/patch';
const LIST = '#/paths/~1v1~1mugs/get';

interface Row {
  name: string;
  edit: (document: Document) => void;
  expected: string[];
}

export const CHANGES: Row[] = [
  {
    name: 'a text is a patch',
    edit: (document) => Object.assign(member(document, 'Mug', 'name'), { description: 'Its name.' }),
    expected: ['patch # is written differently, and means the same'],
  },
  // calls
  {
    name: 'a call that is gone is breaking',
    edit: (document) => delete document.paths['/v1/mugs'],
    expected: [`major ${LIST} mugs.listMugs is removed`],
  },
  {
    name: 'a call with another name is breaking',
    edit: (document) => Object.assign(list(document), { operationId: 'mugs.queryMugs' }),
    expected: [
      `major ${LIST} mugs.listMugs is renamed to mugs.queryMugs`,
      `minor ${LIST} mugs.queryMugs is new`,
    ],
  },
  {
    name: 'a new call is an addition',
    edit: (document) =>
      Object.assign(document.paths['/v1/mugs'] ?? {}, {
        post: { operationId: 'mugs.createMug', responses: {} },
      }),
    expected: ['minor #/paths/~1v1~1mugs/post mugs.createMug is new'],
  },
  {
    name: 'a call at another address is breaking for all clients that are not generated again',
    edit: (document) => Object.assign(list(document), { servers: [{ url: '/stores' }] }),
    expected: [`major ${LIST} is sent to GET /stores/v1/mugs, was to GET /v1/mugs`],
  },
  {
    name: 'a read that becomes a write is breaking: its hook goes',
    edit: (document) => Object.assign(list(document), { 'x-effect': 'write' }),
    expected: [`major ${LIST}/x-effect is new: "write"`],
  },
  {
    name: 'changing a list to another type is breaking',
    edit: (document) => delete list(document)['x-paging'],
    expected: [`major ${LIST}/x-paging is removed, and its list hook with it`],
  },
  {
    name: 'a list of other items is breaking',
    edit: (document) => Object.assign(list(document)['x-paging'] ?? {}, { items: 'cups' }),
    expected: [`major ${LIST}/x-paging lists cups, listed mugs`],
  },
  {
    name: 'pages that follow one another in another way are an addition',
    edit: (document) => Object.assign(list(document)['x-paging'] ?? {}, { kind: 'offset' }),
    expected: [`minor ${LIST}/x-paging is another`],
  },
  {
    name: 'a body with another name is breaking',
    edit: (document) => Object.assign(update(document), { 'x-body-name': 'mug' }),
    expected: [`major ${CALL}/x-body-name is new: "mug"`],
  },
  {
    name: 'a call that becomes another form of a call is breaking: its function goes',
    edit: (document) => Object.assign(update(document), { 'x-fallback-of': 'mugs.listMugs' }),
    expected: [`major ${CALL}/x-fallback-of is new: "mugs.listMugs"`],
  },
  {
    name: 'a call that begins to send secrets is breaking: it is no longer repeated',
    edit: (document) => Object.assign(update(document), { 'x-secret': true }),
    expected: [`major ${CALL}/x-secret is new: true`],
  },
  {
    name: 'a list of properties of which a request must have one is breaking',
    edit: (document) => Object.assign(update(document), { 'x-any-of': [['note', 'reason']] }),
    expected: [`major ${CALL}/x-any-of also lists note or reason`],
  },
  {
    name: 'a write that no longer updates a read is breaking, one that begins to is an addition',
    edit: (document) =>
      Object.assign(update(document), { 'x-updates': undefined, 'x-deletes': 'mugs.listMugs' }),
    expected: [
      `major ${CALL}/x-updates is removed, was "mugs.listMugs"`,
      `minor ${CALL}/x-deletes is new: "mugs.listMugs"`,
    ],
  },
  {
    name: 'a call that needs a token from now on is breaking',
    edit: (document) => delete list(document).security,
    expected: [
      `major ${LIST}/security no longer lists calls without a token`,
      `minor ${LIST}/security also lists accessToken`,
      `minor ${LIST}/security also lists apiKey and siteId`,
    ],
  },
  {
    name: 'a call that asks for one more scope is breaking',
    edit: (document) => Object.assign(update(document), { security: [{ accessToken: ['mugs'] }] }),
    expected: [
      `major ${CALL}/security no longer lists accessToken`,
      `major ${CALL}/security no longer lists apiKey and siteId`,
      `minor ${CALL}/security also lists accessToken and mugs of accessToken`,
    ],
  },
  {
    name: 'a call that asks for less is an addition',
    edit: (document) => Object.assign(document, { security: [{ accessToken: [] }, { siteId: [] }] }),
    expected: [`minor ${CALL}/security also lists siteId`],
  },
  {
    name: 'a caller or an error code that is gone is breaking, a new one is an addition',
    edit: (document) =>
      Object.assign(update(document), {
        'x-allowed-roles': ['member', 'merchant'],
        'x-application-errors': [{ code: 'BROKEN_MUG', status: 409 }],
      }),
    expected: [
      `major ${CALL}/x-allowed-roles no longer lists visitor`,
      `minor ${CALL}/x-allowed-roles also lists merchant`,
      `minor ${CALL}/x-application-errors also lists BROKEN_MUG (409)`,
    ],
  },
  {
    name: 'a deprecation is an addition',
    edit: (document) => Object.assign(update(document), { deprecated: true }),
    expected: [`minor ${CALL}/deprecated is new: true`],
  },
  {
    name: 'a key without a rule is breaking, in a call, a parameter, an answer, an event and the description',
    edit: (document) => {
      Object.assign(document, { 'x-empty-body': true });
      Object.assign(update(document), { 'x-host': 'site' });
      Object.assign(update(document).parameters?.[0] ?? {}, { style: 'label' });
      Object.assign(update(document).responses?.[200] ?? {}, { links: { next: {} } });
      Object.assign(document.webhooks?.['mugBroken']?.post ?? {}, { 'x-event': { slug: 'broken' } });
    },
    expected: [
      '#/x-empty-body',
      `${CALL}/x-host`,
      `${CALL}/parameters/0/style`,
      `${CALL}/responses/200/links`,
      '#/webhooks/mugBroken/post/x-event',
    ].map((pointer) => `major ${pointer} differs in a key that no rule compares`),
  },
  {
    name: 'a status that is gone is breaking, a new one is an addition',
    edit: (document) => Object.assign(list(document), { responses: { 404: { description: 'No mug.' } } }),
    expected: [`major ${LIST}/responses/200 is removed`, `minor ${LIST}/responses/404 is new`],
  },
  {
    name: 'a header of an answer is an addition',
    edit: (document) => Object.assign(update(document).responses?.[200] ?? {}, { headers: { ETag: {} } }),
    expected: [`minor ${CALL}/responses/200/headers/etag is new`],
  },
  // parameters and bodies
  {
    name: 'a parameter at another place is another one',
    edit: (document) => Object.assign(update(document).parameters?.[1] ?? {}, { in: 'header' }),
    expected: [`major ${CALL}/parameters/1 notify is removed`, `minor ${CALL}/parameters/1 notify is new`],
  },
  {
    name: 'a parameter that is gone is breaking',
    edit: (document) => update(document).parameters?.pop(),
    expected: [`major ${CALL}/parameters/1 notify is removed`],
  },
  {
    name: 'a new parameter is an addition',
    edit: (document) => update(document).parameters?.push({ name: 'silent', in: 'query' }),
    expected: [`minor ${CALL}/parameters/2 silent is new`],
  },
  {
    name: 'a new parameter that is required is breaking',
    edit: (document) => update(document).parameters?.push({ name: 'silent', in: 'query', required: true }),
    expected: [`major ${CALL}/parameters/2 silent is new and required`],
  },
  {
    name: 'a parameter that becomes required is breaking',
    edit: (document) => Object.assign(update(document).parameters?.[1] ?? {}, { required: true }),
    expected: [`major ${CALL}/parameters/1 notify is now required`],
  },
  {
    name: 'a parameter that may be left out is an addition',
    edit: (document) => Object.assign(update(document).parameters?.[0] ?? {}, { required: false }),
    expected: [`minor ${CALL}/parameters/0 id is no longer required`],
  },
  {
    name: 'a parameter of another type is breaking',
    edit: (document) => Object.assign(update(document).parameters?.[1] ?? {}, { schema: { type: 'string' } }),
    expected: [`major ${CALL}/parameters/1/schema is of type string, was boolean`],
  },
  {
    name: 'a parameter that takes more types is an addition',
    edit: (document) =>
      Object.assign(update(document).parameters?.[1] ?? {}, { schema: { type: ['boolean', 'string'] } }),
    expected: [`minor ${CALL}/parameters/1/schema is of type boolean or string, was boolean`],
  },
  {
    name: 'a body that is gone is breaking',
    edit: (document) => delete update(document).requestBody,
    expected: [`major ${CALL}/requestBody is removed`],
  },
  {
    name: 'a body of another content type is breaking',
    edit: (document) =>
      Object.assign(update(document), { requestBody: { required: true, content: { 'text/plain': {} } } }),
    expected: [
      `major ${CALL}/requestBody/content/application~1json is removed`,
      `minor ${CALL}/requestBody/content/text~1plain is new`,
    ],
  },
  {
    name: 'a new body that is required is breaking',
    edit: (document) => Object.assign(list(document), { requestBody: { required: true, content: {} } }),
    expected: [`major ${LIST}/requestBody is new and required`],
  },
  {
    name: 'an answer without a body is breaking',
    edit: (document) => Object.assign(list(document).responses ?? {}, { 200: { description: 'Nothing.' } }),
    expected: [`major ${LIST}/responses/200/content/application~1json is removed`],
  },
  {
    name: 'an answer of another schema is compared member by member',
    edit: (document) => {
      const answer = {
        type: 'object',
        properties: { mugs: { type: 'array', items: { $ref: '#/components/schemas/Reason' } } },
      };
      Object.assign(list(document).responses ?? {}, {
        200: { description: 'Mugs.', content: { 'application/json': { schema: answer } } },
      });
    },
    expected: [
      `major ${LIST}/responses/200/content/application~1json/schema/properties/mugs/items is of type string, was object`,
    ],
  },
  // schemas and members
  {
    name: 'a schema with another name is breaking',
    edit: (document) => {
      const { Reason, ...others } = document.components?.schemas ?? {};
      Object.assign(document.components ?? {}, { schemas: { ...others, Cause: Reason } });
      Object.assign(schema(document, 'UpdateMugRequest').properties, {
        reason: { $ref: '#/components/schemas/Cause' },
      });
    },
    expected: [`major ${at('Reason')} is renamed to Cause`, `minor ${at('Cause')} is a new schema`],
  },
  {
    name: 'a property that is gone is breaking',
    edit: (document) => delete schema(document, 'MugEvent').properties['at'],
    expected: [`major ${at('MugEvent', 'at')} is removed`],
  },
  {
    name: 'a property with another name is breaking',
    edit: (document) => {
      const { at: time, ...others } = schema(document, 'MugEvent').properties;
      Object.assign(schema(document, 'MugEvent'), { properties: { ...others, brokenAt: time } });
    },
    expected: [
      `major ${at('MugEvent', 'at')} is renamed to brokenAt`,
      `minor ${at('MugEvent', 'brokenAt')} is a new property`,
    ],
  },
  {
    name: 'a new property is an addition',
    edit: (document) =>
      Object.assign(schema(document, 'UpdateMugRequest').properties, { by: { type: 'string' } }),
    expected: [`minor ${at('UpdateMugRequest', 'by')} is a new property`],
  },
  {
    name: 'a new property that inputs must have is breaking',
    edit: (document) => {
      Object.assign(schema(document, 'UpdateMugRequest').properties, { by: { type: 'string' } });
      schema(document, 'UpdateMugRequest').required?.push('by');
    },
    expected: [`major ${at('UpdateMugRequest', 'by')} is a new property that inputs must have`],
  },
  {
    name: 'a new property that every answer has is an addition',
    edit: (document) => {
      Object.assign(schema(document, 'MugResponse').properties, { by: { type: 'string' } });
      schema(document, 'MugResponse').required?.push('by');
    },
    expected: [`minor ${at('MugResponse', 'by')} is a new property`],
  },
  {
    name: 'a property that becomes required is breaking in inputs',
    edit: (document) => schema(document, 'UpdateMugRequest').required?.push('note'),
    expected: [`major ${at('UpdateMugRequest', 'note')} is now required in inputs`],
  },
  {
    name: 'a property that becomes required is an addition in answers',
    edit: (document) =>
      schema(document, 'MugEvent').properties &&
      Object.assign(schema(document, 'MugEvent'), { required: ['at'] }),
    expected: [`minor ${at('MugEvent', 'at')} is now in every response`],
  },
  {
    name: 'a property that is no longer required breaks those who read it',
    edit: (document) => Object.assign(schema(document, 'MugResponse'), { required: [] }),
    expected: [`major ${at('MugResponse', 'mug')} is no longer in every response`],
  },
  {
    name: 'a property that every answer had, and now perhaps not, is breaking',
    edit: (document) => delete member(document, 'Mug', 'color')['x-always'],
    expected: [`major ${at('Mug', 'color')} is no longer in every response`],
  },
  {
    name: 'a required property that only the server sets may be new in inputs',
    edit: (document) => {
      Object.assign(schema(document, 'Mug').properties, { revision: { type: 'string', readOnly: true } });
      schema(document, 'Mug').required?.push('revision');
    },
    expected: [`minor ${at('Mug', 'revision')} is a new property`],
  },
  {
    name: 'a property that can no longer be set is breaking',
    edit: (document) => Object.assign(member(document, 'UpdateMugRequest', 'note'), { readOnly: true }),
    expected: [`major ${at('UpdateMugRequest', 'note')} can no longer be set`],
  },
  {
    name: 'a property of another type is breaking',
    edit: (document) => Object.assign(member(document, 'MugEvent', 'at'), { type: 'number' }),
    expected: [`major ${at('MugEvent', 'at')} is of type number, was string`],
  },
  {
    name: 'an answer that may be null is breaking',
    edit: (document) => Object.assign(member(document, 'MugEvent', 'at'), { type: ['string', 'null'] }),
    expected: [`major ${at('MugEvent', 'at')} is of type string or null, was string`],
  },
  {
    name: 'an input that may be null is an addition',
    edit: (document) =>
      Object.assign(member(document, 'UpdateMugRequest', 'note'), { type: ['string', 'null'] }),
    expected: [`minor ${at('UpdateMugRequest', 'note')} is of type string or null, was string`],
  },
  {
    name: 'items of another type are breaking',
    edit: (document) =>
      Object.assign(member(document, 'UpdateMugRequest', 'tags'), { items: { type: 'integer' } }),
    expected: [`major ${at('UpdateMugRequest', 'tags')}/items is of type integer, was string`],
  },
  {
    name: 'other members of another type are breaking',
    edit: (document) =>
      Object.assign(member(document, 'Mug', 'extra'), { additionalProperties: { type: 'boolean' } }),
    expected: [`major ${at('Mug', 'extra')}/additionalProperties is of type boolean, was string`],
  },
  {
    name: 'a property that another part of a schema declares is reported where it is required',
    edit: (document) => member(document, 'MugEvent', 'mug')['allOf']?.[1]?.required?.push('weight'),
    expected: [`minor ${at('MugEvent', 'mug')}/properties/weight is now in every response`],
  },
  {
    name: 'one part instead of two is compared as one',
    edit: (document) =>
      Object.assign(schema(document, 'MugEvent').properties, { mug: { $ref: '#/components/schemas/Mug' } }),
    expected: ['patch # is written differently, and means the same'],
  },
  // rules
  {
    name: 'a value of an enumeration that is gone is breaking, a new one is an addition',
    edit: (document) => Object.assign(schema(document, 'Reason'), { enum: ['DIRTY', 'LOST'] }),
    expected: [
      `major ${at('Reason')}/enum no longer lists "BROKEN"`,
      `minor ${at('Reason')}/enum also lists "LOST"`,
    ],
  },
  {
    name: 'a limit that lets less through is breaking',
    edit: (document) =>
      Object.assign(member(document, 'UpdateMugRequest', 'note'), { maxLength: 99, minLength: 3 }),
    expected: [
      `major ${at('UpdateMugRequest', 'note')}/maxLength is 99, was 100`,
      `major ${at('UpdateMugRequest', 'note')}/minLength is 3, was 2`,
    ],
  },
  {
    name: 'a limit that lets more through is an addition',
    edit: (document) =>
      Object.assign(member(document, 'UpdateMugRequest', 'note'), { maxLength: 101, minLength: 1 }),
    expected: [
      `minor ${at('UpdateMugRequest', 'note')}/maxLength is 101, was 100`,
      `minor ${at('UpdateMugRequest', 'note')}/minLength is 1, was 2`,
    ],
  },
  {
    name: 'a new limit is breaking',
    edit: (document) => Object.assign(member(document, 'UpdateMugRequest', 'tags'), { minItems: 1 }),
    expected: [`major ${at('UpdateMugRequest', 'tags')}/minItems is new: 1`],
  },
  {
    name: 'a limit that is gone is an addition',
    edit: (document) => delete member(document, 'UpdateMugRequest', 'tags')['maxItems'],
    expected: [`minor ${at('UpdateMugRequest', 'tags')}/maxItems is removed, was 5`],
  },
  {
    name: 'another pattern is breaking',
    edit: (document) => Object.assign(member(document, 'UpdateMugRequest', 'note'), { pattern: '^y' }),
    expected: [`major ${at('UpdateMugRequest', 'note')}/pattern is "^y", was "^x"`],
  },
  {
    name: 'a new format is breaking in inputs',
    edit: (document) => Object.assign(member(document, 'UpdateMugRequest', 'note'), { format: 'email' }),
    expected: [`major ${at('UpdateMugRequest', 'note')}/format is new: "email"`],
  },
  {
    name: 'a stricter constraint of an answer is an addition',
    edit: (document) =>
      Object.assign(member(document, 'MugEvent', 'at'), { format: 'date-time', maxLength: 30 }),
    expected: [
      `minor ${at('MugEvent', 'at')}/maxLength is new: 30`,
      `minor ${at('MugEvent', 'at')}/format is new: "date-time"`,
    ],
  },
  {
    name: 'a weaker constraint of an answer is breaking',
    edit: (document) => {
      delete member(document, 'Mug', 'id').format;
      delete member(document, 'Mug', 'weight')['minimum'];
    },
    expected: [
      `major ${at('Mug', 'id')}/format is removed, was "uuid"`,
      `major ${at('Mug', 'weight')}/minimum is removed, was 0`,
    ],
  },
  {
    name: 'a property next to allOf that is gone is breaking',
    edit: (document) => {
      const now = { allOf: [{ properties: {} }] };
      Object.assign(document.components?.schemas ?? {}, { MugEvent: now });
    },
    expected: [`major ${at('MugEvent', 'at')} is removed`, `major ${at('MugEvent', 'mug')} is removed`],
  },
  {
    name: 'forbidding undeclared properties is breaking',
    edit: (document) => Object.assign(schema(document, 'UpdateMugRequest'), { additionalProperties: false }),
    expected: [
      `major ${at('UpdateMugRequest')}/additionalProperties no longer allows properties that are not declared`,
    ],
  },
  {
    name: 'one more group of which one member may be set is breaking',
    edit: (document) => schema(document, 'UpdateMugRequest')['x-one-of']?.push(['tags', 'note']),
    expected: [`major ${at('UpdateMugRequest')}/x-one-of also lists note or tags`],
  },
  {
    name: 'a property that others require is breaking',
    edit: (document) =>
      Object.assign(schema(document, 'UpdateMugRequest'), { dependentRequired: { note: ['reason'] } }),
    expected: [`major ${at('UpdateMugRequest')}/dependentRequired is new: {"note":["reason"]}`],
  },
  {
    name: 'an enumeration whose type becomes closed is breaking',
    edit: (document) => Object.assign(schema(document, 'Reason'), { 'x-closed': true }),
    expected: [`major ${at('Reason')}/x-closed is new: true`],
  },
  {
    name: 'a limit next to a reference is breaking',
    edit: (document) => Object.assign(member(document, 'UpdateMugRequest', 'mug'), { minProperties: 1 }),
    expected: [`major ${at('UpdateMugRequest', 'mug')}/minProperties is new: 1`],
  },
  {
    name: 'a keyword without a rule is breaking',
    edit: (document) =>
      Object.assign(schema(document, 'Mug'), { patternProperties: { '^x-': { type: 'string' } } }),
    expected: [`major ${at('Mug')}/patternProperties differs in a key that no rule compares`],
  },
  // events
  {
    name: 'an event that is gone is breaking',
    edit: (document) => Object.assign(document, { webhooks: {} }),
    expected: ['major #/webhooks/mugBroken is removed'],
  },
  {
    name: 'a new event is an addition',
    edit: (document) => Object.assign(document.webhooks ?? {}, { mugLost: {} }),
    expected: ['minor #/webhooks/mugLost is new'],
  },
];
