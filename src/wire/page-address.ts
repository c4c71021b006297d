import { at, malformed, recordOf, textIn } from './malformed.ts';

/** The address of a page, as `PageUrlV2` of the contract has it. */
export interface WirePageAddress {
  /** Path from the root of the site, with a slash in front. */
  relativePath?: string;
  /** The whole address. */
  url?: string | null;
}

/** The address of a page in two parts, as `ProductPageUrl` of the contract has it. */
export interface WirePageAddressV1 {
  /** Address of the site. */
  base?: string;
  /** Path on the site. */
  path?: string;
}

/**
 * The whole address of a page: `url`. Undefined where there is none. An address that is not of the web is a `StoreError` that names its place.
 *
 * @example
 * import { pageAddressFromWire, pageAddressToWire } from 'storewire/wire';
 *
 * const page = pageAddressToWire('https://shop.example/product-page/vase');
 * console.log(page.relativePath, pageAddressFromWire(page)); // /product-page/vase https://shop.example/product-page/vase
 */
export function pageAddressFromWire(page: WirePageAddress | null | undefined, place = 'url'): string | undefined {
  if (page === undefined || page === null) return undefined;
  const url = textIn(recordOf(page, place), 'url', place);
  if (url !== undefined) webAddress(url, at(place, 'url'));
  return url;
}

/**
 * A page by its whole address, for a request. Anything but an address of the web is a `StoreError` of kind `validation` that names `place`.
 *
 * @example
 * import { pageAddressFromWire, pageAddressToWire } from 'storewire/wire';
 *
 * const page = pageAddressToWire('https://shop.example/product-page/vase');
 * console.log(page.relativePath, pageAddressFromWire(page)); // /product-page/vase https://shop.example/product-page/vase
 */
export function pageAddressToWire(address: string, place = 'url'): WirePageAddress & { url: string } {
  return { relativePath: webAddress(address, place).pathname, url: address };
}

/**
 * Joins the two parts of a page address. A base without a scheme is taken for https. Undefined where there is no base.
 *
 * @example
 * import { pageAddressV1FromWire, pageAddressV1ToWire } from 'storewire/wire';
 *
 * const page = pageAddressV1ToWire('https://shop.example/product-page/vase');
 * console.log(page.base, page.path, pageAddressV1FromWire(page)); // https://shop.example /product-page/vase https://shop.example/product-page/vase
 */
export function pageAddressV1FromWire(page: WirePageAddressV1 | null | undefined, place = 'productPageUrl'): string | undefined {
  if (page === undefined || page === null) return undefined;
  const members = recordOf(page, place);
  const base = textIn(members, 'base', place);
  const path = textIn(members, 'path', place) ?? '';
  if (base === undefined) return undefined;
  const site = /^[a-z][a-z\d+.-]*:\/\//i.test(base) ? base : `https://${base}`;
  webAddress(site, at(place, 'base'));
  return webAddress(path === '' ? site : `${site.replace(/\/$/, '')}/${path.replace(/^\//, '')}`, place).href;
}

/**
 * Splits a whole address into the site, with its scheme, and the rest, so that joining them gives the address again. Anything but an address of
 * the web is a `StoreError` of kind `validation` that names `place`.
 *
 * @example
 * import { pageAddressV1FromWire, pageAddressV1ToWire } from 'storewire/wire';
 *
 * const page = pageAddressV1ToWire('https://shop.example/product-page/vase');
 * console.log(page.base, page.path, pageAddressV1FromWire(page)); // https://shop.example /product-page/vase https://shop.example/product-page/vase
 */
export function pageAddressV1ToWire(address: string, place = 'productPageUrl'): Required<WirePageAddressV1> {
  const { origin, href } = webAddress(address, place);
  return { base: origin, path: href.slice(origin.length) };
}

function webAddress(value: unknown, place: string): URL {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw malformed(place, 'must be a whole web address');
  if (url.username || url.password) throw malformed(place, 'must not hold a user name or password');
  return url;
}
