import type { Product } from 'storewire';
import { SHOP } from '../../../shop.config.ts';
import { readRichText } from '../../format/rich-text.server.ts';

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
