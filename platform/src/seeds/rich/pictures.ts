/** Which pictures a sample product has, and what their files are called. */
import type { GlazeName } from './glazes.ts';
import type { SampleProduct } from './products.ts';

/** How a product is shown: on a table, among others on a shelf, from close, from above. */
export const VIEWS = ['table', 'shelf', 'detail', 'above'] as const;
export type View = (typeof VIEWS)[number];

export interface SamplePicture {
  glaze: GlazeName;
  view: View;
}

/** Four pictures in the first glaze, and one in each of the others. */
export function picturesOf({ glazes }: SampleProduct): SamplePicture[] {
  const [first, ...others] = glazes;
  return [
    ...VIEWS.flatMap((view) => (first ? { glaze: first, view } : [])),
    ...others.map((glaze): SamplePicture => ({ glaze, view: 'table' })),
  ];
}

/** The file of a picture, by the position of its product. */
export const pictureName = (product: number, glaze: GlazeName, view: View): string =>
  `${String(product + 1).padStart(2, '0')}-${glaze.toLowerCase()}-${view}.webp`;
