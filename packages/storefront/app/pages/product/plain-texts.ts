import type { Product } from 'storewire';
import { paragraphsOf } from '../../format/plain-text.ts';

/** What a product says about itself, as plain text. */
export interface PlainTexts {
  /** The description. */
  paragraphs: readonly string[];
  sections: readonly PlainSection[];
}

export interface PlainSection {
  title: string;
  paragraphs: readonly string[];
}

/**
 * Reads the texts of a product, which are HTML, so that its page needs no script for it. `translated` has paragraphs in
 * the language of the page.
 */
export function plainTextsOf(
  { description, additionalInfoSections }: Product,
  translated: Readonly<Record<string, string>> = {},
): PlainTexts {
  const read = (html: string | null | undefined): string[] =>
    paragraphsOf(html ?? '').map((paragraph) => translated[paragraph] ?? paragraph);
  return {
    paragraphs: read(description),
    sections: (additionalInfoSections ?? []).map((section) => ({
      title: section.title ?? '',
      paragraphs: read(section.description),
    })),
  };
}
