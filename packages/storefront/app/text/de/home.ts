import type { Text } from '../dictionary.ts';

/** The start page. */
export const home: Text['home'] = {
  title: 'Steinzeug für jeden Tag',
  intro: 'Tassen, Schalen und Teller mit einer Glasur wie das Meer, einzeln gefertigt in Galway.',
  newest: 'Neu aus dem Ofen',
  newestText: 'Die neuesten Stücke, solange der Vorrat reicht.',
  onSale: 'Reduziert',
  onSaleText: 'Letzte Stücke und zweite Wahl.',
  collections: 'Nach Kategorie einkaufen',
  empty: 'Die Regale sind leer',
};
