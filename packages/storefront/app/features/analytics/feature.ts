import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';
import { type Consent, consentOfCookie } from './consent.ts';

declare module '../../routing/site-data.ts' {
  interface SiteData {
    /** The script that records what people do, and whether they allow it. Undefined in a shop without one. */
    analytics?: { script: string; consent: Consent } | undefined;
  }
}

const loadConsent = () => import('./consent-notice.tsx');

/** Records what people do, once they allow it. */
export const analytics: Feature = {
  routes: [{ path: 'consent', file: 'features/analytics/choose-consent.ts' }],
  readSite: (request, { settings }) => ({
    analytics: settings.analytics && {
      script: settings.analytics.script,
      consent: consentOfCookie(request.headers.get('cookie')),
    },
  }),
  record: (event) => void import('./track.ts').then(({ track }) => track(event)),
  slots: {
    'page.top': lazy(async () => ({ default: (await import('./analytics.tsx')).Analytics })),
    'order.placed': lazy(async () => ({ default: (await import('./tracked-purchase.ts')).TrackedPurchase })),
    footer: lazy(async () => ({ default: (await loadConsent()).ConsentReset })),
  },
};
