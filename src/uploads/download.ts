import { present } from '../core/members.ts';
import { generateFileDownloadUrl } from '../../generated/operations/files.ts';
import type { ContentDisposition } from '../../generated/types.ts';
import type { Transport } from '../core/options.ts';
import { asText } from '../errors/normalise.ts';
import { refuseInput, systemError } from '../errors/store-error.ts';

/** Options of `downloadAddress`. */
export interface DownloadOptions {
  /** How long the address works, in whole minutes: 1 to 525600, a year. Default 600. */
  expiresInMinutes?: number | undefined;
  /** Name of the saved file, at most 100 characters. The platform takes the display name when it is absent. */
  downloadFileName?: string | undefined;
  /** What a browser does with it: saves it (`ATTACHMENT`, the default) or shows it (`INLINE`). */
  contentDisposition?: ContentDisposition | undefined;
  /** Where the address leads once it has expired. Without it, to a page with the status 403. */
  expirationRedirectUrl?: string | undefined;
  /** Which asset of the file. Default `src`, the original. */
  assetKey?: string | undefined;
  /** Ends the call. */
  signal?: AbortSignal | undefined;
}

/** A temporary address. */
export interface DownloadAddress {
  /** The address. It needs no credentials, so treat it as secret. */
  url: string;
  /** When it stops working, by the clock of this machine. */
  expiresAt: Date;
}

/**
 * Gives an address by which anyone can download a file for a while, a private one too. Limits are checked before anything is sent and fail as
 * `validation`.
 *
 * @example
 * import { apiKey, createTransport } from 'storewire';
 * import { downloadAddress } from 'storewire/uploads';
 *
 * const store = createTransport({ auth: apiKey({ key: 'IST.eyJ', siteId: '3f0c9a5e-52d1-4b7e-8a86-0c4f1de7b935' }) });
 * const { url, expiresAt } = await downloadAddress(store, '11062b_1d5ae955b3834590a421.pdf', { expiresInMinutes: 60 });
 * console.log(url, 'works until', expiresAt.toISOString());
 */
export async function downloadAddress(client: Transport, fileId: string, options: DownloadOptions = {}): Promise<DownloadAddress> {
  const { expiresInMinutes = 600, downloadFileName, contentDisposition, expirationRedirectUrl, assetKey = 'src', signal } = options;
  if (!fileId) throw refused('fileId', 'must not be empty');
  if (!Number.isInteger(expiresInMinutes) || expiresInMinutes < 1 || expiresInMinutes > 525_600)
    throw refused('expiresInMinutes', 'must be a whole number from 1 to 525600');
  if ((downloadFileName?.length ?? 0) > 100) throw refused('downloadFileName', 'must be at most 100 characters');
  if (expirationRedirectUrl !== undefined && !URL.canParse(expirationRedirectUrl)) throw refused('expirationRedirectUrl', 'must be a whole address');
  const more = present({ downloadFileName, contentDisposition, expirationRedirectUrl });
  const input = { fileId, expirationInMinutes: expiresInMinutes, assetKeys: [assetKey], ...more };
  // before the call, so that it is never said to work longer than it does
  const expiresAt = new Date(Date.now() + expiresInMinutes * 60_000);
  const { downloadUrls } = await generateFileDownloadUrl(client, input, { signal });
  const url = asText(downloadUrls?.[0]?.url);
  if (!url) throw systemError({ operation: generateFileDownloadUrl.info.id, reason: 'badAnswer', description: 'The platform gave no address' });
  return { url, expiresAt };
}

const refused = (field: string, description: string): Error => refuseInput(generateFileDownloadUrl.info.id, field, description);
