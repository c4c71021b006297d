import { allowAnalytics } from '../app/features/analytics/server.ts';
import { allowReviewImages } from '../app/features/reviews/server.ts';
import type { StoreFrontSettings } from '../app/store/settings.ts';
import { SHOP } from '../shop.config.ts';

type Settings = Pick<StoreFrontSettings, 'storeUrl' | 'mediaOrigins' | 'analytics'>;

/** Headers of every page. Inline scripts and style sheets need the nonce; style attributes are not possible. */
export const securityHeaders = (nonce: string, settings: Settings): Record<string, string> => ({
  'content-security-policy': Object.entries(policyOf(nonce, settings))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});

function policyOf(nonce: string, settings: Settings) {
  const { storeUrl, mediaOrigins = SHOP.mediaOrigins } = settings;
  const store = new URL(storeUrl).origin;
  const media = [store, ...mediaOrigins];
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...media],
    'media-src': ["'self'", ...media],
    'connect-src': ["'self'"],
    // forms lead to the checkout and the sign-in of the platform, whose host only its redirect names: Chrome blocks it
    // without a permission, also after a form of this origin
    'form-action': ["'self'", 'https:', store],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  allowReviewImages(policy['connect-src'], media);
  allowAnalytics(policy, settings);
  return policy;
}
