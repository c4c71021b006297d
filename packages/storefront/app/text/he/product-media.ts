import type { Text } from '../dictionary.ts';

/** Enlarged images and videos of a product. */
export const productMedia: Text['productMedia'] = {
  videoFailed: 'לא ניתן להפעיל את הסרטון',
  zoom: 'הגדלת התמונה',
  zoomIn: 'התקרבות',
  zoomOut: 'התרחקות',
  previous: 'התמונה הקודמת',
  next: 'התמונה הבאה',
};
