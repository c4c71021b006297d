import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EventInput } from 'storewire-server';

interface Webhook {
  post: {
    'x-event': { type: string; domain: boolean; entityFqdn?: string; slug: string };
    requestBody: {
      content: {
        'application/json': {
          schema: { $ref: string };
          examples: { full: { $ref: string } | { value: Body } };
        };
      };
    };
  };
}

interface Body {
  metadata: Record<string, unknown>;
  entity?: object;
  data?: object;
  modifiedFields?: object;
}

const document = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
) as {
  webhooks: Record<string, Webhook>;
  components: { examples: Record<string, { value: Body }> };
};

/** Every event of the contract, with the example that it has there. */
export const contractEvents = Object.values(document.webhooks).map(({ post }) => {
  const { schema, examples } = post.requestBody.content['application/json'];
  const { full } = examples;
  const body =
    '$ref' in full ? document.components.examples[full.$ref.split('/').at(-1) ?? '']?.value : full.value;
  if (!body) throw new Error(`${post['x-event'].type} has no example`);
  // what the contract's types have is checked by the compiler in every-event.test.ts
  return {
    type: post['x-event'].type,
    isDomain: post['x-event'].domain,
    entityFqdn: post['x-event'].entityFqdn,
    slug: post['x-event'].slug,
    schema,
    body,
    input: { type: post['x-event'].type, ...body } as unknown as EventInput,
  };
});
