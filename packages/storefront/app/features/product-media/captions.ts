/** Reads the captions of videos. For the server only. */
import type { Product, StoreClient } from 'storewire';
import { getFileDescriptor, searchFiles } from 'storewire/operations';
import { orNull } from '../../routing/deferred.ts';
import type { FoundForProduct, ProductRequest } from '../../slots/feature.ts';
import { orMissing } from '../../store/failure.ts';
import { freshFor } from '../../store/fresh-for.ts';
import type { StoreRequest } from '../../store/store-request.ts';

const TEN_MINUTES = 600_000;

/** A page does not wait longer for a file. */
const FILE_DEADLINE_MS = 5_000;

/** Which videos of a product have captions. A navigation does not wait for it. */
export async function readProduct({ product, store }: ProductRequest): Promise<FoundForProduct> {
  const captioned = orNull(captionedVideos(product, store));
  return { data: { captioned: store.isNavigation ? captioned : await captioned } };
}

async function captionedVideos(product: Product, store: StoreRequest): Promise<string[]> {
  const ids = (product.media?.items ?? []).flatMap(({ id, video }) => (id && video ? [id] : []));
  const captions = await Promise.all(ids.map((id) => captionsOf(id, store).catch(() => undefined)));
  return ids.filter((_id, index) => captions[index] !== undefined);
}

/** The captions of a video in the format WebVTT. Undefined if it has none, or without an API key. */
export const captionsOf = async (
  videoId: string,
  { merchant, settings }: StoreRequest,
): Promise<string | undefined> =>
  merchant && keptCaptions(`${settings.storeUrl} ${videoId}`, videoId, merchant);

const keptCaptions = freshFor(TEN_MINUTES, (_key: string, videoId: string, merchant: StoreClient) =>
  findCaptions(videoId, merchant),
);

/**
 * The contract has no captions for media of products. They are the file of the site that is named as the
 * video, with the extension `vtt`. Only the merchant may search files.
 */
export async function findCaptions(videoId: string, merchant: StoreClient): Promise<string | undefined> {
  const video = await orMissing(getFileDescriptor(merchant, { fileId: videoId }));
  if (!video) return undefined;
  const name = `${video.file.displayName.replace(/\.\w+$/, '')}.vtt`;
  const { files } = await searchFiles(merchant, { search: name });
  const url = files?.find(({ displayName }) => displayName === name)?.url;
  const response =
    url === undefined ? undefined : await fetch(url, { signal: AbortSignal.timeout(FILE_DEADLINE_MS) });
  return response?.ok ? response.text() : undefined;
}
