import { isolate } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

/** A request for an email when a product is back. */
export const backInStock: Text['backInStock'] = {
  title: 'הודעה כשיחזור למלאי',
  text: 'נשלח הודעת דוא״ל אחת כשהמוצר יחזור למלאי, ולא יותר.',
  submit: 'עדכנו אותי',
  saved: (email) => `נכתוב אל ${isolate(email)} ברגע שיחזור.`,
  known: (email) => `${isolate(email)} כבר ברשימה של המוצר הזה.`,
  failed: 'לא ניתן לשמור את הבקשה',
  notOffered: 'החנות אינה מקבלת בקשות כרגע.',
};
