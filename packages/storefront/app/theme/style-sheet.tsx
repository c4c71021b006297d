/**
 * The style sheet of all pages, in the page, as a request for it would delay the first paint by a round trip. Only the
 * server has its text; the browser finds it in the document.
 */
export const StyleSheet = ({ children, nonce }: { children?: string; nonce?: string }) => (
  <style href="theme" precedence="default" nonce={nonce}>
    {children}
  </style>
);
