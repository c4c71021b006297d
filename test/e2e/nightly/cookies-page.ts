import { getCookie, removeCookie, setCookie } from '../../../src/cookies.ts';

/** What the test calls in the page. */
export const cookies = { getCookie, removeCookie, setCookie };

Object.assign(globalThis, { cookies });
