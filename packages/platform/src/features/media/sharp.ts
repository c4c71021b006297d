import type Sharp from 'sharp';

type SharpModule = typeof Sharp;

let loading: Promise<SharpModule | undefined> | undefined;

/** The optional dependency sharp, when the first image needs it. Without it, images are neither measured nor scaled. */
export const loadSharp = (): Promise<SharpModule | undefined> => {
  loading ??= import('sharp').then(
    ({ default: sharp }) => sharp,
    () => {
      console.warn(
        'Images are served as they were uploaded: the package sharp, which scales them, is missing',
      );
      return undefined;
    },
  );
  return loading;
};
