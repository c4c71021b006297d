import { isolate, pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

const plural = pluralOf('he');

const characters = { one: 'תו אחד', two: 'שני תווים', other: '# תווים' };

/** Fields, their errors, and addresses. */
export const form: Text['form'] = {
  optional: 'לא חובה',
  choose: 'נא לבחור',
  showPassword: 'הצגת הסיסמה',
  saving: 'שומרים',
  sending: 'בשליחה',
  leave: 'לצאת מהדף? מה שהוספתם כאן יאבד.',
  errors: (count) =>
    plural(count, { one: 'יש לתקן שדה אחד', two: 'יש לתקן שני שדות', other: 'יש לתקן # שדות' }),
  otherErrors: 'החנות מוסיפה',
  required: 'שדה חובה.',
  email: `יש להקליד כתובת כמו ${isolate('name@example.com')}.`,
  phone: `יש להקליד מספר טלפון בספרות, כמו ${isolate('+972 3 1234567')}.`,
  tooShort: (min) => `לפחות ${plural(min, characters)}.`,
  tooLong: (max) => `לכל היותר ${plural(max, characters)}.`,
  notOffered: 'יש לבחור אחת מהאפשרויות.',
  invalid: 'נא לבדוק את השדה.',
  emailLabel: 'כתובת דוא״ל',
  phoneLabel: 'מספר טלפון',
  firstName: 'שם פרטי',
  lastName: 'שם משפחה',
  company: 'חברה',
  country: 'מדינה או אזור',
  street: 'רחוב ומספר בית',
  addressLine2: 'דירה, קומה או פרטים נוספים',
  more: 'הוספת חברה, דירה, טלפון',
  moreOfBill: 'הוספת חברה, דירה',
  city: 'עיר',
  town: 'עיר או יישוב',
  suburb: 'שכונה',
  postalCode: 'מיקוד',
  zip: 'מיקוד (ZIP)',
  eircode: 'מיקוד (Eircode)',
  postcode: 'מיקוד',
  state: 'מדינה',
  province: 'פרובינציה',
  territory: 'מדינה או טריטוריה',
  county: 'מחוז',
  region: 'אזור',
  postalCodeInvalid: (example) => `יש להקליד מיקוד כמו ${isolate(example)}.`,
  limited: 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד 15 דקות.',
  cancel: 'ביטול',
  newPassword: 'סיסמה חדשה',
  passwordHint: 'לפחות 8 תווים',
};
