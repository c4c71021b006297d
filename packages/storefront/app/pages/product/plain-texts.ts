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

/** Reads the texts of a product, which are HTML, so that its page needs no script for it. */
export const plainTextsOf = ({ description, additionalInfoSections }: Product): PlainTexts => ({
  paragraphs: paragraphsOf(description ?? ''),
  sections: (additionalInfoSections ?? []).map((section) => ({
    title: section.title ?? '',
    paragraphs: paragraphsOf(section.description ?? ''),
  })),
});
