/** What the page is told when it is built or served. */
interface ImportMetaEnv {
  /** Host of the store platform. Default: the mock of `npm start`. */
  readonly VITE_STORE_URL?: string;
  /** OAuth client of the shop. Default: the one of the contract's examples. */
  readonly VITE_STORE_CLIENT_ID?: string;
  /** Site keys of the captchas. Default: none, so that nobody can be asked. */
  readonly VITE_CAPTCHA_VISIBLE_KEY?: string;
  readonly VITE_CAPTCHA_INVISIBLE_KEY?: string;
  /** What `npm start` offers for trying out, as JSON. Shown by the development server only. */
  readonly VITE_TRY_OUT?: string;
}
