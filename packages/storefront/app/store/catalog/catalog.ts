import type { FullProduct, ShopPicture, ShopProduct } from '../product/product.ts';

/** A collection of version 1, or a category of version 3. */
export interface ShopCollection {
  id: string;
  slug: string;
  name: string;
  /** As HTML. */
  description: string;
  picture: ShopPicture | undefined;
  /** Undefined if it is not counted. */
  numberOfProducts: number | undefined;
}

/** How the server reads the catalog of a site, in the version that it has. */
export interface Catalog {
  /** The collections that have a page, by their names. */
  collections(): Promise<ShopCollection[]>;
  /** The collection with a slug. Undefined if there is none that has a page. */
  collection(slug: string): Promise<ShopCollection | undefined>;
  /** The product with a slug. Undefined if there is none. */
  product(slug: string): Promise<FullProduct | undefined>;
  /** All products that shoppers see. Undefined if there are more than a number. */
  products(max: number): Promise<FullProduct[] | undefined>;
  /** The products with these ids, at most 100. */
  productsById(ids: readonly string[]): Promise<FullProduct[]>;
  /** What the platform finds, in a catalog that is too large to be read. */
  find(query: ProductQuery): Promise<FoundProducts>;
  /** Ids of products with a variant whose item number begins so. Lists of products do not have these numbers. */
  idsOfItemNumber(text: string): Promise<string[]>;
  /** The slugs of all products. */
  slugs(): AsyncIterable<string>;
}

/** Conditions that products meet, all together. */
export interface ProductQuery {
  text?: string;
  /** Products have one id of each list. */
  collectionIds?: readonly (readonly string[])[];
  /** Choices by the name of their option: products have one of each list. */
  options?: ReadonlyMap<string, readonly string[]>;
  /** Decimal strings. */
  lowest?: string | undefined;
  highest?: string | undefined;
  isInStock?: boolean;
  sort?: SortName;
  limit: number;
  offset?: number;
}

/** `featured` is the order of the platform. */
export type SortName = 'featured' | 'newest' | 'name' | 'cheapest' | 'dearest';

export interface FoundProducts {
  products: ShopProduct[];
  /** Of all pages. */
  total: number;
}
