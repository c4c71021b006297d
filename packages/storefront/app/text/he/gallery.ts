import type { Text } from '../dictionary.ts';

/** Images and videos, side by side and enlarged. */
export const gallery: Text['gallery'] = {
  media: 'תמונות וסרטונים',
  image: (index, count) => `תמונה ${index} מתוך ${count}`,
  video: (index, count) => `סרטון ${index} מתוך ${count}`,
  playVideo: 'הפעלת הסרטון',
  videoFailed: 'לא ניתן להפעיל את הסרטון',
  zoom: 'הגדלת התמונה',
  zoomIn: 'התקרבות',
  zoomOut: 'התרחקות',
  previous: 'התמונה הקודמת',
  next: 'התמונה הבאה',
};
