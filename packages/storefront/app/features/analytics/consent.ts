import type { StoreFrontSettings } from '../../store/settings.ts';

/** Whether people allow the shop to record what they do. Undefined until they choose. */
export type Consent = 'granted' | 'denied' | undefined;

/** What pages know of the recording: the script, and whether people allow it. Undefined in a shop without one. */
export const analyticsOf = (request: Request, { analytics }: StoreFrontSettings) =>
  analytics && { script: analytics.script, consent: consentOfCookie(request.headers.get('cookie')) };

const HALF_A_YEAR = 15_552_000;

export const toConsent = (value: unknown): Consent =>
  value === 'granted' || value === 'denied' ? value : undefined;

/** The consent in a `Cookie` header. */
const consentOfCookie = (cookies: string | null): Consent =>
  toConsent(/(?:^|;)\s*analytics=(\w+)/.exec(cookies ?? '')?.[1]);

/** The value of a `Set-Cookie` header that stores a choice for half a year, or removes it. */
export const consentCookie = (consent: Consent): string =>
  `analytics=${consent ?? ''}; Path=/; Max-Age=${consent ? HALF_A_YEAR : 0}; SameSite=Lax; HttpOnly`;
