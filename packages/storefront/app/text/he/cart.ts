import { isolate, pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

const plural = pluralOf('he');

/** The cart, from the button of the header to the checkout. */
export const cart: Text['cart'] = {
  title: 'סל הקניות',
  failed: 'לא ניתן לטעון את הסל',
  empty: 'הסל ריק',
  emptyText: 'מוצרים שתוסיפו יחכו לכם כאן.',
  lines: 'המוצרים בסל',
  items: (count) => plural(count, { one: 'פריט אחד', two: 'שני פריטים', other: '# פריטים' }),
  quantityOf: (name) => `הכמות של ${isolate(name)}`,
  remove: 'הסרה',
  removeName: (name) => `הסרה: ${isolate(name)}`,
  deliveryLater: 'יחושב בקופה',
  updating: 'מעדכנים',
  tooMany: (left) =>
    left === 0
      ? 'המוצר אזל.'
      : `${plural(left, { one: 'נשארה רק יחידה אחת', two: 'נשארו רק שתי יחידות', other: 'נשארו רק # יחידות' })}. הכמות לא השתנתה.`,
  toCheckout: 'לקופה',
  keepShopping: 'להמשך הקנייה',
};
