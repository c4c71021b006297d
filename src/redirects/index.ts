/** URLs of pages that the platform hosts, with return URLs that stay on the site. */
export { createRedirect, logoutUrl, type RedirectOptions } from './redirect-session.ts';
export { cleanReturnUrl, type ReturnUrlOptions } from './return-url.ts';
