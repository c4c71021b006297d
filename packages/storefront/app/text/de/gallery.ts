import type { Text } from '../dictionary.ts';

/** Images and videos, side by side and enlarged. */
export const gallery: Text['gallery'] = {
  media: 'Bilder und Videos',
  image: (index, count) => `Bild ${index} von ${count}`,
  video: (index, count) => `Video ${index} von ${count}`,
  playVideo: 'Video abspielen',
  videoFailed: 'Das Video konnte nicht abgespielt werden',
  zoom: 'Bild vergrößern',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
};
