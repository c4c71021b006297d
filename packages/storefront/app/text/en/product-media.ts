/** Enlarged images and videos of a product. */
export const productMedia = {
  videoFailed: 'The video could not be played',
  zoom: 'Enlarge the image',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous image',
  next: 'Next image',
};
