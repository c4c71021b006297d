/** What the page is told when it is built or served. */
interface ImportMetaEnv {
  /** Host of the store platform. Default: the mock of `npm start`. */
  readonly VITE_STORE_URL?: string;
  /** OAuth client of the shop. Default: the one of the contract's examples. */
  readonly VITE_STORE_CLIENT_ID?: string;
}
