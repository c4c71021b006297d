import type { ApplicationError, BulkImportFileResult, ImportFileRequest } from 'storewire';
import { type Handlers, prepared } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { breaks } from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import type { ReceivedBytes } from '../../../kernel/store/media-store.ts';
import { toDescriptor } from '../descriptor.ts';
import { inspect } from '../inspect.ts';
import { essenceOf, kindOf, mimeTypeOf, UNKNOWN_TYPE } from '../kinds.ts';
import { fetchRemote, isAllowedHost } from '../remote.ts';
import type { StoredFile } from '../stored-file.ts';
import { decodeSegment } from '../urls.ts';
import { addFile, type FileContent, finishLater } from './add.ts';

type ImportRequest = Received<ImportFileRequest>;

/** Largest file that is imported, in bytes. */
const MAX_IMPORTED_BYTES = 100_000_000;
/** Files that are fetched at the same time. */
const IMPORTED_AT_ONCE = 6;

/** What was fetched before the write. */
type Fetched =
  | { request: ImportRequest; rejected: ApplicationError }
  | {
      request: ImportRequest;
      rejected?: undefined;
      name: string;
      bytes?: ReceivedBytes;
      content: FileContent;
    };

type ImportCalls = 'importFile' | 'bulkImportFiles' | 'bulkImportFilesV1';

export const importHandlers: Pick<Handlers<'files'>, ImportCalls> = {
  importFile: prepared(
    (request, context) => fetchFile(context, request),
    (_input, context, fetched) => {
      return fetched.rejected
        ? breaks('url', fetched.rejected.code, fetched.rejected.description)
        : { file: toDescriptor(context, store(context, fetched)) };
    },
  ),

  bulkImportFiles: prepared(
    ({ importFileRequests }, context) => fetchAll(context, importFileRequests),
    ({ returnEntity }, context, all) => {
      const results = all.map((fetched, originalIndex): BulkImportFileResult => {
        if (fetched.rejected)
          return { itemMetadata: { originalIndex, success: false, error: fetched.rejected } };
        const file = store(context, fetched);
        return {
          itemMetadata: { id: file.id, originalIndex, success: true },
          ...(returnEntity && { item: toDescriptor(context, file) }),
        };
      });
      const totalFailures = all.filter(({ rejected }) => rejected).length;
      const totalSuccesses = all.length - totalFailures;
      return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } };
    },
  ),

  bulkImportFilesV1: prepared(
    ({ importFileRequests }, context) => fetchAll(context, importFileRequests),
    (_input, context, all) => ({
      files: all.flatMap((fetched) =>
        fetched.rejected ? [] : [toDescriptor(context, store(context, fetched))],
      ),
    }),
  ),
};

/** Adds a file that is pending until the platform's clock reaches the end of its processing. */
function store(context: Context, fetched: Extract<Fetched, { name: string }>): StoredFile {
  const { request, name, bytes, content } = fetched;
  if (bytes) context.media.keep(bytes);
  // what the other server was sent can be secret
  const { url, urlParams: _params, urlHeaders: _headers, ...described } = request;
  const file = addFile(context, { ...described, displayName: name, sourceUrl: url }, content);
  finishLater(context, file);
  return file;
}

async function fetchAll(context: Context, requests: readonly ImportRequest[]): Promise<Fetched[]> {
  const results: Fetched[] = [];
  const queue = [...requests.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift())
      results[next[0]] = await fetchFile(context, next[1]);
  };
  await Promise.all(Array.from({ length: IMPORTED_AT_ONCE }, work));
  return results;
}

/** Fetches a file. A file that the other server does not send becomes one that fails. */
async function fetchFile(context: Context, request: ImportRequest): Promise<Fetched> {
  if (!URL.canParse(request.url))
    return { request, rejected: { code: 'INVALID_URL', description: 'must be a URL' } };
  const url = new URL(request.url);
  for (const [name, value] of Object.entries(request.urlParams ?? {}))
    url.searchParams.append(name, parameterText(value));
  if (!isAllowedHost(url, context))
    return { request, rejected: { code: 'HOST_NOT_ALLOWED', description: HOST_NOT_ALLOWED } };
  const path = decodeSegment(url.pathname.split('/').at(-1) ?? '');
  const name = request.displayName || path || 'file';
  const remote = await fetchRemote(url, request.urlHeaders ?? {}, context).catch((error: unknown) =>
    String(error),
  );
  const bytes =
    typeof remote === 'string'
      ? remote
      : await context.media.receive(remote.body, MAX_IMPORTED_BYTES).catch((error: unknown) => String(error));
  if (typeof remote === 'string' || typeof bytes === 'string')
    return failed(request, name, 'IMPORT_FAILED', 'The other server did not send the file.');
  if (bytes.size === 0) {
    context.media.discard(bytes);
    return failed(request, name, 'ZERO_FILE_SIZE', 'The file is empty.');
  }
  const sentType = [request.mimeType, mimeTypeOf('', name), mimeTypeOf('', path), remote.mimeType].find(
    (type) => type !== undefined && essenceOf(type) !== UNKNOWN_TYPE,
  );
  const inspected = await inspect(bytes.path, sentType ?? UNKNOWN_TYPE, name);
  const mediaType = sentType === undefined ? (request.mediaType ?? inspected.mediaType) : inspected.mediaType;
  return { request, name, bytes, content: { ...inspected, mediaType, hash: bytes.hash, size: bytes.size } };
}

const HOST_NOT_ALLOWED = 'must have a host of the setting importHosts or of the option --allow-import';

function failed(request: ImportRequest, name: string, code: string, description: string): Fetched {
  const mimeType = mimeTypeOf(request.mimeType ?? '', name);
  const mediaType = request.mediaType ?? kindOf(mimeType);
  return {
    request,
    name,
    content: { mimeType, mediaType, hash: '', size: 0, failure: { code, description } },
  };
}

/** The contract allows any JSON as the value of a query parameter. */
const parameterText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
