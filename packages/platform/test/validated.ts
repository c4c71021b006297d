/** Validates every response of a platform against the contract. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { inject } from 'vitest';
import { record } from './coverage.ts';
import { propertiesOf } from './seen-properties.ts';
import { operations, schemaOf, wire } from './wire.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
formats.default(ajv);
// the pattern of a decimal contains its limits
ajv.addFormat('decimal', true).addFormat('password', true);
ajv.addSchema(wire, 'wire');

const requested = operations
  .map(({ path, method, operation }) => ({
    ...operation,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
    isTemplate: path.includes('{'),
  }))
  .toSorted((one, other) => Number(one.isTemplate) - Number(other.isTemplate));

const validators = new Map<object, ValidateFunction>();

/**
 * The same `fetch`, which throws if a response is not as the contract describes it. Paths that are not in the
 * contract pass. `records` is whether properties count as seen.
 */
export const validated =
  (fetch: typeof globalThis.fetch, { records = true } = {}): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const operation = requested.find(
      ({ method, pattern }) => method === request.method && pattern.test(pathname),
    );
    const response = await fetch(request);
    if (!operation) return response;
    const { operationId, responses } = operation;
    const about = `${operationId} → ${response.status}`;
    const described = responses[response.status];
    // an extension of the platform, which has violations and conflicts of its own
    const isKeyed = request.headers.has('idempotency-key') && [400, 409].includes(response.status);
    // so has its refusal of pages of other origins, whatever they call
    const isOfPage = request.headers.has('origin') && response.status === 403;
    if (!described && (isKeyed || isOfPage)) return response;
    if (!described) throw new Error(`${about}: the contract has no such response`);
    if (!response.headers.get('x-wix-request-id')) throw new Error(`${about}: no request id`);
    const schema = schemaOf(described);
    if (!schema) return response;
    const body: unknown = await response.clone().json();
    const properties = records ? propertiesOf(schema, body, operationId) : [];
    record([...codesOf(body), ...properties], inject('seenInResponses'));
    const validate = validators.get(schema) ?? compiled(schema);
    validators.set(schema, validate);
    if (!validate(body))
      throw new Error(`${about}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`);
    return response;
  };

function codesOf(body: unknown): string[] {
  const { details } = body as { details?: { applicationError?: { code?: string } } };
  return details?.applicationError?.code === undefined ? [] : [details.applicationError.code];
}

const compiled = (schema: object): ValidateFunction =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"wire#/')) as object);
