/** A product as pages show it, whichever version of the catalog the site has. */
import type { ImageObject, Product, ProductSelection, ProductV3, VideoFile } from 'storewire';

/** A product in a list. */
export interface ShopProduct {
  id: string;
  /** The last part of the URL of its page. */
  slug: string;
  name: string;
  /** A short label on the picture. */
  ribbon: string | undefined;
  /** The first two pictures. */
  pictures: readonly ShopPicture[];
  price: ShopPrice | undefined;
  unitPrice: UnitPrice | undefined;
  /** Over all variants. */
  isInStock: boolean;
  /** Pieces over all variants. Undefined if they are not counted, and in version 3. */
  quantity: number | undefined;
  isDigital: boolean;
  colors: readonly ShopChoice[];
}

/** A product with all that is known of it. */
export interface FullProduct extends ShopProduct {
  brand: string | undefined;
  /** Item number of the product itself, which version 3 does not have. */
  sku: string | undefined;
  media: readonly ShopMedium[];
  options: readonly { name: string; choices: readonly ShopChoice[] }[];
  /** Collections or categories, with those above them. */
  collectionIds: readonly string[];
  /** What the merchant has written, as HTML. */
  html: string;
  sections: readonly { title: string; html: string }[];
  /** Later products have higher numbers. */
  newness: number;
  /** As the platform has it, without texts, for `useProductSelection`. */
  source: Product | ProductV3;
}

/** What each version of the catalog says in its own way. */
export type ProductDetails = Omit<FullProduct, 'id' | 'slug' | 'name' | 'pictures' | 'colors'>;

export type ShopPrices = Pick<ShopProduct, 'price' | 'unitPrice'>;

/** Amounts are decimal strings. */
export interface ShopPrice {
  now: string;
  /** The price before a reduction. */
  before: string | undefined;
  currency: string | undefined;
  /** Whether other variants cost more. */
  isFrom?: boolean;
}

/** The price of an amount, such as 100 ml. */
export interface UnitPrice {
  amount: string;
  currency: string | undefined;
  quantity: number;
  unit: string;
}

export interface ShopPicture extends ImageObject {
  altText?: string | null | undefined;
}

/** A picture or a video of a product. */
export interface ShopMedium {
  id: string;
  title: string | undefined;
  /** Of a video, what is shown before it plays. */
  picture: ShopPicture | undefined;
  thumbnail: ShopPicture | undefined;
  /** The files of a video. */
  files: readonly VideoFile[] | undefined;
}

/** A choice of an option, with the CSS color of a swatch. */
export interface ShopChoice {
  name: string;
  color: string | undefined;
}

/** A variant of a product, by the names of its choices. */
export interface ShopVariant {
  choices: Readonly<Record<string, string>>;
  sku: string | undefined;
  price: ShopPrice | undefined;
  isInStock: boolean;
}

/** What is chosen of a product. */
export interface ShopSelection extends Omit<ProductSelection, 'price' | 'media'>, ShopPrices {
  medium: ShopMedium | undefined;
}

/** What a list shows of a product, without the rest. */
export const listedProduct = ({
  brand: _brand,
  sku: _sku,
  media: _media,
  options: _options,
  collectionIds: _collections,
  html: _html,
  sections: _sections,
  newness: _newness,
  source: _source,
  ...listed
}: FullProduct): ShopProduct => listed;

/** Whether a product costs less than before. */
export const isReduced = ({ price }: ShopProduct): boolean => price?.before !== undefined;
