import type { EventKinds, EventNames, Numbers } from 'storewire/runtime';
import { createEventSigner, createWebhookHandler, verifyEvent } from 'storewire-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { generateClient } from './generated-client.ts';
import { type Change, checkWhole, generateFrom, type Node, put, write } from './shop.ts';

const CREATED = 'webhooks onWishlistCreated post';
const generateWith = (...changes: Change[]): Promise<Map<string, string>> => generateFrom(write(...changes));

/** What the generated types say. */
interface Wishes {
  'gifts.v1.wishlist_created': {
    kind: 'created';
    body: { entity: { id: string; name: string; weight?: number } };
  };
}

const webhook = (type: string, slug: string, domain: boolean, schema = 'WishlistCreatedEvent'): Node => ({
  post: {
    operationId: `webhooks.on.${type}`,
    'x-event': { type, slug, domain },
    requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } } },
    responses: { 200: { description: 'Received.' } },
  },
});

describe('the events of a description', () => {
  it('have the kind that follows from envelope, body and slug', async () => {
    const files = await generateWith(
      put('components schemas Shared', { type: 'object', properties: { data: { type: 'object' } } }),
      put('webhooks a', webhook('gifts.v1.wishlist_updated', 'updated', true)),
      put('webhooks b', webhook('gifts.v1.wishlist_deleted', 'deleted', true)),
      put('webhooks c', webhook('gifts.v1.wishlist_shared', 'shared', true, 'Shared')),
      put('webhooks d', webhook('gifts.v0.Wished', 'updated', false, 'Shared')),
    );
    const table = files.get('events/index.ts') ?? '';
    const kinds = [...table.matchAll(/^ {2}'(\S+)': '(\w+)',$/gm)].map(([, type, kind]) => `${type} ${kind}`);
    expect(kinds).toEqual([
      'gifts.v1.wishlist_created created',
      'gifts.v1.wishlist_updated updated',
      'gifts.v1.wishlist_deleted deleted',
      'gifts.v1.wishlist_shared action',
      'gifts.v0.Wished bare',
    ]);
  });

  it('go from a signer to a handler by their own table, with numbers that JSON cannot hold', async () => {
    const weight = { type: 'number' };
    const { load, remove } = await generateClient(
      write(put('components schemas Wishlist properties weight', weight)),
    );
    onTestFinished(remove);
    const events = await load<{
      eventKinds: EventKinds<Wishes>;
      eventNames: EventNames;
      numbers: Numbers;
    }>('events/index.ts');
    const signer = await createEventSigner({ events });
    const seen: unknown[] = [];
    const handlers = { 'gifts.v1.wishlist_created': (event: unknown) => seen.push(event) };
    const handle = createWebhookHandler({ publicKey: signer.publicKey, events, handlers });
    const token = await signer.sign({
      type: 'gifts.v1.wishlist_created',
      entity: { id: 'w1', name: 'Birthday', weight: Number.NaN },
    });
    expect((await handle(new Request('https://shop.example', { method: 'POST', body: token }))).status).toBe(
      200,
    );
    expect(seen).toMatchObject([
      {
        type: 'gifts.v1.wishlist_created',
        kind: 'created',
        entity: { id: 'w1', name: 'Birthday', weight: Number.NaN },
        metadata: { entityFqdn: 'gifts.v1.wishlist', slug: 'created' },
      },
    ]);
    expect(await verifyEvent(token, { publicKey: signer.publicKey })).toMatchObject({
      type: 'unknown',
      entity: { id: 'w1' },
    });
  });

  it('need no file when there are none', async () => {
    const files = await generateWith(
      (description) => void delete (description as { [key: string]: Node })['webhooks'],
    );
    expect([...files.keys()].filter((name) => name.startsWith('events'))).toEqual([]);
  });

  it('are passed over where a webhook does not say which event it is', async () => {
    const files = await generateWith(
      put('webhooks ping', {
        post: { operationId: 'webhooks.ping', responses: { 200: { description: 'Received.' } } },
      }),
    );
    expect(files.get('events/index.ts')).not.toContain('ping');
  });
});

describe('an event that cannot be expressed is rejected, with its line:', () => {
  it.each([
    [
      'a type that another has',
      put('webhooks again', webhook('gifts.v1.wishlist_created', 'created', true)),
      '"again"',
      /type "gifts\.v1\.wishlist_created" is that of onWishlistCreated too/,
    ],
    [
      'the type unknown',
      put(`${CREATED} x-event type`, 'unknown'),
      '"onWishlistCreated"',
      /cannot have the name `unknown`/,
    ],
    ['no body', put(`${CREATED} requestBody`, { content: {} }), '"onWishlistCreated"', /named component/],
    [
      'an entity that had something else done to it',
      put(`${CREATED} x-event slug`, 'shared'),
      '"onWishlistCreated"',
      /must have data, or the slug be created, updated or deleted/,
    ],
    [
      'a type that does not consist of entity and slug',
      put(`${CREATED} x-event type`, 'gifts.v1.WishlistMade'),
      '"onWishlistCreated"',
      /"gifts\.v1\.WishlistMade" must be the entityFqdn, an underscore and the slug/,
    ],
  ])('%s', async (_what, change, at, message) => {
    const text = write(change);
    const before = text.slice(0, text.indexOf(at, text.indexOf('"webhooks"')));
    const error = await generateFrom(text, { check: checkWhole }).catch(String);
    expect(error).toMatch(message);
    expect(error).toContain(`api.yaml:${before.split('\n').length}:`);
  });
});
