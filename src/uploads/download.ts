import { generateFileDownloadUrl } from '../../generated/operations/files.ts';
import type { ContentDisposition } from '../../generated/types.ts';
import type { StoreClient } from '../core/options.ts';
import { asText } from '../errors/normalise.ts';
import { refuseInput, type StoreError, systemError } from '../errors/store-error.ts';
import { present } from '../lib/fields.ts';

/** Options of `createDownloadUrl`. */
export interface DownloadOptions {
  /** How long the URL works, in whole minutes: 1 to 525600, a year. Default 600. */
  expiresInMinutes?: number | undefined;
  /** Name of the saved file, at most 100 characters. Default of the platform: the display name. */
  downloadFileName?: string | undefined;
  /** Whether a browser saves the file (`ATTACHMENT`, the default) or shows it (`INLINE`). */
  contentDisposition?: ContentDisposition | undefined;
  /** Where the URL redirects to once it has expired. Default: to a page with the status 403. */
  expirationRedirectUrl?: string | undefined;
  /** Which asset of the file. Default `src`, the original. */
  assetKey?: string | undefined;
  /** Ends the call. */
  signal?: AbortSignal | undefined;
}

/** A temporary URL. */
export interface DownloadUrl {
  /** It needs no credentials, so keep it secret. */
  url: string;
  /** When it expires, by the clock of this machine. */
  expiresAt: Date;
}

/**
 * Creates a temporary URL with which anyone can download a file, private files included. Limits are checked
 * before the request and fail as `validation`.
 *
 * @example
 * import { apiKey, createTransport } from 'storewire';
 * import { createDownloadUrl } from 'storewire/uploads';
 *
 * const store = createTransport({ auth: apiKey({ key: 'IST.eyJ', siteId: '3f0c9a5e-52d1-4b7e-8a86-0c4f1de7b935' }) });
 * const { url, expiresAt } = await createDownloadUrl(store, '11062b_1d5ae955b3834590a421.pdf', { expiresInMinutes: 60 });
 * console.log(url, 'works until', expiresAt.toISOString());
 */
export async function createDownloadUrl(
  client: StoreClient,
  fileId: string,
  options: DownloadOptions = {},
): Promise<DownloadUrl> {
  const {
    expiresInMinutes = 600,
    downloadFileName,
    contentDisposition,
    expirationRedirectUrl,
    assetKey = 'src',
    signal,
  } = options;
  if (!fileId) throw invalidDownload('fileId', 'must not be empty');
  if (!Number.isInteger(expiresInMinutes) || expiresInMinutes < 1 || expiresInMinutes > 525_600)
    throw invalidDownload('expiresInMinutes', 'must be a whole number from 1 to 525600');
  if ((downloadFileName?.length ?? 0) > 100)
    throw invalidDownload('downloadFileName', 'must be at most 100 characters');
  if (expirationRedirectUrl !== undefined && !URL.canParse(expirationRedirectUrl))
    throw invalidDownload('expirationRedirectUrl', 'must be an absolute URL');
  const optional = present({ downloadFileName, contentDisposition, expirationRedirectUrl });
  const input = { fileId, expirationInMinutes: expiresInMinutes, assetKeys: [assetKey], ...optional };
  // before the call, so that it is never later than the platform's time
  const expiresAt = new Date(Date.now() + expiresInMinutes * 60_000);
  const { downloadUrls } = await generateFileDownloadUrl(client, input, { signal });
  const url = asText(downloadUrls?.[0]?.url);
  if (!url || !URL.canParse(url))
    throw systemError({
      operation: generateFileDownloadUrl.info.id,
      reason: 'badAnswer',
      description: 'The platform returned no URL',
    });
  return { url, expiresAt };
}

const invalidDownload = (field: string, description: string): StoreError =>
  refuseInput(generateFileDownloadUrl.info.id, field, description);
