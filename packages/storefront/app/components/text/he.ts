import { isolate } from '../../format/plural.ts';
import type { Text } from '../../text/text.tsx';

/** Loading, slow, failed: texts that all pages share. */
export const states: Text['states'] = {
  loading: 'טוענים',
  retry: 'ניסיון נוסף',
  retrying: 'מנסים שוב',
  requestId: 'מספר בקשה',
  copy: 'העתקה',
  copied: 'הועתק',
  copyOf: (what) => `העתקה: ${isolate(what)}`,
  copyFailed: 'לא ניתן להעתיק כאן. יש לסמן את הטקסט ולהעתיק.',
  network: 'לא ניתן להגיע לחנות. נא לבדוק את החיבור ולנסות שוב.',
  timeout: 'לחנות לקח יותר מדי זמן לענות.',
  busy: 'החנות עמוסה. נא להמתין רגע ולנסות שוב.',
  busyFor: (seconds) => `החנות עמוסה. נא לנסות שוב בעוד ${seconds} שניות.`,
  server: 'משהו השתבש בחנות. זה לא באשמתכם.',
  unexpected: 'הדף לא הבין את תשובת החנות.',
  session: 'החיבור הסתיים. יש להיכנס שוב כדי להמשיך.',
  notAllowed: 'החשבון לא מורשה לעשות זאת.',
  notFound: 'זה כבר לא קיים.',
  conflict: 'הפרטים השתנו בינתיים במקום אחר. כדאי לבדוק את הגרסה החדשה ולנסות שוב.',
  tooLarge: 'הקובץ גדול מדי לשליחה.',
  invalid: 'החנות לא קיבלה חלק מהפרטים.',
  rejected: 'החנות לא קיבלה את הבקשה.',
  unknownOutcome: 'לא ידוע אם זה הצליח, כי תשובת החנות אבדה.',
};
