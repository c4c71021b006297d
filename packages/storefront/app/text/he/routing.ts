import type { Text } from '../dictionary.ts';

/** Pages for what went wrong: not found, crashed, offline. */
export const system: Text['system'] = {
  notFound: 'הדף לא קיים',
  notFoundText: 'הקישור ישן או לא שלם. אולי רשימת המוצרים תעזור.',
  crashed: 'יש בעיה בדף הזה',
  crashedText: 'זה לא באשמתכם. בדרך כלל טעינה מחדש עוזרת; הסל נשמר.',
  unavailable: 'החנות לא זמינה כרגע',
  toShop: 'לכל המוצרים',
  toHome: 'לדף הבית',
};
