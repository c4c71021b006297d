import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** What a description may have. Of other elements, only the text stays. */
const OPTIONS: IOptions = {
  allowedTags: ['p', 'div', 'h3', 'ul', 'ol', 'li', 'br', 'strong', 'b', 'em', 'i', 'u', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto'],
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }),
  },
};

/** The HTML that the merchant has written, without scripts and styles. */
export const Description = ({ html }: { html: string }) => (
  <div dangerouslySetInnerHTML={{ __html: sanitizeHtml(html, OPTIONS) }} />
);
