/** Build-time variables of the page. */
interface ImportMetaEnv {
  /** Base URL of the platform. Defaults to the local platform. */
  readonly VITE_STORE_URL?: string;
  /** OAuth client of the shop. Defaults to the one in the contract's examples. */
  readonly VITE_STORE_CLIENT_ID?: string;
  /** Site keys of the captchas. Without them, no captcha is shown. */
  readonly VITE_CAPTCHA_VISIBLE_KEY?: string;
  readonly VITE_CAPTCHA_INVISIBLE_KEY?: string;
  /** Sample accounts and inbox of `npm start`, as JSON. Only the development server shows them. */
  readonly VITE_TRY_OUT?: string;
}
