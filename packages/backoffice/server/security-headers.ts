/** Headers of the page. Its style sheets are inline, and have the nonce; no script is. Files are at the origins. */
export function securityHeaders(nonce: string, fileOrigins: readonly string[]): Record<string, string> {
  const files = fileOrigins.join(' ');
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'font-src': "'self'",
    'img-src': `'self' data: blob: ${files}`,
    // uploads do not pass through the server
    'connect-src': `'self' ${files}`,
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
