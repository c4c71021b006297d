/** A picture of `public/` in the theme of the page, of 1280 × 800 pixels. `npm run pictures` takes both forms. */
export const picture = (name: string, alt: string): string =>
  ['light', 'dark']
    .map(
      (theme) =>
        `<img class="${theme}-only" src="/${name}-${theme}.webp" alt="${alt}" width="1280" height="800" loading="lazy">`,
    )
    .join('');
