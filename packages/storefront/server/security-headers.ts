import type { StoreFrontSettings } from '../app/store/settings.ts';
import { SHOP } from '../shop.config.ts';

/** Headers of every page. Inline scripts and style sheets need the nonce; style attributes are not possible. */
export function securityHeaders(
  nonce: string,
  {
    storeUrl,
    mediaOrigins = [...SHOP.mediaOrigins],
    analytics,
  }: Pick<StoreFrontSettings, 'storeUrl' | 'mediaOrigins' | 'analytics'>,
): Record<string, string> {
  const store = new URL(storeUrl).origin;
  const media = [store, ...mediaOrigins].join(' ');
  const script = analytics ? ` ${new URL(analytics.script).origin}` : '';
  const recorders = [script, ...(analytics?.origins ?? [])].join(' ');
  const policy = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}'${script}`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': `'self' data: ${media}${recorders}`,
    'media-src': `'self' ${media}`,
    // pictures of reviews are uploaded to the platform
    'connect-src': `'self' ${media}${recorders}`,
    // forms lead to the checkout and the sign-in of the platform, whose host only its redirect names: Chrome blocks it
    // without a permission, also after a form of this origin
    'form-action': `'self' https: ${store}`,
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}
