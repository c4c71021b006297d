import { createContext } from 'react-router';
import type { KeyValueStorage, MemberCredentials, Transport } from 'storewire';
import type { StoreFrontSettings } from './settings.ts';

/** What loaders and actions know about the request that they handle. */
export interface StoreRequest {
  /** Makes calls for the browser that sent the request. */
  client: Transport;
  /** The session of the browser. */
  auth: MemberCredentials;
  /** The cookies of the session, also for a sign-in in progress. */
  storage: KeyValueStorage;
  settings: StoreFrontSettings;
  /** Names the request in logs and on error pages. */
  requestId: string;
  /** Permits the inline scripts of the page in its content security policy. */
  nonce: string;
  /** The page is loaded by a script, which shows a skeleton until it arrives, and not as a document. */
  isNavigation: boolean;
}

export const storeRequest = createContext<StoreRequest>();
