import type { AddressInfo } from 'node:net';
import middie from '@fastify/middie';
import { getRequestListener } from '@hono/node-server';
import express from 'express';
import fastify from 'fastify';
import { createEventSigner, createWebhookHandler, verifyEvent, type WebhookNotice } from 'storewire-server';
import { describe, expect, it, onTestFinished } from 'vitest';

const APPROVED = 'wix.ecom.v1.order_approved';
const signer = await createEventSigner();
const token = await signer.sign({ type: APPROVED, data: { order: { number: '10024' } } });

const deliver = (url: string, contentType: string): Promise<Response> =>
  fetch(`${url}/events`, { method: 'POST', headers: { 'content-type': contentType }, body: token });

function listen(app: express.Express): Promise<string> {
  const server = app.listen(0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new Promise((resolve) =>
    server.once('listening', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
}

function startEndpoint() {
  const handled: unknown[] = [];
  const notices: WebhookNotice[] = [];
  const handle = createWebhookHandler({
    publicKey: signer.publicKey,
    handlers: { [APPROVED]: ({ data }) => handled.push(data.order?.number) },
    on: (notice) => void notices.push(notice),
  });
  return { handle, handled, notices };
}

const READ_BEFORE = {
  type: 'error',
  error: expect.objectContaining({
    message: expect.stringContaining('handle it before body parsers such as express.json()'),
  }),
};

describe('an endpoint for events', () => {
  it('in Express handles a delivery before parsers of text, and behind express.json(), which reads no text', async () => {
    const { handle, handled } = startEndpoint();
    const app = express().use(express.json()).use('/events', getRequestListener(handle));
    const url = await listen(app.use(express.text()));
    expect((await deliver(url, 'text/plain')).status).toBe(200);
    expect(handled).toEqual(['10024']);
  });

  it.each([
    ['express.text()', express.text()],
    ['express.raw()', express.raw({ type: 'text/plain' })],
  ])('behind %s responds with 500 and reports that the body was read before', async (_parser, parser) => {
    const { handle, handled, notices } = startEndpoint();
    const url = await listen(express().use(parser).use('/events', getRequestListener(handle)));
    expect((await deliver(url, 'text/plain')).status).toBe(500);
    expect([handled, notices]).toEqual([[], [READ_BEFORE]]);
  });

  it('in Express can verify the text of express.text()', async () => {
    const types: string[] = [];
    const app = express().post('/events', express.text({ type: '*/*' }), async (request, response) => {
      const event = await verifyEvent(request.body, { publicKey: signer.publicKey });
      types.push(event.type);
      response.sendStatus(200);
    });
    expect((await deliver(await listen(app), 'application/octet-stream')).status).toBe(200);
    expect(types).toEqual([APPROVED]);
  });

  it('in Fastify can verify the text that a route reads', async () => {
    const types: string[] = [];
    const app = fastify();
    app.post('/events', async ({ body }) => {
      const event = await verifyEvent(String(body), { publicKey: signer.publicKey });
      types.push(event.type);
      return '';
    });
    onTestFinished(() => app.close());
    expect((await deliver(await app.listen({ port: 0 }), 'text/plain')).status).toBe(200);
    expect(types).toEqual([APPROVED]);
  });

  it('in Fastify handles a delivery as middleware, and reports a route whose body was read before', async () => {
    const { handle, handled, notices } = startEndpoint();
    const app = fastify();
    await app.register(middie);
    app.use('/events', getRequestListener(handle));
    app.post('/late/events', (request, reply) => {
      reply.hijack();
      return getRequestListener(handle)(request.raw, reply.raw);
    });
    onTestFinished(() => app.close());
    const url = await app.listen({ port: 0 });
    expect((await deliver(url, 'text/plain')).status).toBe(200);
    expect(handled).toEqual(['10024']);
    expect((await deliver(`${url}/late`, 'text/plain')).status).toBe(500);
    expect(notices.at(-1)).toEqual(READ_BEFORE);
  });
});
