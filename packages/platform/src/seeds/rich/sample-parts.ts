/** What both versions of the catalog are written from: texts, options, stock and files of a sample product. */
import type { Context } from '../../kernel/context/context.ts';
import { seedMedia } from '../shared/media.ts';
import { CRAFT } from './craft.ts';
import { type GlazeName, pictureName, picturesOf, pictureText } from './pictures.ts';
import type { SampleProduct } from './products.ts';

/** A bowl is thrown. */
export const FILM = 'throwing-a-bowl.mp4';

/** What buyers of a digital product that no film shows get. */
const RECIPES = 'glaze-recipes.pdf';

/** The paragraphs of the description. */
export const paragraphsOf = ({ description, form, isDigital }: SampleProduct): string[] => [
  description,
  ...(isDigital ? [] : [CRAFT[form]]),
];

/** The description as HTML. */
export const describe = (sample: SampleProduct): string =>
  paragraphsOf(sample)
    .map((text) => `<p>${text}</p>`)
    .join('');

/** Extra paragraphs of the page of a product. */
export const sectionsOf = ({ dimensions }: SampleProduct): { title: string; description: string }[] => [
  {
    title: 'Material',
    description: '<p>Handmade pottery of ceramic stoneware, fired at 1,250 °C.</p>',
  },
  ...(dimensions ? [{ title: 'Dimensions', description: `<p>${dimensions}</p>` }] : []),
  { title: 'Care', description: '<p>Safe in the dishwasher and the microwave.</p>' },
  { title: 'Returns', description: '<p>Send it back within 30 days if you do not like it.</p>' },
];

/** What buyers choose. A glaze or a size that is the only one is no option. */
export function optionsOf({
  glazes,
  sizes = [],
  options = {},
  isDigital,
}: SampleProduct): { name: string; choices: readonly string[] }[] {
  if (isDigital) return [];
  const lists: Record<string, readonly string[]> = {
    ...(glazes.length > 1 && { Glaze: glazes }),
    ...(sizes.length > 1 && { Size: sizes.map(([label]) => label) }),
    ...options,
  };
  return Object.entries(lists).map(([name, choices]) => ({ name, choices }));
}

export const skuOf = ({ form }: SampleProduct, choices: Readonly<Record<string, string>>): string =>
  [form, ...Object.values(choices)]
    .join('-')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}-]+/gu, '');

/** The stock of a variant by its position. */
export function stockFor(
  { stock }: SampleProduct,
  index: number,
): { trackQuantity: boolean; quantity?: number; inStock: boolean } {
  const quantity = stock?.[index % stock.length];
  return quantity === undefined
    ? { trackQuantity: false, inStock: true }
    : { trackQuantity: true, quantity, inStock: quantity > 0 };
}

/** The file that buyers of a digital product get. */
export const fileFor = ({ hasVideo }: SampleProduct): string => (hasVideo ? FILM : RECIPES);

interface SampleFiles {
  /** The pictures, with the glaze that each shows. */
  pictures: { glaze: GlazeName; text: string; file: string }[];
  /** The files of the pictures and the film, in their order. */
  names: string[];
  /** Ids in the media library by the names of files. */
  ids: ReadonlyMap<string, string>;
  /** What a file shows. */
  textOf: (file: string) => string;
}

/** Adds the files of a product to the media library. */
export function filesOf(context: Context, sample: SampleProduct, position: number): SampleFiles {
  const pictures = picturesOf(sample).map((picture) => ({
    glaze: picture.glaze,
    text: pictureText(sample.name, picture),
    file: pictureName(position, picture.glaze, picture.view),
  }));
  const names = [...pictures.map(({ file }) => file), ...(sample.hasVideo ? [FILM] : [])];
  const ids = seedMedia(context, [...names, ...(sample.isDigital && !sample.hasVideo ? [RECIPES] : [])]);
  const textOf = (file: string): string =>
    pictures.find((picture) => picture.file === file)?.text ?? sample.name;
  return { pictures, names, ids, textOf };
}
