/** What vite.config.ts gives to pages. */
interface ImportMetaEnv {
  /** The URL of the platform. */
  readonly VITE_STORE_URL: string;
  readonly VITE_STORE_CLIENT_ID: string;
}
