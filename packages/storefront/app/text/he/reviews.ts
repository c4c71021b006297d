import { isolate, pluralOf } from '../../format/plural.ts';
import type { Text } from '../dictionary.ts';

const plural = pluralOf('he');

const stars = (count: number) => plural(count, { one: 'כוכב אחד', two: 'שני כוכבים', other: '# כוכבים' });
const opinions = { one: 'חוות דעת אחת', two: 'שתי חוות דעת', other: '# חוות דעת' };

/** Reviews of a product: summary and list. */
export const reviews: Text['reviews'] = {
  title: 'חוות דעת',
  stars,
  starsOf5: (stars) => `${stars} מתוך 5 כוכבים`,
  histogram: 'חוות דעת לפי כוכבים',
  share: (count, total) => `${stars(count)}: ${plural(total, opinions)}`,
  filterStars: (count) => `רק חוות דעת עם ${stars(count)}`,
  showAll: 'כל חוות הדעת',
  sort: 'מיון לפי',
  sorts: {
    newest: 'החדשות ביותר',
    oldest: 'הישנות ביותר',
    best: 'הדירוג הגבוה ביותר',
    worst: 'הדירוג הנמוך ביותר',
    helpful: 'המועילות ביותר',
  },
  verified: 'נקנה כאן',
  pending: 'ממתינה לאישור. רק אתם רואים אותה.',
  replyOf: 'תשובת החנות',
  images: 'התמונות של חוות הדעת',
  helpfulCount: (count) =>
    plural(count, { one: 'הועיל לאדם אחד', two: 'הועיל לשני אנשים', other: 'הועיל ל־# אנשים' }),
  more: 'עוד חוות דעת',
  empty: 'עדיין אין חוות דעת',
  emptyText: 'אפשר להיות הראשונים לכתוב.',
  failed: 'לא ניתן לטעון את חוות הדעת',
  write: 'כתיבת חוות דעת',
  signInToWrite: 'כניסה לכתיבת חוות דעת',
  rating: 'הדירוג שלכם',
  latest: (count) =>
    `ממוצע לפי ${plural(count, { one: 'חוות הדעת האחרונה', two: 'שתי חוות הדעת האחרונות', other: '# חוות הדעת האחרונות' })}`,
  computed: 'חושב על ידי החנות מכל חוות הדעת שפורסמו.',
  summaryFailed: 'לא ניתן לחשב את הדירוג הממוצע',
  only: (count) => `רק חוות דעת עם ${stars(count)}`,
  noMatch: 'אין חוות דעת מתאימות',
  withImages: 'רק עם תמונות',
  own: 'חוות הדעת שלכם',
  rejected: 'החנות לא פרסמה אותה.',
  edit: 'שינוי חוות הדעת שלכם',
  count: (count) => plural(count, { one: 'חוות דעת אחת', two: 'שתי חוות דעת', other: '# חוות דעת' }),
  yours: 'קריאה, שינוי ומחיקה של שלכם',
};

const images = (count: number) => plural(count, { one: 'תמונה אחת', two: 'שתי תמונות', other: '# תמונות' });

/** What members do with their reviews. */
export const ownReview: Text['ownReview'] = {
  ratingMissing: 'יש לבחור בין כוכב אחד לחמישה.',
  headline: 'כותרת',
  text: 'חוות הדעת שלכם',
  author: 'השם שאחרים רואים',
  addImages: 'הוספת תמונות',
  addImagesHint: (max) => `עד ${images(max)}, בפורמט JPEG, PNG או WebP.`,
  removeImage: (name) => `הסרת ${isolate(name)}`,
  uploading: (percent) => `מעלים, ${isolate(percent)}`,
  uploadFailed: (name) => `לא ניתן להעלות את ${isolate(name)}`,
  tooManyImages: (max) => `אפשר להוסיף עד ${images(max)}.`,
  imageTooLarge: (name, size) => `${isolate(name)} גדול מ־${isolate(size)}.`,
  submit: 'שליחה',
  submitting: 'שולחים',
  thanks: 'תודה על חוות הדעת',
  submitFailed: 'לא ניתן לשלוח את חוות הדעת',
  already: 'כבר כתבתם חוות דעת על המוצר הזה',
  alreadyText: 'אפשר לכתוב חוות דעת אחת על כל מוצר.',
  back: 'חזרה למוצר',
  textMissing: 'יש לכתוב כמה מילים.',
  uploadsPending: 'יש להמתין עד שכל התמונות יועלו, או להסיר אותן.',
  retryUpload: (name) => `העלאה חוזרת של ${isolate(name)}`,
  imagesStay: 'התמונות שלכם יישארו כפי שהן.',
  remove: 'מחיקת חוות הדעת',
  removeText: 'חוות הדעת, התמונות ותשובת החנות יימחקו. אי אפשר לשחזר אותן.',
  removing: 'מוחקים',
  removed: 'חוות הדעת נמחקה',
  removeFailed: 'לא ניתן למחוק את חוות הדעת',
  yoursEmpty: 'אפשר לכתוב על מה שקניתם, בעמוד של המוצר.',
};
