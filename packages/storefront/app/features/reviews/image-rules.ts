/** The images that a review can have, for the form and for the server. */

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const MAX_IMAGE_BYTES = 10_000_000;

export const MAX_IMAGES = 5;

/** The field with the ids of the uploaded images. */
export const IMAGES_FIELD = 'image';
