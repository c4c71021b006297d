import type { StoreClient } from 'storewire';
import { getFileDescriptor, searchFiles } from 'storewire/operations';
import { orMissing } from '../app/store/failure.ts';
import { freshFor } from '../app/store/fresh-for.ts';
import type { Captions } from '../app/store/store-request.ts';
import { PAGE_DEADLINE_MS } from './settings.ts';

const TEN_MINUTES = 600_000;

/**
 * The contract has no captions for media of products. They are the file of the site that is named as the
 * video, with the extension `vtt`. Only the merchant may search files.
 */
export function createCaptions(merchant: StoreClient | undefined): Captions {
  if (!merchant) return async () => undefined;
  return freshFor(TEN_MINUTES, async (videoId) => {
    const video = await orMissing(getFileDescriptor(merchant, { fileId: videoId }));
    if (!video) return undefined;
    const name = `${video.file.displayName.replace(/\.\w+$/, '')}.vtt`;
    const { files } = await searchFiles(merchant, { search: name });
    const url = files?.find(({ displayName }) => displayName === name)?.url;
    const response =
      url === undefined ? undefined : await fetch(url, { signal: AbortSignal.timeout(PAGE_DEADLINE_MS) });
    return response?.ok ? response.text() : undefined;
  });
}
