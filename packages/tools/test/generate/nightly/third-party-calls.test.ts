import { createTransport, isStoreError } from 'storewire';
import { type Handler, json, type Recorded, startServer } from 'storewire-dev-kit/server';
import { afterAll, describe, expect, test } from 'vitest';
import { describe31, generateThirdParty } from '../third-party.ts';

const GALLERY = describe31(
  `  /pictures:
    get:
      operationId: pictures.listPictures
      parameters:
        - { name: tags, in: query, explode: false, schema: { type: array, items: { type: string } } }
        - { name: sizes, in: query, style: spaceDelimited, schema: { type: array, items: { type: integer } } }
        - { name: shades, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: { type: string } } }
        - { name: filter, in: query, style: deepObject, schema: { $ref: '#/components/schemas/Filter' } }
        - { name: where, in: query, schema: { $ref: '#/components/schemas/Filter' } }
        - { name: path, in: query, allowReserved: true, schema: { type: string } }
        - { name: sort, in: query, content: { application/json: { schema: { type: array, items: { type: string } } } } }
        - { name: limit, in: query, schema: { type: integer } }
        - { name: 'page[size]', in: query, schema: { type: integer } }
        - { name: X-Tenant, in: header, required: true, schema: { type: string } }
        - { name: X-Flags, in: header, schema: { type: array, items: { type: string } } }
        - { name: Accept, in: header, required: true, schema: { type: string } }
        - { name: Authorization, in: header, required: true, schema: { type: string } }
      responses:
        '200': { description: Pictures., content: { application/json: { schema: { $ref: '#/components/schemas/Pictures' } }, text/csv: {} } }
    post:
      operationId: pictures.addPictures
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pictures' } } } }
      responses:
        '201': { description: Added., content: { application/vnd.gallery.v2+json: { schema: { $ref: '#/components/schemas/Pictures' } } } }
        '202': { description: Later. }
  /pictures/{id}:
    put:
      operationId: pictures.replacePicture
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { required: true, content: { application/merge-patch+json: { schema: { $ref: '#/components/schemas/Picture' } } } }
      responses: { '204': { description: Replaced. } }
    delete:
      operationId: pictures.removePicture
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: force, in: query, schema: { type: boolean } }
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Reason' } } } }
      responses: { '200': { description: How many are left., content: { application/json: { schema: { type: integer } } } } }
    head:
      operationId: pictures.hasPicture
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: There is one. } }
  /pictures/{ids}/tags/{state}:
    get:
      operationId: pictures.tagsOf
      parameters:
        - { name: ids, in: path, required: true, schema: { type: array, items: { type: string } } }
        - { name: state, in: path, required: true, schema: { type: boolean } }
      responses: { '200': { description: Tags., content: { application/json: { schema: { type: [boolean, 'null'] } } } } }
  /files:
    post:
      operationId: files.upload
      requestBody: { required: true, content: { multipart/form-data: { schema: { $ref: '#/components/schemas/Upload' } } } }
      responses: { '200': { description: Its address., content: { text/plain: { schema: { type: string } } } } }
    put:
      operationId: files.replace
      parameters: [{ name: name, in: query, schema: { type: string } }]
      requestBody: { required: true, content: { image/png: {} } }
      responses: { default: { description: The picture., content: { image/png: {} } } }
    patch:
      operationId: files.describeFile
      requestBody:
        required: true
        content:
          application/x-www-form-urlencoded:
            schema:
              type: object
              required: [title]
              properties: { title: { type: string }, tags: { type: array, items: { type: string } }, meta: { type: object, properties: { a: { type: integer } } }, raw: { type: object } }
            encoding: { meta: { style: deepObject, explode: true } }
      responses: { '200': { description: Anything., content: { application/json: {} } } }
  /notes:
    post:
      operationId: notes.write
      parameters: [{ name: X-Trace, in: header, schema: { type: string } }]
      requestBody: { content: { text/markdown: { schema: { type: string } } } }
      responses: { '2XX': { description: Written. } }
    put:
      operationId: notes.rewrite
      parameters: [{ name: body, in: query, schema: { type: string } }]
      requestBody: { required: true, content: { application/json: { schema: { oneOf: [{ type: string }, { type: integer }] } } } }
      responses: { '200': { description: Nothing., content: { application/problem+json: { schema: { type: 'null' } } } } }
  /touch:
    post: { operationId: notes.touch, responses: { '204': { description: Touched. } } }
  /loose:
    post:
      operationId: notes.loose
      requestBody: { required: true, content: { 'Application/JSON; charset=utf-8': { schema: { $ref: '#/components/schemas/Reason' } } } }
      responses: { '200': { description: Any media type., content: { '*/*': { schema: { $ref: '#/components/schemas/Pictures' } } } } }
    get:
      operationId: notes.counts
      parameters: [{ name: since, in: query, style: form, explode: false, schema: { type: array, items: { type: string, format: date-time } } }]
      responses: { '200': { description: Numbers., content: { 'application/json; charset=utf-8': { schema: { type: object, additionalProperties: { type: integer } } } } } }
`,
  `    Filter: { type: object, properties: { color: { type: string }, year: { type: object, properties: { min: { type: integer } } }, of: { type: array, items: { type: string } } } }
    Picture: { type: object, required: [id], properties: { id: { type: string }, title: { type: string } } }
    Pictures: { type: array, items: { $ref: '#/components/schemas/Picture' } }
    Reason: { type: object, properties: { reason: { type: string } } }
    Upload: { type: object, required: [file], properties: { file: { type: string, format: binary }, more: { type: array, items: { type: string, contentMediaType: image/png } }, note: { type: string }, meta: { $ref: '#/components/schemas/Reason' } } }
`,
);

/** Compiles only where the generated types are those of the description. */
const PROGRAM = `import { createTransport } from 'storewire';
import * as pictures from '../client/operations/pictures.ts';
import * as files from '../client/operations/files.ts';
import * as notes from '../client/operations/notes.ts';
import type * as T from '../client/types.ts';
const client = createTransport();
export const listed: Promise<T.Picture[]> = pictures.listPictures(client, { 'X-Tenant': 'a', tags: ['x'], filter: { year: { min: 1 } }, sort: ['id'] });
// @ts-expect-error the header is required
export const unheaded = pictures.listPictures(client, {});
export const added: Promise<T.Picture[] | undefined> = pictures.addPictures(client, { body: [{ id: 'a' }] });
export const replaced: Promise<void> = pictures.replacePicture(client, { id: 'a', body: { id: 'b' } });
export const left: Promise<number> = pictures.removePicture(client, { id: 'a', force: true, reason: 'old' });
export const has: Promise<void> = pictures.hasPicture(client, { id: 'a' });
export const tags: Promise<boolean | null> = pictures.tagsOf(client, { ids: ['a'], state: true });
export const address: Promise<string> = files.upload(client, { file: new Blob(), more: [new Blob()], meta: { reason: 'x' } });
export const picture: Promise<Blob> = files.replace(client, { name: 'x', body: new Blob() });
export const anything: Promise<unknown> = files.describeFile(client, { title: 'x', meta: { a: 1 } });
export const written: Promise<void> = notes.write(client);
export const loose: Promise<T.Picture[]> = notes.loose(client, { reason: 'x' });
export const counts: Promise<{ [key: string]: number }> = notes.counts(client, { since: [new Date(), '2030-01-01T00:00:00Z'] });
export const rewritten: Promise<null> = notes.rewrite(client, { body: 'q', requestBody: 5 });
`;

const made = await generateThirdParty(GALLERY);
afterAll(made.remove);

/** Makes one call to a server that answers so: the request as it arrived, and what the call returns. */
async function call(
  name: string,
  input: object,
  handler: Handler = answer([]),
): Promise<{ request: Recorded; data: unknown }> {
  const server = await startServer(handler);
  const data = await made.call(name)(createTransport({ baseUrl: server.url, retry: false }), input);
  const [request] = server.requests;
  if (!request || server.requests.length > 1) throw new Error(`${server.requests.length} requests arrived`);
  return { request, data };
}

const answer =
  (value: unknown, status = 200): Handler =>
  (_request, response) =>
    json(response, value, status);
const empty =
  (status: number): Handler =>
  (_request, response) =>
    response.writeHead(status).end();
const text =
  (type: string, body: string, status = 200): Handler =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

test('the types of calls and their results are those of the description, for the strictest compiler', async () => {
  expect(await made.typeErrors({ 'main.ts': PROGRAM })).toEqual([]);
});

describe('parameters', () => {
  const queryOf = async (input: object): Promise<string> =>
    (await call('listPictures', { 'X-Tenant': 't', ...input })).request.url.replace('/pictures', '');

  test.each([
    ['form without explode', { tags: ['a,b', 'c d'] }, '?tags=a%2Cb,c%20d'],
    ['spaceDelimited', { sizes: [1, 2] }, '?sizes=1%202'],
    ['pipeDelimited', { shades: ['x', 'y'] }, '?shades=x%7Cy'],
    [
      'deepObject',
      { filter: { color: 'a&b', year: { min: 1900 } } },
      '?filter%5Bcolor%5D=a%26b&filter%5Byear%5D%5Bmin%5D=1900',
    ],
    [
      'form of an object, whose properties are the parameters',
      { where: { color: 'red', of: undefined } },
      '?color=red',
    ],
    ['reserved characters that are allowed', { path: '/a/b?c:d&e#f+g[0]' }, '?path=/a/b?c:d%26e%23f%2Bg[0]'],
    ['JSON', { sort: ['a', 'b'] }, '?sort=%5B%22a%22%2C%22b%22%5D'],
    ['the usual style next to others', { limit: 5, tags: ['x'] }, '?limit=5&tags=x'],
    ['a name with brackets', { 'page[size]': 5 }, '?page%5Bsize%5D=5'],
    ['nothing for an empty list', { tags: [], filter: {} }, ''],
  ])('travel in the style %s', async (_name, input, query) => {
    expect(await queryOf(input)).toBe(query);
  });

  test('travel in headers, and those of the transport stay its own', async () => {
    const { request } = await call('listPictures', {
      'X-Tenant': 'acme',
      'X-Flags': ['a', 'b'],
      Accept: 'text/csv',
    });
    expect(request.headers).toMatchObject({
      'x-tenant': 'acme',
      'x-flags': 'a,b',
      accept: 'application/json',
    });
    expect(request.headers).not.toHaveProperty('authorization');
  });

  test('are rejected if a value would start another header', async () => {
    await expect(call('listPictures', { 'X-Tenant': 'a\r\nx: y' })).rejects.toMatchObject({
      kind: 'validation',
    });
  });

  test('are written into paths', async () => {
    const { request, data } = await call('tagsOf', { ids: ['a/b', 'c'], state: true }, answer(null));
    expect(request.url).toBe('/pictures/a%2Fb,c/tags/true');
    expect(data).toBeNull();
  });

  test.each([
    [{ ids: [], state: true }],
    [{ ids: ['..'], state: true }],
    [{ ids: ['a', '\n'], state: true }],
    [{ ids: ['a'] }],
  ])('are rejected where they would change which endpoint is called: %j', async (input) => {
    await expect(call('tagsOf', input)).rejects.toMatchObject({ kind: 'validation' });
  });
});

describe('request bodies', () => {
  type Sent = [request: string, body: string, type: string | undefined];

  test.each<[title: string, call: string, input: object, handler: Handler, sent: Sent, data: unknown]>([
    [
      'that are arrays are JSON',
      'addPictures',
      { body: [{ id: 'a' }] },
      answer([], 201),
      ['POST /pictures', '[{"id":"a"}]', 'application/json'],
      [],
    ],
    [
      'with a property of the name of a parameter are one property, and have the media type of the description',
      'replacePicture',
      { id: 'a', body: { id: 'b' } },
      empty(204),
      ['PUT /pictures/a', '{"id":"b"}', 'application/merge-patch+json'],
      undefined,
    ],
    [
      'travel with DELETE where the description has one',
      'removePicture',
      { id: 'a', force: true, reason: 'old' },
      answer(3),
      ['DELETE /pictures/a?force=true', '{"reason":"old"}', 'application/json'],
      3,
    ],
    [
      'are bytes',
      'replace',
      { name: 'x', body: new Blob(['png']) },
      text('image/png', 'other'),
      ['PUT /files?name=x', 'png', 'image/png'],
      new Blob(['other'], { type: 'image/png' }),
    ],
    [
      'are text',
      'write',
      { 'X-Trace': 't', body: '# x' },
      empty(202),
      ['POST /notes', '# x', 'text/markdown'],
      undefined,
    ],
    [
      'may be absent where they are not required',
      'write',
      {},
      empty(200),
      ['POST /notes', '', undefined],
      undefined,
    ],
    ['are none where none is described', 'touch', {}, empty(204), ['POST /touch', '', undefined], undefined],
    [
      'have another name where a parameter is called body',
      'rewrite',
      { body: 'q', requestBody: 5 },
      text('application/problem+json', 'null'),
      ['PUT /notes?body=q', '5', 'application/json'],
      null,
    ],
  ])('%s', async (_title, name, input, handler, sent, expected) => {
    const { request, data } = await call(name, input, handler);
    expect([`${request.method} ${request.url}`, request.body, request.headers['content-type']]).toEqual(sent);
    const read = async (value: unknown) => (value instanceof Blob ? [value.type, await value.text()] : value);
    expect(await read(data)).toEqual(await read(expected));
  });

  test('are forms with files', async () => {
    const input = {
      file: new File(['bytes'], 'a.png', { type: 'image/png' }),
      more: [new Blob(['x']), new Blob(['y'])],
      note: 'n',
      meta: { reason: 'r' },
    };
    const { request, data } = await call('upload', input, text('text/plain', 'https://example.com/a'));
    const form = await new Response(request.body, {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    const file = form.get('file') as File;
    expect([file.name, file.type, await file.text()]).toEqual(['a.png', 'image/png', 'bytes']);
    expect(await Promise.all(form.getAll('more').map((part) => (part as File).text()))).toEqual(['x', 'y']);
    expect([form.get('note'), await (form.get('meta') as File).text()]).toEqual(['n', '{"reason":"r"}']);
    expect(data).toBe('https://example.com/a');
  });

  test('are URL-encoded forms, in the styles of their encoding', async () => {
    const input = { title: 'a b', tags: ['x', 'y'], meta: { a: 1 }, raw: { b: 2 } };
    const { request } = await call('describeFile', input, answer('x'));
    expect(request.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect([...new URLSearchParams(request.body)]).toEqual([
      ['title', 'a b'],
      ['tags', 'x'],
      ['tags', 'y'],
      ['meta[a]', '1'],
      ['raw', '{"b":2}'],
    ]);
  });

  test.each([
    ['replace', { body: 'text' }],
    ['write', { body: 5 }],
    ['addPictures', {}],
  ])('of another kind are rejected before anything is sent: %s', async (name, input) => {
    const server = await startServer(answer({}));
    const called = made.call(name)(createTransport({ baseUrl: server.url }), input);
    await expect(called).rejects.toMatchObject({ kind: 'validation' });
    expect(server.requests).toEqual([]);
  });
});

describe('responses', () => {
  const LIST = { 'X-Tenant': 't' };

  test('are any JSON', async () => {
    expect((await call('listPictures', LIST, answer([{ id: 'a' }]))).data).toEqual([{ id: 'a' }]);
    expect((await call('describeFile', { title: 'x' }, answer(false))).data).toBe(false);
  });

  test('of several statuses have the body of their status', async () => {
    expect(
      (await call('addPictures', { body: [] }, text('application/vnd.gallery.v2+json', '[]', 201))).data,
    ).toEqual([]);
    expect((await call('addPictures', { body: [] }, empty(202))).data).toBeUndefined();
  });

  test('of any media type are what their schema says, and media types may have parameters and capitals', async () => {
    const { request, data } = await call('loose', { reason: 'x' }, answer([{ id: 'a' }]));
    expect([request.body, request.headers['content-type'], data]).toEqual([
      '{"reason":"x"}',
      'application/json',
      [{ id: 'a' }],
    ]);
    const { request: counts } = await call(
      'counts',
      { since: [new Date(0), '2030-01-01T00:00:00Z'] },
      answer({ a: 1 }),
    );
    expect(counts.url).toBe('/loose?since=1970-01-01T00%3A00%3A00.000Z,2030-01-01T00%3A00%3A00Z');
  });

  test('of HEAD have none', async () => {
    const { request, data } = await call('hasPicture', { id: 'a' }, empty(200));
    expect([request.method, request.body, data]).toEqual(['HEAD', '', undefined]);
  });

  test.each<[title: string, handler: Handler, status: number]>([
    ['a status that is not described', empty(206), 206],
    ['text instead of JSON', text('text/html', '<p>'), 200],
    ['JSON that is cut', text('application/json', '[{'), 200],
  ])('fail for %s', async (_title, handler, status) => {
    const error = await call('listPictures', LIST, handler).catch((thrown: unknown) => thrown);
    expect(isStoreError(error) && [error.kind, error.reason, error.status]).toEqual([
      'system',
      'badAnswer',
      status,
    ]);
  });

  test('of errors are errors, for any type of success', async () => {
    const error = await call(
      'replace',
      { body: new Blob() },
      text('application/problem+json', '{"title":"No."}', 409),
    ).catch((thrown: unknown) => thrown);
    expect(isStoreError(error) && [error.kind, error.status, error.message]).toEqual(['client', 409, 'No.']);
  });
});
