import type { Product, StoreClient } from 'storewire';
import { getFileDescriptor, searchFiles } from 'storewire/operations';
import { freshFor } from '../../server/fresh-for.ts';
import { merchantClient } from '../../server/merchant.ts';
import { storeRequest } from '../../server/store-request.ts';
import type { Route } from './+types/captions';

const TEN_MINUTES = 600_000;

/** The captions of a video, which the page reads from the origin that it is from itself. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const merchant = merchantClient(context.get(storeRequest).settings);
  const text = merchant && (await captionsOf(params.video, merchant));
  if (!text) return new Response('WEBVTT\n', { status: 404, headers: { 'content-type': 'text/vtt' } });
  return new Response(text, { headers: { 'content-type': 'text/vtt; charset=utf-8' } });
}

/** Ids of the videos of a product that have captions. */
export async function captionedVideos(product: Product, merchant: StoreClient | undefined): Promise<string[]> {
  const ids = (product.media?.items ?? []).flatMap(({ id, video }) => (id && video ? [id] : []));
  if (!merchant || ids.length === 0) return [];
  const captions = await Promise.all(ids.map((id) => captionsOf(id, merchant).catch(() => undefined)));
  return ids.filter((_id, index) => captions[index] !== undefined);
}

/**
 * The contract has no captions for media of products. They are the file of the site that is named as the video, with
 * the extension `vtt`.
 */
const captionsOf = freshFor(TEN_MINUTES, async (videoId: string, merchant: StoreClient): Promise<string | undefined> => {
  const video = await getFileDescriptor(merchant, { fileId: videoId });
  const name = video.file?.displayName.replace(/\.\w+$/, '.vtt');
  if (!name) return undefined;
  const { files } = await searchFiles(merchant, { search: name });
  const url = files?.find(({ displayName }) => displayName === name)?.url;
  const response = url === undefined ? undefined : await fetch(url);
  return response?.ok ? response.text() : undefined;
});
