import { plainTextsOf } from '../../pages/product/plain-texts.ts';
import type { FoundForProduct, ProductRequest } from '../../slots/feature.ts';

/** The texts of a product in the language of the page. They are long, so that only its own page has them. */
export async function readDescription({ product, language }: ProductRequest): Promise<FoundForProduct> {
  const { descriptions }: { descriptions: Readonly<Record<string, string>> } = await import(
    `./descriptions/${language}.ts`
  );
  const { paragraphs, sections } = plainTextsOf(product);
  const all = [...paragraphs, ...sections.flatMap((section) => section.paragraphs)];
  const known = all.flatMap((paragraph) => {
    const translated = descriptions[paragraph];
    return translated === undefined ? [] : [[paragraph, translated]];
  });
  return { data: { paragraphs: Object.fromEntries(known) } };
}
