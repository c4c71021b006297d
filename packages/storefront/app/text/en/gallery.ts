/** Images and videos, side by side and enlarged. */
export const gallery = {
  media: 'Images and videos',
  image: (index: number, count: number) => `Image ${index} of ${count}`,
  video: (index: number, count: number) => `Video ${index} of ${count}`,
  playVideo: 'Play the video',
  videoFailed: 'The video could not be played',
  zoom: 'Enlarge the image',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous image',
  next: 'Next image',
};
