import sanitizeHtml from 'sanitize-html';

/** The HTML that the merchant has written, without scripts and styles. */
export const Description = ({ html }: { html: string }) => (
  <div dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />
);
