import type { Text } from '../../../text/text.tsx';

/** What leads to the search. */
export const searchLink: Text['searchLink'] = {
  open: 'Im Shop suchen',
  label: 'Produkte suchen',
  placeholder: 'Name, Material, Artikelnummer …',
  shortcut: 'Mit / suchen',
};
