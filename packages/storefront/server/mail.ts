import type { StoreFrontSettings } from '../app/store/settings.ts';
import type { SendMail } from '../app/store/store-request.ts';
import { PAGE_DEADLINE_MS } from './settings.ts';

/** Hands emails over to the service of the shop, as JSON. Undefined if the shop has none. */
export function mailer(service: StoreFrontSettings['mail']): SendMail | undefined {
  if (!service) return undefined;
  const { url, token } = service;
  return async (mail) => {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(mail),
      signal: AbortSignal.timeout(PAGE_DEADLINE_MS),
    });
    if (!ok) throw new Error(`The email service has responded with the status ${status}`);
  };
}
