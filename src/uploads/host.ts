/** Requests to the upload host, whose URLs are their only credentials, and how they fail. */
import type { FileDescriptor, GenerateFileUploadUrlInput } from '../../generated/types.ts';
import { sendRequest } from '../core/fetch.ts';
import { fromJson } from '../core/json.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { toStoreError } from '../errors/normalise.ts';
import type { StoreError } from '../errors/store-error.ts';
import { findCode, isStoreError, systemError, validationError } from '../errors/store-error.ts';
import { parseBaseUrl } from '../lib/check-options.ts';
import { asRecord, asText } from '../lib/fields.ts';
import { violation } from '../lib/violation.ts';

/** One upload. */
export interface Transfer {
  client: StoreClient;
  content: Blob;
  info: GenerateFileUploadUrlInput & { fileName: string };
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
}

/** `operation` of the errors that no call of the contract returns. */
export const UPLOAD = 'files.upload';

export const uploadError: typeof systemError = (details) => systemError({ operation: UPLOAD, ...details });

const MAX_REQUEST_MS = 300_000;

/** Sends a request to the upload host: without credentials, as its URL is one. Fails unless the host accepts it. */
export async function send(
  client: StoreClient,
  url: string,
  init: RequestInit & { method: string },
): Promise<Response> {
  checkUploadUrl(client, url);
  const operation = { id: UPLOAD, method: init.method, path: '/', secret: true };
  const response = await sendRequest(client, url, init, {
    operation,
    isElsewhere: true,
    timeoutMs: MAX_REQUEST_MS,
  });
  if (response.ok) return response;
  throw hostError(response, await response.text());
}

/** Checks a URL that bytes may be sent to. Errors must not quote it. */
export function checkUploadUrl(client: StoreClient, value: unknown): URL {
  try {
    const url = new URL(String(value));
    // errors of `fetch` quote a URL with a user
    if (url.username || url.password) throw new TypeError();
    parseBaseUrl('uploadUrl', url.origin, client[TRANSPORT].insecureHosts);
    return url;
  } catch {
    throw uploadError({ reason: 'badAnswer', description: 'The platform returned no usable upload URL' });
  }
}

/** Sends the request that creates a file. */
export async function putFile({ client, info, signal }: Transfer, url: URL, init?: RequestInit) {
  // the rest must stay byte for byte, as it may be signed
  if (!url.searchParams.has('filename'))
    url.search += `${url.search ? '&' : '?'}filename=${encodeURIComponent(info.fileName)}`;
  const response = await send(client, url.href, { ...init, method: 'PUT', signal });
  const body = asRecord(fromJson(await response.text()));
  return readDescriptor(body?.['file'] ?? body, UPLOAD);
}

/** Checks that a value is a file descriptor: without an id it can be neither used nor waited for. */
export function readDescriptor(value: unknown, operation: string): FileDescriptor {
  const file = asRecord(value);
  const description = 'The response contains no file descriptor';
  if (!asText(file?.['id'])) throw uploadError({ operation, reason: 'badAnswer', status: 200, description });
  return file as FileDescriptor;
}

const RULE = /^(MISMATCH_MIME_TYPE|UNSUPPORTED_FILE_FORMAT|FILE_SIZE_OVER_LIMIT|SITE_QUOTA_EXCEEDED)$/;

/** The error of a failed response. Its texts may quote the URL, so that only names of rules are passed on. */
function hostError({ status, headers }: Response, text: string): StoreError {
  const requestId = headers.get('x-wix-request-id') ?? undefined;
  const context = { operation: UPLOAD, status, requestId, attempts: 1 };
  const rest = { statusText: '', retryAfterMs: undefined, allowedRoles: undefined, hint: undefined };
  const { violations } = toStoreError({ ...context, ...rest, body: fromJson(text) });
  const names = violations.map(({ ruleName = '' }) => ruleName).filter((name) => RULE.test(name));
  if (names.length === 0) return toStoreError({ ...context, ...rest, body: undefined });
  const known = names.map((name) => violation('file', `violates ${name}`, 'OTHER', name));
  return validationError(known, context);
}

/** What the failure of a request means. Texts of `fetch` may quote the URL, too. */
export async function toUploadError(cause: unknown, { content, signal }: Transfer): Promise<StoreError> {
  if (isStoreError(cause) && cause.reason !== 'network') return cause;
  if (signal.aborted) return uploadError({ reason: 'abort', cause: signal.reason });
  // browsers do not say whether the file or the network failed
  const isReadable = await new Response(content.slice(0, 1)).text().then(Boolean, () => false);
  return isReadable
    ? uploadError({
        reason: 'network',
        description: isStoreError(cause) ? cause.description : findCode(cause),
      })
    : uploadError({ code: 'SOURCE_FAILED', description: 'The file cannot be read to its end' });
}
