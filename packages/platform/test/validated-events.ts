/** Validates the content of emitted events against the webhooks of the contract. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { StoredEvent } from '../src/kernel/context/outbox.ts';

interface Webhook {
  post: {
    'x-event': { type: string };
    requestBody: { content: Record<string, { schema: object }> };
  };
}

const description = JSON.parse(
  readFileSync(new URL(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
) as { webhooks: Record<string, Webhook> };

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
formats.default(ajv);
ajv.addFormat('decimal', true).addFormat('password', true);
ajv.addSchema(description, 'contract');

const schemas = new Map(
  Object.values(description.webhooks).map(({ post }) => [
    post['x-event'].type,
    post.requestBody.content['application/json']?.schema ?? {},
  ]),
);
const validators = new Map<string, ValidateFunction>();

/** Throws if an event is not as the contract describes its type. */
export function validateEvent({ type, content }: StoredEvent): void {
  let validate = validators.get(type);
  if (!validate) {
    const schema = JSON.stringify(schemas.get(type)).replaceAll('"#/', '"contract#/');
    validate = ajv.compile(JSON.parse(schema) as object);
    validators.set(type, validate);
  }
  if (!validate({ metadata: {}, ...(content as object) }))
    throw new Error(`${type}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(content)}`);
}
