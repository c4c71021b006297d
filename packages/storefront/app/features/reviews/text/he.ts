import { pluralOf } from '../../../format/plural.ts';
import type { Text } from '../../../text/text.tsx';

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
