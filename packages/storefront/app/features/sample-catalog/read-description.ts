import { paragraphsOf } from '../../format/plain-text.ts';
import type { FoundForProduct, ProductRequest } from '../../slots/feature.ts';

/** The description of a product in the language of the page. It is long, so that only its own page has it. */
export async function readDescription({ product, language }: ProductRequest): Promise<FoundForProduct> {
  const { descriptions }: { descriptions: Readonly<Record<string, string>> } = await import(
    `./descriptions/${language}.ts`
  );
  const paragraphs = paragraphsOf(product.description ?? '');
  return { data: { description: paragraphs.map((paragraph) => descriptions[paragraph] ?? paragraph) } };
}
