import type { TestShop } from './shop.ts';

/** Requests the URL for an upload in pieces by single requests, for what a client of tus never sends. */
export async function webUpload(shop: TestShop, fileName: string) {
  const { uploadUrl: endpoint = '', uploadToken = '' } = await shop
    .as('staff')
    .files.generateFileResumableUploadUrl({ mimeType: 'text/plain', fileName });
  const send = (
    method: string,
    url: string,
    headers: Record<string, string> = {},
    body?: string | ReadableStream,
  ): Promise<Response> =>
    shop.fetch(url, {
      method,
      headers: { 'tus-resumable': '1.0.0', ...headers },
      ...(body !== undefined && { body, duplex: 'half' }),
    });
  const upload = {
    endpoint,
    /** Where the upload is, once it was created. */
    location: '',
    send,
    create: async (size: number) => {
      const token = Buffer.from(uploadToken).toString('base64');
      const response = await send('POST', endpoint, {
        'upload-length': String(size),
        'upload-metadata': `token ${token}`,
      });
      upload.location = response.headers.get('location') ?? upload.location;
      return response;
    },
    append: (offset: number, body: string | ReadableStream) =>
      send(
        'PATCH',
        upload.location,
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        body,
      ),
    finish: () => send('PUT', `${endpoint}/${uploadToken}`),
  };
  return upload;
}
