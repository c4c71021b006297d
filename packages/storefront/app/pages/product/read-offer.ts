/** Reads what the page and the form of a product need. For the server only. */
import {
  type Product,
  type ProductSelection,
  type ProductVariant,
  type StoreClient,
  selectVariant,
  variantsInput,
} from 'storewire';
import { queryProductVariants } from 'storewire/operations';
import { createServerReads, type ServerReads } from 'storewire/react/server';
import { SHOP } from '../../../shop.config.ts';
import { afterWorkingDays } from '../../format/date.ts';
import { readRichText } from '../../format/rich-text.server.ts';
import { readProduct } from '../../shop/catalog/read-product.ts';

/** What is chosen of a product. */
interface ReadSelection {
  selection: ProductSelection;
  /** The variants that fit it. */
  variants: readonly ProductVariant[];
  /** Why they could not be read. */
  error?: unknown;
}

/**
 * Reads a product and what is chosen of it, by a URL or by a form. What is chosen is a promise, so that the page reads at
 * the same time what else it shows. It never rejects. Ends with the status 404 if there is no product.
 */
export async function readOffer(
  client: StoreClient,
  slug: string,
  choices: Readonly<Record<string, unknown>>,
  read: ServerReads['read'] = createServerReads(client).read,
): Promise<{ product: Product; chosen: Promise<ReadSelection> }> {
  const product = await readProduct(client, slug);
  return { product, chosen: readSelection(product, choices, read) };
}

async function readSelection(
  product: Product,
  choices: Readonly<Record<string, unknown>>,
  read: ServerReads['read'],
): Promise<ReadSelection> {
  const input = variantsInput(product, choices);
  try {
    const { variants } = input ? await read(queryProductVariants, input) : {};
    return { selection: selectVariant(product, choices, variants), variants: variants ?? [] };
  } catch (error) {
    return { selection: selectVariant(product, choices), variants: [], error };
  }
}

/** The first and the last day on which an order of today arrives. */
export interface Arrival {
  from: string;
  to: string;
}

/**
 * When a product arrives that is ordered at a time. Undefined for downloads, and for what the shop does not count,
 * since it may be made to order.
 */
export function arrivalOf({ productType, stock }: Product, ordered: Date): Arrival | undefined {
  if (productType === 'digital' || !stock?.trackInventory) return undefined;
  const [from, to] = SHOP.deliveryDays;
  return { from: afterWorkingDays(ordered, from), to: afterWorkingDays(ordered, to) };
}

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
export function readTexts({ description, additionalInfoSections = [] }: Product): {
  texts: ProductTexts;
  paragraphs: string[];
} {
  const { html, paragraphs } = readRichText(description ?? '');
  const sections = additionalInfoSections.map((section) => ({
    title: section.title ?? '',
    ...readRichText(section.description ?? ''),
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
