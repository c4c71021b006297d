/** Texts as HTML and as rich text, of which each follows from the other as far as plain words go. */
import type { RichContent } from 'storewire';
import { isObject } from '../../kernel/errors/violations.ts';
import { withoutTags } from '../../kernel/values/markup.ts';

/** A rich text with a paragraph for each one of HTML. */
export const richTextOf = (html: string): RichContent => ({
  nodes: html
    .split(/<\/(?:p|h[1-6]|li|div)>|<br\s*\/?>/i)
    .map((part) => unescaped(withoutTags(part)).trim())
    .filter((text) => text !== '')
    .map((text) => ({ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text } }] })),
});

/** The words of a rich text as HTML. Its formats are left out. */
export const plainTextOf = (content: RichContent): string =>
  paragraphsIn(content)
    .map((text) => `<p>${escaped(text)}</p>`)
    .join('')
    .slice(0, MAX_LENGTH);

/** Of `plainDescription`. */
const MAX_LENGTH = 16_000;

function paragraphsIn(node: unknown): string[] {
  if (!isObject(node)) return [];
  const nodes = Array.isArray(node['nodes']) ? node['nodes'] : [];
  const text = nodes.map(textIn).join('');
  return text === '' ? nodes.flatMap(paragraphsIn) : [text];
}

function textIn(node: unknown): string {
  const data = isObject(node) ? node['textData'] : undefined;
  const text = isObject(data) ? data['text'] : undefined;
  return typeof text === 'string' ? text : '';
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string =>
  Object.entries(ENTITIES).reduce((result, [letter, entity]) => result.replaceAll(letter, entity), text);

const unescaped = (text: string): string =>
  Object.entries(ENTITIES).reduceRight((result, [letter, entity]) => result.replaceAll(entity, letter), text);
