import { pluralOf } from '../../format/plural.ts';

const plural = pluralOf('en');

/** The page of a product. */
export const product = {
  failed: 'This product could not be loaded',
  missing: 'This product does not exist',
  missingText: 'It may be sold out permanently, or the link may be incomplete.',
  choice: (name: string, state: string) => `${name} (${state.toLowerCase()})`,
  none: 'None',
  notMade: 'Not available in this combination',
  selectionChanged: (price: string, stock: string) => `${price}, ${stock}`,
  sku: 'Item number',
  required: 'Enter a text for this field.',
  charactersLeft: (count: number) => plural(count, { one: '# character left', other: '# characters left' }),
  buyBar: 'Buy this product',
  add: 'Add to cart',
  adding: 'Adding',
  added: (count: number) => `Added. Your cart has ${plural(count, { one: '# item', other: '# items' })}.`,
  toCart: 'View cart',
  addFailed: 'The product could not be added',
  tooMany: (left: number, wanted: number) =>
    left === 0
      ? 'It was sold out in the meantime.'
      : `Only ${plural(left, { one: '# piece is', other: '# pieces are' })} left, and your cart would have ${wanted}.`,
  addUnknown: 'We do not know whether the product was added. Look at your cart before you try again.',
  description: 'Description',
  delivery: 'Delivery and returns',
  deliveryText: 'Packed by hand and sent within three working days. Return it unused within 30 days.',
  downloadText: 'After payment, you get a link to download the file.',
  arrives: 'Arrives',
  showSelection: 'Show this selection',
  checkCart: 'Check the cart',
};
