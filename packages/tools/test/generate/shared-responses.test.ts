import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Document, type OperationObject, operationsOf } from '../../src/generate/openapi.ts';
import { resolve } from '../../src/generate/references.ts';
import { attachShared } from '../../src/generate/shared-responses.ts';

const shared = {
  400: 'Bad',
  401: 'NoToken',
  403: 'Forbidden',
  404: 'Missing',
  409: 'Conflict',
  429: 'Throttled',
  500: 'Failed',
};

const components = {
  responses: Object.fromEntries(Object.values(shared).map((name) => [name, { description: name }])),
};

const describing = (operation: OperationObject, rest: object): Document => ({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: { '/v1/orders': { get: operation } },
  components,
  ...rest,
});

function attached(document: Document): Document {
  const copy = structuredClone(document);
  attachShared(copy);
  return copy;
}

/** The responses of an operation after what is shared was attached, by status. */
const responsesOf = (operation: OperationObject): OperationObject['responses'] =>
  attached(describing(operation, { 'x-errors': shared })).paths['/v1/orders']?.get?.responses;

/** The statuses of an operation after the shared errors were attached, each with the name of its response. */
function errorsOf(operation: OperationObject): Record<string, string> {
  const responses = Object.entries(responsesOf(operation) ?? {});
  return Object.fromEntries(
    responses.map(([status, each]) => [status, String((each as { $ref?: string }).$ref)]),
  );
}

const ref = (name: string) => `#/components/responses/${name}`;

describe('shared error responses', () => {
  it('of a call without input are those of tokens, of too many requests and of the server', () => {
    expect(errorsOf({})).toEqual({
      401: ref('NoToken'),
      403: ref('Forbidden'),
      429: ref('Throttled'),
      500: ref('Failed'),
    });
  });

  it('have 400 for a call that takes input, and 404 for one with an id in its path', () => {
    expect(errorsOf({ parameters: [{ name: 'limit', in: 'query' }] })).toHaveProperty('400', ref('Bad'));
    expect(errorsOf({ requestBody: { content: {} } })).toHaveProperty('400', ref('Bad'));
    expect(errorsOf({ parameters: [{ name: 'id', in: 'path' }] })).toHaveProperty('404', ref('Missing'));
  });

  it('have neither 401 nor 403 for a call that needs no token, or whose token is optional', () => {
    expect(Object.keys(errorsOf({ security: [] }))).toEqual(['429', '500']);
    expect(Object.keys(errorsOf({ security: [{}, { accessToken: [] }] }))).toEqual(['429', '500']);
    expect(errorsOf({ security: [{ accessToken: [] }, { apiKey: [], siteId: [] }] })).toHaveProperty(
      '401',
      ref('NoToken'),
    );
  });

  it('have the statuses of the error codes of a call, and those that it adds', () => {
    const found = errorsOf({ 'x-application-errors': [{ code: 'TAKEN', status: 409 }], 'x-errors': [404] });
    expect(Object.keys(found)).toEqual(['401', '403', '404', '409', '429', '500']);
  });

  it('are marked where no source documents the status', () => {
    const responses = responsesOf({ 'x-errors': [404, { status: 409, assumed: true }] });
    expect(responses?.['404']).toEqual({ $ref: ref('Missing') });
    expect(responses?.['409']).toEqual({
      $ref: ref('Conflict'),
      description: 'Assumed: no source documents this status.',
    });
  });

  it('do not replace a response of the call itself', () => {
    expect(errorsOf({ responses: { 401: { $ref: ref('OAuth') } } })).toHaveProperty('401', ref('OAuth'));
  });

  it('must be in the list of the root', () => {
    expect(() => errorsOf({ 'x-errors': [418] })).toThrow(
      'GET /v1/orders: x-errors of the root has no status 418',
    );
  });

  it('must be among the responses of the components', () => {
    expect(() => attachShared(describing({}, { 'x-errors': { 404: 'NotFound' } }))).toThrow(
      'x-errors: 404 names none of the responses: NotFound',
    );
  });

  it('are not added to a description that lists none', () => {
    const document = describing({ responses: {} }, {});
    expect(attached(document)).toEqual(document);
  });
});

describe('shared headers', () => {
  const responses = {
    200: { description: 'Done.', headers: { etag: { schema: { type: 'string' } } } },
    302: { description: 'Redirected.' },
    404: { $ref: ref('Missing') },
    409: { description: 'Taken.', headers: { 'x-id': { description: 'Of its own.' } } },
  };
  const headers = { Id: { schema: { type: 'string' } } };
  const withHeaders = (named: object): Document =>
    attached(
      describing({ responses }, { components: { ...components, headers }, 'x-response-headers': named }),
    );

  it('are those of every response, successes and errors, where it has none of that name', () => {
    const { paths, components: shown } = withHeaders({ 'x-id': 'Id' });
    const id = { $ref: '#/components/headers/Id' };
    expect(paths['/v1/orders']?.get?.responses).toEqual({
      ...responses,
      200: { description: 'Done.', headers: { 'x-id': id, etag: { schema: { type: 'string' } } } },
      302: { description: 'Redirected.', headers: { 'x-id': id } },
    });
    expect(shown?.responses?.['Missing']).toEqual({ description: 'Missing', headers: { 'x-id': id } });
  });

  it.each(['Other', 'constructor'])('must be headers of the components, not %s', (name) => {
    expect(() => withHeaders({ 'x-id': name })).toThrow(
      `x-response-headers: x-id names none of the headers: ${name}`,
    );
  });

  it('are on every response of the contract: successes, redirects and errors', () => {
    const document = JSON.parse(
      readFileSync(new URL(import.meta.resolve('storewire-contract/wire.json')), 'utf8'),
    ) as Document;
    for (const { operation } of operationsOf(document))
      for (const [status, response] of Object.entries(operation.responses ?? {}))
        expect(resolve(document, response).headers, `${operation.operationId} ${status}`).toHaveProperty(
          'x-wix-request-id',
        );
  });
});
