import { storeRequest } from '../../server/store-request.ts';
import type { Route } from './+types/video-captions';

/** The captions of a video, which the page reads from the origin that it is from itself. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const text = await context.get(storeRequest).captions(params.video);
  if (!text) return new Response('WEBVTT\n', { status: 404, headers: { 'content-type': 'text/vtt' } });
  return new Response(text, { headers: { 'content-type': 'text/vtt; charset=utf-8' } });
}
