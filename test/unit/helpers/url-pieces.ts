import fc from 'fast-check';

/** Parts of URLs and paths, many of which parsers read in different ways. */
export const urlPieces = fc.constantFrom(
  ...['/', '\\', '.', '..', '%2e', '%2f', '%5c', '%', ':', '@', '?', '#', ',', ' ', '\t', '\n'],
  ...['\u0000', '\u00a0', '\ufeff', '\ud800', 'a', ':444', 'https:', 'HTTPS:', 'javascript:'],
  ...['evil.example', 'shop.example.com', 'https://shop.example.com', '~mv2', '.jpg', '.png'],
);
