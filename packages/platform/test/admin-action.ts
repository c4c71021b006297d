/** Actions over HTTP, whose responses are validated against the description of the admin API. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TestShop } from './shop.ts';

export interface Description {
  openapi: string;
  paths: Record<string, Record<string, DescribedOperation>>;
  components: object;
}

interface DescribedOperation {
  operationId: string;
  responses: Record<string, { content: { 'application/json': { schema: object } } }>;
}

/** The violations of a response. */
export const violationsOf = (body: Record<string, unknown>): unknown =>
  (body['details'] as { validationError?: { fieldViolations?: unknown } } | undefined)?.validationError
    ?.fieldViolations;

/** Carries out an action over HTTP, and validates the response against the description of the API. */
export async function callAction(shop: TestShop, name: string, input: Record<string, unknown> = {}) {
  const { body } = await shop.request('GET', '/__dev/openapi.json');
  const description = body as unknown as Description;
  const found = Object.entries(description.paths)
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
    )
    .find(({ operation }) => operation.operationId === name);
  if (!found) throw new Error(`There is no action ${name}`);
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
  const response =
    found.method === 'get'
      ? await shop.request('GET', `/__dev${found.path}?${query}`)
      : await shop.request('POST', `/__dev${found.path}`, { body: input });
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  const { schema } = found.operation.responses[response.status]?.content['application/json'] ?? {};
  if (!ajv.validate({ ...schema, components: description.components }, response.body))
    throw new Error(`${name} → ${response.status}: ${ajv.errorsText()} ${JSON.stringify(response.body)}`);
  return response;
}
