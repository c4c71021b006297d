/** URLs of pages that the platform hosts, with return URLs that stay on the site. */
export { createRedirect, logoutUrl, type RedirectOptions } from './redirect-session.ts';
export type { ReturnUrlOptions } from './return-url.ts';
