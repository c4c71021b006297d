import { storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/video-captions';
import { captionsOf } from './captions.ts';

/** The captions of a video, which the page reads from the origin that it is from itself. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const store = context.get(storeRequest);
  const text = await captionsOf(params.video, store).catch(store.fail);
  if (!text) return new Response('WEBVTT\n', { status: 404, headers: { 'content-type': 'text/vtt' } });
  return new Response(text, { headers: { 'content-type': 'text/vtt; charset=utf-8' } });
}
