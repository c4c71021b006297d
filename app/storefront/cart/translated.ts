/** The text in the language of the buyer, if there is one. */
export const translated = (text: { original?: string; translated?: string | null } | undefined): string =>
  text?.translated || text?.original || '';
