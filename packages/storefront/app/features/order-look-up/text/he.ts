import type { Text } from '../../../text/text.tsx';

/** What leads to the look-up of orders. */
export const lookUpLinks: Text['lookUpLinks'] = {
  link: 'איתור הזמנה',
};

/** What leads to the withdrawal from a contract. Directive (EU) 2023/2673 asks for this label, or for an equal one. */
export const withdrawalLink: Text['withdrawalLink'] = {
  title: 'ביטול עסקה כאן',
};
