/**
 * Redirects a browser, and optionally sets a cookie. Pages that are redirected to do not get the URL
 * of this one, which can contain secrets.
 */
export const redirectTo = (location: string, cookie?: string): Response =>
  new Response(null, {
    status: 302,
    headers: {
      location,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      ...(cookie !== undefined && { 'set-cookie': cookie }),
    },
  });

/** Redirects a browser that has sent a form to a page, which can then be left and returned to. */
export const seeOther = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
