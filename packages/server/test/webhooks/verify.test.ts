import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import fc from 'fast-check';
import { base64url, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { createEventSigner, type VerifyOptions, verifyEvent } from 'storewire-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { everythingOf, failureOf } from '../helpers/failure.ts';
import { APPROVED, approved, request, signClaims, signer } from './setup.ts';

const { publicKey } = signer;
const SECONDS = Math.floor(Date.now() / 1000);

const codeOf = async (token: string, options: Partial<VerifyOptions> = {}): Promise<string | undefined> =>
  (await failureOf(verifyEvent(token, { publicKey, ...options }))).code;

/** The bytes of a signature, however its last bits are spelt. */
const toBytes = (token: string): string =>
  Buffer.from(token.slice(token.lastIndexOf('.') + 1), 'base64url').toString('hex');

const textOf = (value: unknown): string => base64url.encode(JSON.stringify(value));
const DATA = JSON.stringify({
  eventType: APPROVED,
  data: JSON.stringify({ id: 'e', actionEvent: { body: {} } }),
});

describe('the key', () => {
  const [first = '', ...rest] = publicKey.trim().split('\n');
  const last = rest.pop();

  it.each([
    ['PEM', publicKey],
    ['PEM with line breaks of Windows', publicKey.replaceAll('\n', '\r\n')],
    ['PEM whose line breaks are written out', publicKey.replaceAll('\n', String.raw`\n`)],
    ['PEM whose line breaks of Windows are written out', publicKey.replaceAll('\n', String.raw`\r\n`)],
    ['PEM whose line breaks became spaces', publicKey.replaceAll('\n', ' ')],
    ['PEM whose line breaks are lost', `${first}${rest.join('')}${last}`],
    ['PEM in quotes', `"${publicKey}"`],
    ['base64 of the PEM on one line', btoa(publicKey)],
    ['base64 of the PEM with a line break at its end', `${btoa(publicKey)}\n`],
    ['base64 of a PEM whose line breaks are lost', btoa(publicKey.replaceAll('\n', ''))],
  ])('is accepted as %s', async (_form, key) => {
    expect(await verifyEvent(await signer.sign(approved('e1')), { publicKey: key })).toMatchObject({
      id: 'e1',
    });
  });

  const { publicKey: short } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const { publicKey: curve } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pemOf = (key: KeyObject): string => String(key.export({ type: 'spki', format: 'pem' }));
  const INVALID = 'publicKey must be an RSA public key as PEM (SPKI) or its base64';

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['blank', '  '],
    ['a word', 'secret'],
    ['base64 of a word', btoa('secret')],
    ['a private key', publicKey.replaceAll('PUBLIC', 'PRIVATE')],
    ['half a key', publicKey.slice(0, 100)],
    ['its ends in the wrong order', '-----END PUBLIC KEY-----AAAA-----BEGIN PUBLIC KEY-----'],
    ['two keys', publicKey + publicKey],
    ['nothing between its ends', '-----BEGIN PUBLIC KEY----------END PUBLIC KEY-----'],
    ['a key that is cut', publicKey.replace(/\n.{64}\n/, '\n')],
    ['a key of another kind than RSA', pemOf(curve)],
    ['shorter than 2048 bits', pemOf(short), 'RS256 requires key modulusLength to be 2048 bits or larger'],
  ])('that is %s throws a TypeError that does not contain it', async (_form, key, message = INVALID) => {
    const token = await signer.sign(approved('e1'));
    await expect(verifyEvent(token, { publicKey: key as string })).rejects.toThrow(new TypeError(message));
  });
});

describe('the signature', () => {
  it.each(['RS384', 'RS512', 'PS256'])('must be RS256, not %s with the same key', async (alg) => {
    const pair = await generateKeyPair(alg, { extractable: true });
    const token = await new SignJWT({ data: DATA })
      .setProtectedHeader({ alg })
      .setIssuedAt()
      .sign(pair.privateKey);
    expect(await codeOf(token, { publicKey: await exportSPKI(pair.publicKey) })).toBe('INVALID_SIGNATURE');
  });

  it('must be made with a private key: neither with the public one as a secret, nor be missing', async () => {
    const secret = new TextEncoder().encode(publicKey);
    const token = new SignJWT({ data: DATA }).setProtectedHeader({ alg: 'HS256' }).setIssuedAt();
    expect(await codeOf(await token.sign(secret))).toBe('INVALID_SIGNATURE');
    const unsigned = new UnsecuredJWT({ data: DATA }).setIssuedAt().encode();
    for (const alg of ['none', 'nOnE'])
      expect(['INVALID_TOKEN', 'INVALID_SIGNATURE']).toContain(
        await codeOf(unsigned.replace(/^[^.]*/, textOf({ alg }))),
      );
  });

  it('is verified first: before that, only the header of a token is read', async () => {
    const other = await createEventSigner();
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => parse.mockRestore());
    await codeOf(await other.sign(approved('e1')));
    expect(new Set(parse.mock.calls.map(([text]) => text))).toEqual(new Set(['{"alg":"RS256","typ":"JWT"}']));
    await codeOf(await signer.sign(approved('e1'), { exp: 1 }));
    expect(parse.mock.calls.filter(([text]) => text.startsWith('{"eventType"'))).toEqual([]);
    await verifyEvent(await signer.sign(approved('e1')), { publicKey });
    expect(parse.mock.calls.filter(([text]) => text.startsWith('{"eventType"'))).toHaveLength(1);
  });

  it('is not verified with keys in the token', async () => {
    const own = await generateKeyPair('RS256', { extractable: true });
    const jwk = { kty: 'RSA', n: 'AQAB', e: 'AQAB' };
    const header = {
      alg: 'RS256',
      jwk,
      jku: 'https://evil.example/keys',
      x5u: 'https://evil.example/cert',
      kid: '../../key',
    };
    const token = await new SignJWT({ data: DATA })
      .setProtectedHeader(header)
      .setIssuedAt()
      .sign(own.privateKey);
    expect(await codeOf(token)).toBe('INVALID_SIGNATURE');
  });

  it('is invalid after any change of a character, except other spellings of the same signature', async () => {
    const token = await signer.sign(approved('e1'));
    const change = fc.tuple(fc.nat(token.length - 1), fc.constantFrom(...'ABCxyz019-_.'));
    await fc.assert(
      fc.asyncProperty(change, async ([at, letter]) => {
        const changed = token.slice(0, at) + letter + token.slice(at + 1);
        fc.pre(changed !== token);
        const isSame =
          toBytes(changed) === toBytes(token) && changed.lastIndexOf('.') === token.lastIndexOf('.');
        if (isSame && at > token.lastIndexOf('.'))
          expect(await verifyEvent(changed, { publicKey })).toMatchObject({ id: 'e1' });
        else expect(['INVALID_TOKEN', 'INVALID_SIGNATURE']).toContain(await codeOf(changed));
      }),
    );
  });
});

describe('the claims', () => {
  const sign = (claims: object): Promise<string> => signClaims({ data: DATA, iat: undefined, ...claims });

  it.each([
    ['a token of yesterday', { iat: SECONDS - 86_400 }, {}, undefined],
    ['a token of four days ago', { iat: SECONDS - 4 * 86_400 }, {}, 'EXPIRED_TOKEN'],
    ['a token older than the limit', { iat: SECONDS - 700 }, { maxAgeSeconds: 300 }, 'EXPIRED_TOKEN'],
    ['one within the tolerance of the limit', { iat: SECONDS - 500 }, { maxAgeSeconds: 300 }, undefined],
    ['a token dated five minutes ahead', { iat: SECONDS + 300 }, {}, undefined],
    ['one dated further ahead', { iat: SECONDS + 500 }, {}, 'INVALID_CLAIM'],
    ['one within another tolerance', { iat: SECONDS + 500 }, { clockToleranceSeconds: 600 }, undefined],
    ['one without tolerance', { iat: SECONDS + 200 }, { clockToleranceSeconds: 0 }, 'INVALID_CLAIM'],
    ['a token of tomorrow', { iat: SECONDS + 86_400 }, {}, 'INVALID_CLAIM'],
    ['a token without a date', {}, {}, 'INVALID_CLAIM'],
    ['a token without a date at any age', {}, { maxAgeSeconds: Infinity }, undefined],
    ['an old token at any age', { iat: 1 }, { maxAgeSeconds: Infinity }, undefined],
    ['an ended token at any age', { exp: SECONDS - 500 }, { maxAgeSeconds: Infinity }, 'EXPIRED_TOKEN'],
    ['a token that ended within the tolerance', { iat: SECONDS, exp: SECONDS - 200 }, {}, undefined],
    ['a token that begins within the tolerance', { iat: SECONDS, nbf: SECONDS + 300 }, {}, undefined],
    ['a token that has not begun', { iat: SECONDS, nbf: SECONDS + 500 }, {}, 'INVALID_CLAIM'],
    ['a date in milliseconds', { iat: SECONDS * 1000 }, {}, 'INVALID_CLAIM'],
    ['a date as text', { iat: `${SECONDS}` }, {}, 'INVALID_CLAIM'],
    ['a date before 1970', { iat: -1 }, {}, 'EXPIRED_TOKEN'],
    ['any issuer and audience where none are given', { iat: SECONDS, iss: 'x', aud: 'y' }, {}, undefined],
    ['the issuer that is given', { iat: SECONDS, iss: 'wix.com' }, { issuer: 'wix.com' }, undefined],
    ['another issuer', { iat: SECONDS, iss: 'wix.example' }, { issuer: 'wix.com' }, 'INVALID_CLAIM'],
    ['the audience among others', { iat: SECONDS, aud: ['a', 'app-1'] }, { audience: 'app-1' }, undefined],
    ['no audience', { iat: SECONDS }, { audience: 'app-1' }, 'INVALID_CLAIM'],
  ])('%s: %j with %j', async (_what, claims, options, code) => {
    const outcome = verifyEvent(await sign(claims), { publicKey, ...options });
    if (code === undefined) expect(await outcome).toMatchObject({ id: 'e' });
    else
      expect(await failureOf(outcome)).toMatchObject({
        kind: 'client',
        code,
        operation: 'webhooks.verifyEvent',
      });
  });

  it.each([
    [
      'is dated',
      { iat: 3600 },
      '"iat" is 3600 seconds ahead of the clock of this server: clockToleranceSeconds allows 300',
    ],
    [
      'is old',
      { iat: -4e5 },
      '"iat" is 400000 seconds behind the clock of this server: maxAgeSeconds allows 259200',
    ],
    [
      'begins',
      { nbf: 301 },
      '"nbf" is 301 seconds ahead of the clock of this server: clockToleranceSeconds allows 300',
    ],
    [
      'ended',
      { exp: -300 },
      '"exp" is 300 seconds behind the clock of this server: clockToleranceSeconds allows 300',
    ],
  ])('whose times differ too much name the clock: it %s %j', async (_how, times, message) => {
    vi.useFakeTimers({ toFake: ['Date'], now: SECONDS * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    const claims = Object.entries(times).map(([claim, seconds]) => [claim, SECONDS + seconds]);
    const token = sign({ iat: SECONDS, ...Object.fromEntries(claims) });
    expect((await failureOf(verifyEvent(await token, { publicKey }))).message).toBe(message);
  });

  it.each([
    ['clockToleranceSeconds', -1],
    ['clockToleranceSeconds', Number.POSITIVE_INFINITY],
    ['clockToleranceSeconds', '300'],
    ['maxAgeSeconds', -1],
    ['maxAgeSeconds', Number.NaN],
    ['maxAgeSeconds', '3600'],
    ['maxAgeSeconds', null],
    ['maxBytes', 0],
  ])('cannot be checked with %s %o', async (name, value) => {
    const token = await signer.sign(approved('e1'), { iat: 1 });
    const checking = verifyEvent(token, { publicKey, [name]: value });
    await expect(checking).rejects.toThrow(`${name} must be a number from`);
  });

  it('are not in the error, nor is the token', async () => {
    const token = await signer.sign(approved('secret-event-id'), { exp: 1 });
    const error = await failureOf(verifyEvent(token, { publicKey }));
    const shown = everythingOf(error);
    expect(shown).not.toContain('secret-event-id');
    expect(shown).not.toContain(token.split('.')[2]);
    expect(error.code).toBe('EXPIRED_TOKEN');
  });
});

describe('anything else', () => {
  it('that is too long is rejected before it is parsed', async () => {
    const token = await signer.sign(approved('e1'));
    const stream = (): Request => request(new Blob([token]).stream());
    for (const delivery of [token, request(token), stream()])
      expect((await failureOf(verifyEvent(delivery, { publicKey, maxBytes: 200 }))).code).toBe('TOO_LARGE');
    expect(await verifyEvent(stream(), { publicKey, maxBytes: token.length })).toMatchObject({ id: 'e1' });
    expect(await codeOf('é'.repeat(101), { maxBytes: 200 })).toBe('TOO_LARGE');
  });

  it('with a Content-Length that is too large is rejected before its body is read', async () => {
    const pull = vi.fn();
    const delivery = request(new ReadableStream({ pull }, { highWaterMark: 0 }));
    delivery.headers.set('content-length', '201');
    expect((await failureOf(verifyEvent(delivery, { publicKey, maxBytes: 200 }))).code).toBe('TOO_LARGE');
    expect(pull).not.toHaveBeenCalled();
  });

  it.each<[string, (token: string) => unknown]>([
    [
      'a Request that was read',
      async (token) => {
        const used = request(token);
        await used.text();
        return used;
      },
    ],
    [
      'a Request that is being read',
      (token) => {
        const delivery = request(token);
        delivery.body?.getReader();
        return delivery;
      },
    ],
    ['the request of Node', (token) => ({ headers: {}, body: token })],
    ['bytes', (token) => new TextEncoder().encode(token)],
    ['nothing', () => undefined],
  ])('than a string or an unread Request throws a TypeError: %s', async (_what, make) => {
    const delivery = (await make(await signer.sign(approved('e1')))) as Request;
    await expect(verifyEvent(delivery, { publicKey })).rejects.toThrow(
      /^The request must be a Request with an unread body: /,
    );
  });

  it.each([
    [
      'in base64',
      (token: string) => btoa(token),
      /is a JWT in base64, .* \(isBase64Encoded\): decode it first$/,
    ],
    ['that is the JSON of a parsed body', () => '{"secret":1}', /is JSON, not a JWT: if a body parser/],
    ['that became text', () => `${{ secret: 1 }}`, /is JSON, not a JWT: if a body parser/],
    ['in quotes', JSON.stringify, /is JSON, not a JWT: if a body parser/],
    ['that is empty', () => ' ', /is empty, not a JWT: if a body parser/],
    [
      'with another text',
      () => `${textOf({ alg: 'RS256', crit: ['secret'], secret: 1 })}.e30.`,
      /^The delivery is not a JWT$/,
    ],
  ])('%s is rejected with the likely cause, and nothing of the body', async (_what, make, message) => {
    const body = make(await signer.sign(approved('e1')));
    const error = await failureOf(verifyEvent(body, { publicKey }));
    expect([error.code, error.message]).toEqual(['INVALID_TOKEN', expect.stringMatching(message)]);
    expect(everythingOf(error)).not.toContain('secret');
  });

  it('whose body breaks off is a system error with the cause, and its code as the description', async () => {
    const code = Object.assign(new Error('read'), { code: 'ECONNRESET' });
    const cause = new TypeError('terminated', { cause: code });
    const broken = request(new ReadableStream({ pull: (controller) => controller.error(cause) }));
    expect(await failureOf(verifyEvent(broken, { publicKey }))).toMatchObject({
      kind: 'system',
      reason: 'network',
      operation: 'webhooks.verifyEvent',
      description: 'ECONNRESET',
      cause,
    });
  });

  it('with white space around it is accepted, as proxies and files add some', async () => {
    expect(await verifyEvent(`\n ${await signer.sign(approved('e1'))}\r\n`, { publicKey })).toMatchObject({
      id: 'e1',
    });
  });
});
