import { pluralOf } from '../../format/plural.ts';

const plural = pluralOf('en');
const products = (count: number) => plural(count, { one: '# product', other: '# products' });

/** What is known of a product wherever it is shown. */
export const catalog = {
  title: 'All products',
  products,
  from: 'From',
  before: 'Before',
  now: 'Now',
  unitPrice: (price: string, measure: string) => `${price} per ${measure}`,
  taxIncluded: 'VAT included',
  allTaxIncluded: 'All prices include VAT.',
  plusDelivery: 'plus delivery',
  sale: 'Sale',
  soldOut: 'Sold out',
  few: (count: number) => `Only ${count} left`,
  inStock: 'In stock',
  download: 'Download',
  quantity: 'Quantity',
  onePieceFewer: 'One fewer',
  onePieceMore: 'One more',
  quantityMax: (max: number) =>
    max === 1 ? 'Only 1 piece is available.' : `At most ${max} pieces are available.`,
  quantityMin: 'Enter 1 or more.',
  shown: (shown: number, total: number) => `${shown} of ${products(total)}`,
  label: 'Products',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  previousPage: 'Previous',
  nextPage: 'Next',
  empty: 'No products here yet',
  emptyText: 'New pieces come out of the kiln every few weeks.',
  noCollection: 'This category does not exist',
  noCollectionText: 'It may have been renamed or removed.',
  failed: 'The products could not be loaded',
};
