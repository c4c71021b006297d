import { createContext } from 'react-router';
import type { KeyValueStorage, MemberCredentials, Transport } from 'storewire';
import type { ServerReads } from 'storewire/react/server';
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
  /** Names the request in logs and on error pages. */
  requestId: string;
  /** Ends a loader or an action after a read without which there is no page: throws what the page of the error shows. */
  fail: (error: unknown) => never;
  /** Whether a script requests the data of the page, and shows a skeleton until it arrives. False for a document. */
  isNavigation: boolean;
}

export const storeRequest = createContext<StoreRequest>();
