/** Reads what the page and the form of a product need. For the server only. */
import { selectVariant, variantsInput } from 'storewire';
import { queryProductVariants } from 'storewire/operations';
import { createServerReads, type ServerReads } from 'storewire/react/server';
import { SHOP } from '../../../shop.config.ts';
import { readRichText } from '../../format/rich-text.server.ts';
import { arrivalOf } from '../../shop/arrival.ts';
import { readProduct } from '../../shop/catalog/read-products.ts';
import { shopSelection, shopVariants } from '../../store/product/either-version.ts';
import type { FullProduct, ShopSelection, ShopVariant } from '../../store/product/product.ts';
import type { StoreRequest } from '../../store/store-request.ts';

/** What is chosen of a product. */
interface ReadSelection {
  selection: ShopSelection;
  /** The variants that fit it. */
  variants: readonly ShopVariant[];
  /** Why they could not be read. */
  error?: unknown;
}

type Choices = Readonly<Record<string, unknown>>;

/**
 * Reads a product and what is chosen of it, by a URL or by a form. What is chosen is a promise, so that the page reads at
 * the same time what else it shows. It never rejects. Ends with the status 404 if there is no product.
 */
export async function readOffer(
  store: StoreRequest,
  slug: string,
  choices: Choices,
  read: ServerReads['read'] = createServerReads(store.client).read,
): Promise<{ product: FullProduct; chosen: Promise<ReadSelection> }> {
  const product = await readProduct(store, slug);
  return { product, chosen: readSelection(product, choices, read) };
}

async function readSelection(
  product: FullProduct,
  choices: Choices,
  read: ServerReads['read'],
): Promise<ReadSelection> {
  const { source } = product;
  const input = variantsInput(source, choices);
  try {
    const { variants } = input ? await read(queryProductVariants, input) : {};
    const selection = shopSelection(product, selectVariant(source, choices, variants));
    return { selection, variants: shopVariants(source, variants) };
  } catch (error) {
    return { selection: shopSelection(product, selectVariant(source, choices)), variants: [], error };
  }
}

/** When a product arrives that is ordered now. Undefined for downloads, and for what is made to order. */
export const productArrival = ({ isDigital, ribbon }: FullProduct, locale: string): string | undefined =>
  isDigital || ribbon === SHOP.madeToOrder
    ? undefined
    : arrivalOf({ code: 'standard' }, new Date().toISOString(), locale);

export interface ProductTexts {
  /** The first paragraph of the description, for search engines. */
  summary: string | undefined;
  /** As clean HTML. */
  description: string;
  /** Sections below the description, with clean HTML. */
  sections: readonly { title: string; html: string }[];
  /** Sections that are shown next to the button, as plain text. */
  facts: readonly ProductFact[];
}

export interface ProductFact {
  name: string;
  text: string;
}

const FACTS: readonly string[] = SHOP.productFacts;

/** Reads the texts of a product, which are HTML. The paragraphs of the description are not sent to the page. */
export function readTexts(product: FullProduct): { texts: ProductTexts; paragraphs: string[] } {
  const { html, paragraphs } = readRichText(product.html);
  const sections = product.sections.map((section) => ({
    title: section.title,
    ...readRichText(section.html),
  }));
  const texts = {
    summary: paragraphs[0],
    description: html,
    sections: sections
      .filter(({ title }) => !FACTS.includes(title))
      .map((section) => ({ title: section.title, html: section.html })),
    facts: sections
      .filter(({ title }) => FACTS.includes(title))
      .map((section) => ({ name: section.title, text: section.paragraphs.join(' ') })),
  };
  return { texts, paragraphs };
}
