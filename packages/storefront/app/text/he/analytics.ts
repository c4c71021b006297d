import type { Text } from '../dictionary.ts';

/** Whether people allow the shop to record what they do. */
export const consent: Text['consent'] = {
  title: 'הסכמה',
  text: 'האם מותר לנו לתעד אילו דפים נפתחים ומה נקנה, כדי לשפר את החנות?',
  more: 'פרטיות',
  allow: 'אישור',
  decline: 'סירוב',
  withdraw: 'ביטול ההסכמה לתיעוד',
  change: 'שינוי הבחירה לגבי תיעוד',
};
