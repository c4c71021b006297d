import { slugOf } from '../../kernel/values/slug.ts';
/** Forms, glazes, which pictures a sample product has, and what their files are called. */

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

/** The glazes of the sample shop: the names of colour choices, and what pictures are painted with. */
export const GLAZES = {
  Sea: { base: '#2f6f73', clay: '#b98f62', speckle: '#16393b' },
  Sand: { base: '#d8c3a5', clay: '#a5774d', speckle: '#7a5636' },
  Ink: { base: '#1f2a44', clay: '#a5774d', rim: '#b9c3cf' },
  Chalk: { base: '#ece6da', clay: '#b98f62', speckle: '#8a7a66' },
  Moss: { base: '#6f7d4f', clay: '#8f6a45', speckle: '#3d452b' },
  Rust: { base: '#a8542f', clay: '#6f4a33', rim: '#2e2622' },
  Slate: { base: '#5d6770', clay: '#a5774d', speckle: '#30363b' },
  Blush: { base: '#d9a79a', clay: '#c49a6c', speckle: '#96594b' },
  Honey: { base: '#c8913f', clay: '#7d5634', speckle: '#6e4a1b' },
  Plum: { base: '#5c3a4d', clay: '#a5774d', rim: '#d8c3a5' },
  Sky: { base: '#8fb0c4', clay: '#c49a6c', speckle: '#4c6b80' },
  Coal: { base: '#2b2a2a', clay: '#8f6a45', speckle: '#6b6660' },
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
