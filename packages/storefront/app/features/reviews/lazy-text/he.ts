import { isolate, pluralOf } from '../../../format/plural.ts';
import type { AllText } from '../../../text/text.tsx';

const plural = pluralOf('he');

const images = (count: number) => plural(count, { one: 'תמונה אחת', two: 'שתי תמונות', other: '# תמונות' });

/** What members do with their reviews. */
export const ownReview: AllText['ownReview'] = {
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
