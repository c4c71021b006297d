import type { Text } from '../en/index.ts';
import { isolate, pluralOf } from '../plural.ts';

const plural = pluralOf('he');

const characters = { one: 'תו אחד', two: 'שני תווים', other: '# תווים' };

/** The page of a product. */
export const product: Text['product'] = {
  failed: 'לא ניתן לטעון את המוצר',
  missing: 'המוצר לא קיים',
  missingText: 'ייתכן שהוא אזל לצמיתות או שהקישור לא שלם.',
  media: 'תמונות וסרטונים',
  image: (index, count) => `תמונה ${index} מתוך ${count}`,
  video: (index, count) => `סרטון ${index} מתוך ${count}`,
  showImage: (index) => `הצגת תמונה ${index}`,
  playVideo: 'הפעלת הסרטון',
  videoFailed: 'לא ניתן להפעיל את הסרטון',
  zoom: 'הגדלת התמונה',
  zoomIn: 'התקרבות',
  zoomOut: 'התרחקות',
  closeZoom: 'סגירת התמונה המוגדלת',
  previous: 'התמונה הקודמת',
  next: 'התמונה הבאה',
  choose: (option) => `בחירת ${isolate(option)}`,
  chosen: (option, choice) => `${isolate(option)}: ${isolate(choice)}`,
  choice: (name, state) => `${isolate(name)} (${state})`,
  chooseFirst: 'יש לבחור אפשרות',
  notMade: 'לא קיים בשילוב הזה',
  selectionChanged: (price, stock) => `${isolate(price)}, ${stock}`,
  sku: 'מספר פריט',
  optional: 'לא חובה',
  required: 'יש למלא את השדה.',
  textTooLong: (max) => `לכל היותר ${plural(max, characters)}.`,
  charactersLeft: (count) =>
    plural(count, { one: 'נשאר תו אחד', two: 'נשארו שני תווים', other: 'נשארו # תווים' }),
  quantity: 'כמות',
  add: 'הוספה לסל',
  adding: 'מוסיפים',
  added: (count) =>
    `נוסף. בסל יש ${plural(count, { one: 'פריט אחד', two: 'שני פריטים', other: '# פריטים' })}.`,
  toCart: 'לסל הקניות',
  addFailed: 'לא ניתן להוסיף את המוצר',
  addUnknown: 'לא ידוע אם המוצר נוסף. כדאי לבדוק בסל לפני שמנסים שוב.',
  allInCart: (count) => `כל ${count} היחידות שבמלאי כבר בסל.`,
  notify: 'הודעה כשיחזור למלאי',
  notifyText: 'נשלח הודעת דוא״ל אחת כשהמוצר יחזור למלאי, ולא יותר.',
  notifyEmail: 'כתובת דוא״ל',
  notifySubmit: 'עדכנו אותי',
  notifying: 'שומרים',
  notified: (email) => `נכתוב אל ${isolate(email)} ברגע שיחזור.`,
  notifyFailed: 'לא ניתן לשמור את הבקשה',
  description: 'תיאור',
  details: 'פרטים',
  delivery: 'משלוח והחזרות',
  deliveryText: 'אריזה ידנית ומשלוח בתוך שלושה ימי עבודה. אפשר להחזיר בתוך 30 יום אם לא השתמשו.',
  downloadText: 'אחרי התשלום מתקבל קישור להורדת הקובץ.',
  care: 'טיפול',
  share: 'שיתוף',
  linkCopied: 'הקישור הועתק',
  related: 'אולי תאהבו גם',
  relatedFailed: 'לא ניתן לטעון המלצות',
  buyBar: 'קניית המוצר',
};
