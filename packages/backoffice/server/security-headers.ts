/** Headers of the page. Its style sheets are inline, and have the nonce; no script is. */
export function securityHeaders(nonce: string, storeUrl: string): Record<string, string> {
  const store = new URL(storeUrl).origin;
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': `'self' data: blob: ${store}`,
    // files are uploaded to the platform
    'connect-src': `'self' ${store}`,
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cache-control': 'no-store',
  };
}
