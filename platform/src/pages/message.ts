import { html } from 'hono/html';
import type { Context } from '../context.ts';
import { CHANNEL } from '../identity/arrive.ts';
import { takeSecret } from '../identity/secrets.ts';
import { literal, page } from './layout.ts';

/** The page of a hidden frame, or of a popup: it posts its message once. */
export function messagePage(context: Context, secret: string): Promise<Response> {
  const found = context.db.write(() => takeSecret(context, 'message', secret));
  const { message, target = '' } = found ?? {};
  const isChannel = target.startsWith(CHANNEL);
  const script = isChannel
    ? `new BroadcastChannel(${literal(target.slice(CHANNEL.length))}).postMessage(${literal(message)})`
    : `parent.postMessage(${literal(message)}, ${literal(target)})`;
  return page({
    title: 'Sign-in',
    body: html`<p>You can close this page.</p>`,
    ...(target !== '' && { script }),
    // a page without a message reveals nothing
    frameAncestors: isChannel ? "'none'" : target || '*',
  });
}
