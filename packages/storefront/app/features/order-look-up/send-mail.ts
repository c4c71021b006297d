import type { StoreFrontSettings } from '../../store/settings.ts';

/** An email that the store front sends itself. All others are sent by the platform. */
interface Mail {
  to: string;
  subject: string;
  text: string;
  /** ISO 639-1 code. */
  language: string;
}

const DEADLINE_MS = 5_000;

/** Hands an email over to the service of the shop, as JSON. Resolves to false in a shop that has none. */
export async function sendMail({ mail: service }: StoreFrontSettings, mail: Mail): Promise<boolean> {
  if (!service) return false;
  const { url, token } = service;
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(mail),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!ok) throw new Error(`The email service has responded with the status ${status}`);
  return true;
}
