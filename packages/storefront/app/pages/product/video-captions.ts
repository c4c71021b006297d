import type { Product } from 'storewire';
import { type StoreRequest, storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/video-captions';

/** The captions of a video, which the page reads from the origin that it is from itself. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { captions, fail } = context.get(storeRequest);
  const text = await captions(params.video).catch(fail);
  if (!text) return new Response('WEBVTT\n', { status: 404, headers: { 'content-type': 'text/vtt' } });
  return new Response(text, { headers: { 'content-type': 'text/vtt; charset=utf-8' } });
}

/** Ids of the videos of a product that have captions. */
export async function captionedVideos(
  product: Product,
  captionsOf: StoreRequest['captions'],
): Promise<string[]> {
  const ids = (product.media?.items ?? []).flatMap(({ id, video }) => (id && video ? [id] : []));
  const captions = await Promise.all(ids.map((id) => captionsOf(id).catch(() => undefined)));
  return ids.filter((_id, index) => captions[index] !== undefined);
}
