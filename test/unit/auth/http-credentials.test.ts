import { inspect } from 'node:util';
import { json, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { TRANSPORT } from '../../../src/core/options.ts';
import { apiKey, basic, bearer, type Credentials, createClient, type Secret } from '../../../src/index.ts';
import { everythingOf, failureOf } from '../helpers/failure.ts';

/** Credentials of a secret, and the header that they send. */
const KINDS: [title: string, make: (secret: Secret) => Credentials, header: string, value: string][] = [
  ['a bearer token', bearer, 'authorization', 'Bearer secret-1'],
  [
    'a user name and a password',
    (password) => basic({ username: 'jö', password }),
    'authorization',
    `Basic ${Buffer.from('jö:secret-1').toString('base64')}`,
  ],
  ['a key in a header', (value) => apiKey({ header: 'X-API-Key', value }), 'x-api-key', 'secret-1'],
];

const callWith = (url: string, auth: Credentials) =>
  createClient({ baseUrl: url, auth }).orders.getOrder({ id: 'o1' });

describe.each(KINDS)('%s', (_title, make, header, value) => {
  it('is sent with every call', async () => {
    const server = await startServer((_request, response) => json(response, {}));
    await callWith(server.url, make('secret-1'));
    await callWith(
      server.url,
      make(async () => 'secret-1'),
    );
    expect(server.requests.map(({ headers }) => headers[header])).toEqual([value, value]);
  });

  it('that a function returns is requested again after a 401, and the call repeated', async () => {
    const server = await startServer(({ headers }, response) =>
      json(response, {}, headers[header] === value ? 200 : 401),
    );
    const secrets = ['secret-0', 'secret-1'];
    await callWith(
      server.url,
      make(() => secrets.shift() ?? ''),
    );
    expect(server.requests.length).toBe(2);
  });

  it('that stays the same after a 401 is not sent again', async () => {
    const server = await startServer((_request, response) => json(response, {}, 401));
    const error = await failureOf(
      callWith(
        server.url,
        make(() => 'secret-1'),
      ),
    );
    expect([error.status, server.requests.length]).toEqual([401, 1]);
  });

  it('is not part of an error, even if the response repeats it', async () => {
    const server = await startServer(({ headers }, response) =>
      json(response, { message: `rejected: ${headers[header]}, secret-1` }, 400),
    );
    const error = await failureOf(callWith(server.url, make('secret-1')));
    expect(everythingOf(error, inspect)).toContain('rejected');
    expect(everythingOf(error, inspect)).not.toContain('secret-1');
    expect(everythingOf(error, inspect)).not.toContain(value.split(' ').at(-1));
  });

  it('has an identity that reveals nothing, and stays the same while a function returns other values', async () => {
    const identityOf = (auth: Credentials) => createClient({ auth })[TRANSPORT].identity();
    expect(await identityOf(make('secret-1'))).toBe(await identityOf(make('secret-1')));
    expect(await identityOf(make('secret-1'))).not.toBe(await identityOf(make('secret-2')));
    const changing = make(() => crypto.randomUUID());
    expect(await identityOf(changing)).toBe(await identityOf(changing));
    expect(await identityOf(changing)).not.toBe(await identityOf(make(() => 'secret-1')));
  });
});

it('a user name without a password is a key, as some APIs expect', async () => {
  const server = await startServer(({ headers }, response) =>
    json(response, { message: headers['authorization'], used: 'key-1' }, 400),
  );
  const error = await failureOf(callWith(server.url, basic({ username: 'key-1', password: '' })));
  expect(server.requests[0]?.headers['authorization']).toBe(`Basic ${btoa('key-1:')}`);
  expect(everythingOf(error, inspect)).not.toContain('key-1');
});

describe('invalid credentials', () => {
  it('throw when they are created', () => {
    expect(() => bearer('')).toThrow(new TypeError('the token must not be empty'));
    expect(() => apiKey({ header: 'X-API-Key', value: '' })).toThrow(
      new TypeError('the key must not be empty'),
    );
    expect(() => basic({ username: '', password: 'p' })).toThrow(TypeError);
    expect(() => basic({ username: 'a:b', password: 'p' })).toThrow(
      new TypeError('the user name must not have a colon'),
    );
  });

  it('that a function returns make the call fail with that cause, sent nowhere', async () => {
    const server = await startServer((_request, response) => json(response, {}));
    const error = await failureOf(
      callWith(
        server.url,
        bearer(() => ''),
      ),
    );
    expect([error.kind, String(error.cause), server.requests.length]).toEqual([
      'system',
      'TypeError: the token must not be empty',
      0,
    ]);
  });
});
