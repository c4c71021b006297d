import { describeStore } from './generated-client.ts';

/** Lists: a call with defaults in every place, and a token endpoint with errors in the form of OAuth. */
export const LISTS = describeStore(
  `  /v1/{version}/lists:
    post:
      operationId: lists.createList
      x-effect: write
      parameters:
        - { name: version, in: path, required: true, schema: { type: string, default: v2 } }
        - { name: locale, in: query, required: true, schema: { type: string, default: en } }
        - { name: size, in: query, schema: { type: integer, default: 10 } }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/NewList' } } }
      responses: { '200': { description: Created., content: { application/json: { schema: { $ref: '#/components/schemas/Done' } } } } }
  /token:
    post:
      operationId: lists.getToken
      x-effect: write
      x-secret: true
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, properties: { code: { type: string } } } } }
      responses:
        '200': { description: The token., content: { application/json: { schema: { $ref: '#/components/schemas/Token' } } } }
        '400': { description: None., content: { application/json: { schema: { $ref: '#/components/schemas/Failure' }, examples: { invalidGrant: { value: { error: invalid_grant } } } } } }
`,
  `    NewList:
      type: object
      required: [name]
      properties: { name: { type: string }, kind: { type: string } }
    Token: { type: object, properties: { token: { type: string } } }
    Failure: { type: object, properties: { error: { type: string }, error_description: { type: string } } }
`,
);
