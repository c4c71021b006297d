import type { Text } from '../dictionary.ts';

/** Enlarged images and videos of a product. */
export const productMedia: Text['productMedia'] = {
  videoFailed: 'Das Video konnte nicht abgespielt werden',
  zoom: 'Bild vergrößern',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
};
