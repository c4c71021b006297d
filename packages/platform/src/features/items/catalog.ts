/** What the rest of the shop knows of a catalog, whichever version it has. */
import type {
  CatalogReference,
  DescriptionLine,
  Image,
  InventoryChangeReason,
  SecuredMedia,
} from 'storewire';
import type { Base, Context } from '../../kernel/context/context.ts';
import type { Received } from '../../kernel/inputs/received.ts';

/** A catalog reference as requests have it. */
export type Reference = Pick<Received<CatalogReference>, 'appId' | 'catalogItemId'> & { options?: unknown };

/** A product of the catalog. */
export interface SoldProduct {
  id: string;
  name: string;
  slug: string;
  isVisible: boolean;
  isPhysical: boolean;
  /** Whether no variant is in stock. */
  isSoldOut: boolean;
  /** The lowest price after reductions, as a decimal. */
  price: string;
  /** The main one. */
  picture: Image | undefined;
  /** Ids of its collections, or of its categories and those above them. */
  categoryIds: readonly string[];
  membersOnly: boolean;
  /** The tax group that the product names. The shop may not have it. */
  taxGroupId?: string | undefined;
}

/** A variant with what its reference adds to it. */
export interface SoldVariant {
  id: string;
  isVisible: boolean;
  /** What one piece costs after reductions, with its extras, as a decimal. */
  price: string;
  /** The same before reductions. */
  fullPrice: string;
  /** What the extras of one piece cost. */
  modifiers?: string | undefined;
  weight: number;
  sku: string;
  digitalFile?: SecuredMedia | undefined;
  /** How many pieces can be ordered. Infinite if they are not counted. */
  available: () => number;
  /** What a line shows besides the name. */
  shown: () => { descriptionLines: DescriptionLine[]; picture: Image | undefined };
}

/** Something wrong with the options of a reference. */
export interface ReferenceProblem {
  /** Property of the options. */
  field: 'options' | 'customTextFields';
  description: string;
}

/** What a catalog reference names. */
export interface CatalogItem {
  product: SoldProduct;
  /** Undefined if the options name no variant. */
  variant: SoldVariant | undefined;
  /** What is wrong with the texts or the choices of the reference. */
  problem: ReferenceProblem | undefined;
  /**
   * Whether the reference lacks something that version 3 needs: the variant, or a mandatory modifier. Carts leave such
   * items out, without an error.
   */
  isIncomplete: boolean;
}

/** Stock of a variant. */
export interface Stock {
  trackQuantity: boolean;
  /** If pieces are counted. */
  quantity?: number;
  inStock: boolean;
}

/** Pieces of a variant while a write changes them. */
export interface Pieces {
  /** Infinite if they are not counted. */
  readonly available: number;
  readonly isCounted: boolean;
  /** Adds pieces, or takes some, if they are counted. */
  add: (pieces: number) => void;
}

/** Changes of the stock of several lines, which may be of one product. Nothing is stored before `save`. */
export interface StockChanges {
  /** Undefined if the catalog does not have the variant of the reference. */
  of: (reference: Reference | undefined) => Pieces | undefined;
  /** Stores what has changed. */
  save: (reason: InventoryChangeReason) => void;
}

/** Which stock the merchant sets: that of a product, or of one of its variants. */
export interface StockOrder {
  productId: string;
  variantId: string | undefined;
  change: (before: Stock) => Stock;
}

/** A version of the catalog. */
export interface Catalog {
  product: (context: Base, id: string) => SoldProduct | undefined;
  productBySlug: (context: Base, slug: string) => SoldProduct | undefined;
  /** The item of a reference. Undefined if its product does not exist, or belongs to another catalog. */
  item: (context: Base, reference: Reference) => CatalogItem | undefined;
  /** The products that are in one of these collections or categories. */
  productsIn: (context: Base, categoryIds: readonly string[]) => SoldProduct[];
  /** A reference to each variant of a product, with the first choice of what is mandatory. */
  references: (context: Base, productId: string) => CatalogReference[];
  /** Call it in a write. */
  stockChanges: (context: Context) => StockChanges;
  /** Changes the stock of a product or a variant in a write. Returns the product as merchants see it. */
  adjustStock: (context: Context, order: StockOrder) => object;
  /** Calculates all products again, after a change of currency or language. Call it in a write. */
  recalculate: (context: Base) => void;
  hasProducts: (context: Base) => boolean;
}
