import { isolate } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

/** The pages of a signed-in member. */
export const account: Text['account'] = {
  title: 'החשבון שלכם',
  navigation: 'דפי החשבון',
  failed: 'לא ניתן לטעון את החשבון',
  greeting: (name) => `שלום, ${isolate(name)}`,
  orders: 'הזמנות',
  ordersHint: 'מעקב וחשבוניות',
  ordersEmpty: 'עדיין אין הזמנות',
  ordersEmptyText: 'אחרי הזמנה אפשר לעקוב אחריה כאן.',
  ordersFailed: 'לא ניתן לטעון את ההזמנות',
  newestOrders: 'ההזמנות האחרונות',
  allOrders: 'כל ההזמנות',
  showMore: 'הצגת הזמנות ישנות יותר',
  loadingMore: 'טוענים הזמנות ישנות יותר',
  newerOrders: 'חזרה להזמנות האחרונות',
  order: 'הזמנה',
  note: 'ההודעה שלכם לחנות',
  invoiceText: 'מספר החשבונית. החנות שולחת את המסמך לפי בקשה.',
  signOut: 'יציאה',
  signInFailed: 'הכניסה נכשלה',
};
