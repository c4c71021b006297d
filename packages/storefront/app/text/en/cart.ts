import { pluralOf } from '../../format/plural.ts';

const plural = pluralOf('en');

/** The cart, from the button of the header to the checkout. */
export const cart = {
  title: 'Your cart',
  failed: 'Your cart could not be loaded',
  empty: 'Your cart is empty',
  emptyText: 'The products you add appear here.',
  lines: 'Products in your cart',
  items: (count: number) => plural(count, { one: '# item', other: '# items' }),
  quantityOf: (name: string) => `Quantity of ${name}`,
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  deliveryLater: 'calculated at checkout',
  updating: 'Updating',
  tooMany: (left: number) =>
    left === 0
      ? 'This product is sold out.'
      : `Only ${plural(left, { one: '# piece is', other: '# pieces are' })} left. The quantity was not changed.`,
  toCheckout: 'Go to checkout',
  keepShopping: 'Continue shopping',
};
