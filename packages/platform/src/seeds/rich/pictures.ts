/** Forms, glazes, which pictures a sample product has, and what their files are called. */
import { slugOf } from '../../kernel/values/slug.ts';

/** The forms of sample products. `seeds/media` has a picture of each, in each of its colors. */
export type FormName =
  | 'mug'
  | 'cup'
  | 'bowl'
  | 'plate'
  | 'platter'
  | 'vase'
  | 'bottle'
  | 'jug'
  | 'teapot'
  | 'jar'
  | 'planter'
  | 'crock'
  | 'candlestick';

/** The glazes of the sample shop: the names of colour choices, and their colours. */
export const GLAZES = {
  Sea: '#2f6f73',
  Sand: '#d8c3a5',
  Ink: '#1f2a44',
  Chalk: '#ece6da',
  Moss: '#6f7d4f',
  Rust: '#a8542f',
  Slate: '#5d6770',
  Blush: '#d9a79a',
  Honey: '#c8913f',
  Plum: '#5c3a4d',
  Sky: '#8fb0c4',
  Coal: '#2b2a2a',
} as const;

export type GlazeName = keyof typeof GLAZES;

/** How a product is shown: on a table, among others on a shelf, from close, from above, or with steam. */
export type View = 'table' | 'shelf' | 'detail' | 'above' | 'hot';

/** The pictures of each product. */
const VIEWS: readonly View[] = ['table', 'shelf', 'detail', 'above'];

export interface SamplePicture {
  glaze: GlazeName;
  view: View;
}

/** What decides which pictures a sample product has. */
interface Pictured {
  glazes: readonly GlazeName[];
  /** The view of the first picture. Defaults to the table. */
  lead?: View;
}

/** At least four pictures in the first glaze, and one in each of the others. */
export function picturesOf({ glazes: [first, ...others], lead = 'table' }: Pictured): SamplePicture[] {
  const views = [...new Set([lead, ...VIEWS])];
  return [
    ...views.flatMap((view) => (first ? { glaze: first, view } : [])),
    ...others.map((glaze): SamplePicture => ({ glaze, view: 'table' })),
  ];
}

const PLACES: Readonly<Record<View, string>> = {
  table: 'on a table',
  shelf: 'among others on a shelf',
  detail: 'seen from close',
  above: 'seen from above',
  hot: 'with steam above it',
};

/** What a picture of a product shows: its alternative text. */
export const pictureText = (product: string, { glaze, view }: SamplePicture): string =>
  `${product} in ${glaze.toLowerCase()} glaze, ${PLACES[view]}`;

/** The file of a picture, by the position of its product. */
export const pictureName = (product: number, glaze: GlazeName, view: View): string =>
  `${String(product + 1).padStart(2, '0')}-${glaze.toLowerCase()}-${view}.webp`;

/** The file of the picture of a collection. */
export const collectionPictureName = (name: string): string => `collection-${slugOf(name, () => false)}.webp`;
