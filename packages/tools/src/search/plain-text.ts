/** The first sentence of a text, without markup, for lists and search results. */
export function firstSentence(text: string): string {
  const [paragraph = ''] = text.split(/\n\s*\n/);
  const [sentence = ''] = plainText(paragraph).split(/(?<=[.!?]) (?=[A-Z`])/);
  return sentence;
}

/** Text without markup, in one line. Links become their texts. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
