import { ANN, SAMPLE_PASSWORD } from '../src/features/identity/samples.ts';

/** What a person does on the sign-in page. */
export interface SignInInput {
  /** Default that of a sample account. */
  email?: string | undefined;
  password?: string | undefined;
  /** Default `login`. */
  action?: 'login' | 'cancel' | undefined;
}

/**
 * Opens the URL of a sign-in as a browser would, and gives email and password on the page of the platform, or
 * the email on that of a provider. Resolves to the URL of the site that the sign-in ends at, which is not
 * opened. Throws an error for a sign-in that the page refuses.
 */
export async function followSignIn(
  fetch: (url: string, init?: RequestInit) => Promise<Response>,
  start: string,
  { email = ANN.email, password = SAMPLE_PASSWORD, action = 'login' }: SignInInput = {},
): Promise<string> {
  const { origin } = new URL(start);
  let url = start;
  let form: Record<string, string> | undefined;
  // a sign-in has fewer requests: authorization, page, form, and the callback of a provider
  for (let request = 0; request < 6; request++) {
    const body = form && new URLSearchParams(form);
    const response = await fetch(url, { redirect: 'manual', ...(body && { method: 'POST', body }) });
    const location = response.headers.get('location');
    if (location !== null) {
      const next = new URL(location, url);
      if (next.origin !== origin) return next.href;
      [url, form] = [next.href, undefined];
      continue;
    }
    const { pathname, searchParams } = new URL(url);
    if (form || response.status !== 200 || !searchParams.has('session'))
      throw new Error(`The sign-in ended at ${pathname} with ${response.status}`);
    const step = action === 'login' && pathname === '/provider' ? 'continue' : action;
    // the query of the page names the visit, and the provider
    form = { ...Object.fromEntries(searchParams), step, email, password };
  }
  throw new Error('The sign-in does not end');
}
