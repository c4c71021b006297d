import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ComponentType, RefObject, SVGProps } from 'react';
import { createContext } from 'react-router';
import type {
  CartV2,
  LineItem,
  Order,
  Product,
  ProductMediaItem,
  ProductSelection,
  ViolationV2,
} from 'storewire';
import type { ServerProps } from 'storewire/react/server';
import type { FormResult } from '../form/form-result.ts';
import type { Deferred } from '../routing/deferred.ts';
import type { FormHandlers, Submission } from '../routing/handle-form.ts';
import type { SiteData } from '../routing/site-data.ts';
import type { CatalogIndex, StoreRequest } from '../store/store-request.ts';
import type { Language } from '../text/languages.ts';
import type { ShopEvent } from './shop-event.ts';

/**
 * A part of the shop that can be left out: a folder of `features/` and its line in `features.ts`. Its module is loaded
 * with every page and by the list of routes, so it imports only types, and `lazy` what it shows. What only the server
 * needs is undefined in browsers, by `import.meta.env.SSR`, so that no script has it.
 */
export interface Feature {
  /** Pages, below the language. */
  pages?: readonly RouteConfigEntry[];
  /** Pages of a member, in the layout of the account. */
  accountPages?: readonly RouteConfigEntry[];
  /** Routes without a page and a language. */
  routes?: readonly RouteConfigEntry[];
  /** Reads what it shows on the page of a product. For the server only. */
  readProduct?: ((request: ProductRequest) => Promise<FoundForProduct>) | undefined;
  /** Handles its forms on the page of a product, by the value of their field `intent`. */
  productForms?: Readonly<Record<string, ProductForm>> | undefined;
  /** Handles its forms in the cart and the checkout, by the value of their field `intent`. */
  cartForms?: FormHandlers<FormResult> | undefined;
  /** Handles its forms on the pages of an order, by the value of their field `intent`. */
  orderForms?: FormHandlers<FormResult> | undefined;
  /** Reads an order that the session of the browser has not placed. For the server only. */
  readOrder?: ((store: StoreRequest, id: string) => Promise<Order | undefined>) | undefined;
  /** Adds to the catalog that the server keeps; `before` is the one that was read before it. For the server only. */
  extendCatalog?:
    | ((catalog: CatalogIndex, before: CatalogIndex | undefined) => Promise<Partial<CatalogIndex>>)
    | undefined;
  /** Adds to what all pages know. For the server only. */
  readSite?: (request: Request, store: StoreRequest) => Partial<SiteData>;
  /** Gets what happens in the shop. */
  record?: (event: ShopEvent) => void;
  /** What it shows in the places of other pages. */
  slots?: { [Name in keyof Slots]?: ComponentType<Slots[Name]> };
}

/** The places where features show something, and what they get. */
export interface Slots {
  /** Above the header of every page. */
  'page.top': object;
  /** In the header, before the account. */
  'header.icons': object;
  /** In place of the link to the cart. */
  'header.cart': { className: string };
  /** Items of the list of links. */
  'footer.links': { className: string };
  /** Next to the languages. */
  footer: object;
  /** After the categories of the start page. */
  'home.middle': object;
  /** At the end of the start page. */
  'home.end': object;
  /** On the images and videos of a product. */
  'product.image': {
    items: readonly ProductMediaItem[];
    shown: ProductMediaItem | undefined;
    /** The name of the product. */
    name: string;
    /** Scrolls to the image or the video with an id. */
    show: (id: string | undefined) => void;
  };
  /** In place of a video of a product. Without it, only images are shown. */
  'product.video': { item: ProductMediaItem; name: string };
  /** Below the name of a product. */
  'product.rating': ProductSlot;
  /** Below the button of a product that is sold out. */
  'product.soldOut': { variantId: string | undefined };
  /** Below the form while it adds a product to the cart, and after that. */
  'product.added': ProductSlot & { added: AddedToCart | undefined };
  /** Below what was added to the cart. */
  'added.end': ProductSlot;
  /** Below the form that adds a product to the cart. */
  'product.offer': { product: Product };
  /** Above the lines of the cart, with the one that was removed last. */
  'cart.removed': { removed: LineItem | undefined; onUndo: () => void };
  /** Anywhere in the window, to buy while the form is out of sight. */
  'product.bar': {
    form: RefObject<HTMLFormElement | null>;
    selection: ProductSelection;
    /** The text about the stock. */
    stock: string;
    /** What has happened, if anything. */
    note: string | undefined;
    canBuy: boolean;
    pending: string | false;
  };
  /** Above the totals of the cart and the checkout. The cart itself says the violations, and passes none. */
  'purchase.codes': CartSlot & { violations?: readonly ViolationV2[] };
  /** Above the totals of a cart that is delivered. */
  'cart.estimate': CartSlot;
  /** What an order says of its payment. */
  'order.payment': {
    order: Order;
    /** False if it was found by its number. */
    canPay: boolean;
    /** Of the form that was sent last. */
    result: FormResult | undefined;
  };
  /** Below the thanks for an order that was placed. */
  'order.placed': { order: Order; isMember: boolean };
  /** Above the lines of an order. */
  'order.top': { order: Order };
  /** Next to the buttons of an order. */
  'order.actions': { order: Order };
  /** Before the buttons of an order in the account. */
  'accountOrder.actions': {
    order: Order;
    /** Of the form that was sent last. */
    result: FormResult | undefined;
  };
  /** Below the lines of an order in the account. */
  'accountOrder.end': { order: Order };
  /** After the order of a guest, next to the offer of an account. */
  'order.guest': object;
  /** Below the form of the sign-in. */
  'signIn.links': object;
  /** The navigation of the account, and its overview. */
  'account.links': { Link: ComponentType<AccountLink> };
  /** At the end of the page of a product. */
  'product.end': ProductSlot;
}

type ProductForm = (
  submission: Submission,
  product: Product,
  url: URL,
) => Promise<Omit<FormResult, 'intent'>>;

interface CartSlot {
  cart: CartV2;
  /** Of the form that was sent last. */
  result: FormResult | undefined;
}

interface ProductSlot {
  product: Product;
  data: ProductData;
}

/** What the form of a product has added. */
export interface AddedToCart {
  /** Pieces in the cart. */
  count: number;
  /** The line of the item that was added. */
  line: LineItem | undefined;
}

/** A page in the navigation of the account. */
export interface AccountLink {
  /** Its path below that of the account. */
  path: string;
  label: string;
  text: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

export interface ProductRequest {
  product: Product;
  search: URLSearchParams;
  language: Language;
  store: StoreRequest;
}

export interface FoundForProduct {
  /** For the hooks of the page. */
  fallback?: ServerProps['fallback'];
  data: ProductData;
}

/** What features have read for the page of a product. Each one adds its own properties. */
export interface ProductData {
  /** For search engines. */
  rating?: Deferred<AverageRating | null>;
}

/** How buyers have rated a product. */
export interface AverageRating {
  /** Number of ratings. */
  count: number;
  /** From 1 to 5, with one decimal. Undefined without ratings. */
  average: number | undefined;
  /** False if there are more ratings than were counted. */
  isComplete: boolean;
}

/** The features of the shop, for loaders. */
export const shopFeatures = createContext<readonly Feature[]>([]);

/** Reads what all features show on the page of a product. */
export async function readForProduct(
  features: readonly Feature[],
  request: ProductRequest,
): Promise<Required<FoundForProduct>> {
  const all = await Promise.all(features.map(({ readProduct }) => readProduct?.(request)));
  return {
    fallback: Object.assign({}, ...all.map((found) => found?.fallback)),
    data: Object.assign({}, ...all.map((found) => found?.data)),
  };
}

/** The forms that all features handle in the cart and the checkout. */
export const cartFormsOf = (features: readonly Feature[]): FormHandlers<FormResult> =>
  Object.assign({}, ...features.map(({ cartForms }) => cartForms));

/** The forms that all features handle on the pages of an order. */
export const orderFormsOf = (features: readonly Feature[]): FormHandlers<FormResult> =>
  Object.assign({}, ...features.map(({ orderForms }) => orderForms));

/** The order with this id that one of the features finds for the browser. */
export async function readOrderOf(
  features: readonly Feature[],
  store: StoreRequest,
  id: string,
): Promise<Order | undefined> {
  for (const { readOrder } of features) {
    const order = await readOrder?.(store, id);
    if (order) return order;
  }
  return undefined;
}
