import { createContext } from 'react-router';
import type { KeyValueStorage, MemberCredentials, Transport } from 'storewire';
import type { ServerReads } from 'storewire/react/server';
import type { Language } from '../text/languages.ts';
import type { Catalog, ShopCollection } from './catalog/catalog.ts';
import type { FullProduct } from './product/product.ts';
import type { StoreFrontSettings } from './settings.ts';

/** The catalog that the server keeps, to list and search what no call of the platform does. */
export interface CatalogIndex {
  /** The collections that have a page. */
  collections: ShopCollection[];
  /** All products that shoppers see. Undefined if there are too many to read. */
  products: FullProduct[] | undefined;
  /** Undefined with `products`. */
  search?: CatalogSearch;
}

/** The search of the catalog, which is kept from one reading of it to the next. */
export interface CatalogSearch {
  /** The products that a text finds, best first. */
  find(text: string): FullProduct[];
  /** Indexes what has changed. New products are found when that is done. */
  update(collections: readonly ShopCollection[], products: readonly FullProduct[]): Promise<void>;
}

/** What loaders and actions know about the request that they handle. */
export interface StoreRequest {
  /** Makes calls for the browser that sent the request. */
  client: Transport;
  /** Reads what all loaders of the page share, such as the cart. */
  reads: ServerReads;
  /**
   * Makes calls of the merchant, for what no shopper may call: check what is shown to whom. Undefined without an
   * API key.
   */
  merchant: Transport | undefined;
  /** The session of the browser. */
  auth: MemberCredentials;
  /** The cookies of the session, also for a sign-in in progress. */
  storage: KeyValueStorage;
  settings: StoreFrontSettings;
  /** Reads the catalog for the browser, now. */
  catalog: () => Promise<Catalog>;
  /**
   * The catalog, at most a minute old. If it cannot be read again, resolves to the older one; rejects if there is no
   * older one.
   */
  index: () => Promise<CatalogIndex>;
  /** The file of the build with the texts of a language, for the browser to request it at once. */
  textFile: (language: Language) => string | undefined;
  /** Sends an email. Undefined in a shop without a service for it. */
  sendMail: SendMail | undefined;
  /** The network address of the browser, for limits of attempts. */
  address: string;
  /** Counts failed attempts to guess one thing. */
  attempts: AttemptLimit;
  /** Counts failed attempts of a network address, whatever it guesses. It permits more of them. */
  attemptsOfAddress: AttemptLimit;
  /** Counts an action of this address and for a thing or a person. Resolves to false after too many of either. */
  mayTry: (action: 'recovery' | 'upload' | 'withdrawal', subject: string) => Promise<boolean>;
  /** Names the request in logs and on error pages. */
  requestId: string;
  /** Ends a loader or an action after a read without which there is no page: throws what the page of the error shows. */
  fail: (error: unknown) => never;
  /** Permits the inline scripts of the page in its content security policy. */
  nonce: string;
  /** Whether a script requests the data of the page, and shows a skeleton until it arrives. False for a document. */
  isNavigation: boolean;
}

export const storeRequest = createContext<StoreRequest>();

/** Counts attempts by key. */
export interface AttemptLimit {
  /** Counts an attempt for each key. Resolves to false if a key has reached its limit. */
  begin(keys: readonly string[]): Promise<boolean>;
  /** Removes an attempt from the counts, because it has succeeded or was not made. */
  succeed(keys: readonly string[]): Promise<void>;
}

/** An email that the store front sends itself. All others are sent by the platform. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** ISO 639-1 code. */
  language: string;
}

/** Rejects if the email could not be handed over. */
export type SendMail = (mail: Mail) => Promise<void>;
