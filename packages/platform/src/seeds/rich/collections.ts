/** The thirty collections of the sample shop. A product belongs to each one whose rule it matches. */
import type { FormName, GlazeName } from './pictures.ts';
import type { SampleProduct } from './products.ts';

export interface SampleCollection {
  name: string;
  description: string;
  includes: (product: SampleProduct) => boolean;
  /** Whether `seeds/media` has a picture of it. */
  hasPicture?: boolean;
  /** Name of the collection that is above it, if the shop has it. Only version 3 has levels. */
  below?: string;
  /** Not visible to shoppers. Defaults to true. */
  visible?: boolean;
}

const of =
  (...forms: FormName[]) =>
  ({ form, isDigital }: SampleProduct): boolean =>
    forms.includes(form) && !isDigital;
const glazed =
  (glaze: GlazeName) =>
  ({ glazes, isDigital }: SampleProduct): boolean =>
    glazes.includes(glaze) && !isDigital;
/** By the price of the largest size, so that no variant costs more than the category says. */
const priced =
  (above: number, atMost: number) =>
  ({ price, sizes = [], isDigital }: SampleProduct): boolean => {
    const highest = Math.max(price, ...sizes.map(([, ofSize = price]) => ofSize));
    return highest > above && highest <= atMost && !isDigital;
  };
const nameContains =
  (...words: string[]) =>
  ({ name }: SampleProduct): boolean =>
    words.some((word) => name.toLowerCase().includes(word));

export const SAMPLE_COLLECTIONS: readonly SampleCollection[] = [
  {
    name: 'Mugs',
    below: 'Tableware',
    hasPicture: true,
    description: 'For coffee, tea and cold hands.',
    includes: of('mug'),
  },
  { name: 'Cups', below: 'Tableware', description: 'Without a handle.', includes: of('cup') },
  { name: 'Bowls', below: 'Tableware', description: 'From porridge to salad for ten.', includes: of('bowl') },
  { name: 'Plates', below: 'Tableware', description: 'Single plates and sets.', includes: of('plate') },
  {
    name: 'Platters',
    below: 'Tableware',
    description: 'For the middle of the table.',
    includes: of('platter'),
  },
  {
    name: 'Vases',
    below: 'For plants and flowers',
    description: 'For one stem or a whole hedge.',
    includes: of('vase'),
  },
  { name: 'Bottles', below: 'Kitchen', description: 'Oil, vinegar, water.', includes: of('bottle') },
  { name: 'Jugs', description: 'They pour without a drip.', includes: of('jug') },
  { name: 'Teapots', below: 'Tea', description: 'With strainers that fit.', includes: of('teapot') },
  { name: 'Jars', below: 'Kitchen', description: 'With lids that close.', includes: of('jar') },
  {
    name: 'Planters',
    below: 'For plants and flowers',
    description: 'With a hole and a saucer.',
    includes: of('planter'),
  },
  {
    name: 'Candlesticks',
    hasPicture: true,
    description: 'For long evenings.',
    includes: of('candlestick'),
  },
  {
    name: 'Tableware',
    hasPicture: true,
    description: 'Everything that is eaten from.',
    includes: of('bowl', 'plate', 'platter', 'cup', 'mug'),
  },
  {
    name: 'Kitchen',
    hasPicture: true,
    description: 'What you keep next to the stove.',
    includes: of('crock', 'jar', 'bottle'),
  },
  {
    name: 'Breakfast',
    description: 'Eggs, oats and the first coffee.',
    includes: nameContains('breakfast', 'porridge', 'egg', 'milk', 'honey', 'morning', 'cereal'),
  },
  {
    name: 'Coffee',
    description: 'Espresso to latte.',
    includes: nameContains('espresso', 'latte', 'morning', 'mug'),
  },
  {
    name: 'Tea',
    hasPicture: true,
    description: 'Pots, bowls and caddies.',
    includes: nameContains('tea'),
  },
  {
    name: 'Dinner',
    description: 'For guests.',
    includes: nameContains('supper', 'pasta', 'ramen', 'sauce', 'serving', 'wine', 'storm'),
  },
  {
    name: 'For plants and flowers',
    hasPicture: true,
    description: 'Vases and planters.',
    includes: of('vase', 'planter'),
  },
  {
    name: 'Sets',
    description: 'Several pieces in one box.',
    includes: nameContains(' set', 'pair', 'trio'),
  },
  {
    name: 'Gifts up to €30',
    description: 'Small things, wrapped if you like.',
    includes: priced(0, 30),
  },
  {
    name: 'Gifts up to €60',
    description: 'For friends and godparents.',
    includes: priced(30, 60),
  },
  { name: 'New', description: 'Fresh from the kiln.', includes: ({ ribbon }) => ribbon === 'New' },
  {
    name: 'Sale',
    hasPicture: true,
    description: 'Seconds and last pieces.',
    includes: ({ reduced }) => reduced !== undefined,
  },
  { name: 'Sea glaze', description: 'The glaze that we began with.', includes: glazed('Sea') },
  { name: 'Ink glaze', description: 'Almost black, blue in the sun.', includes: glazed('Ink') },
  { name: 'Chalk glaze', description: 'Matt white with speckles.', includes: glazed('Chalk') },
  {
    name: 'Guest potters',
    description: 'Made by friends.',
    includes: ({ brand }) => brand !== undefined,
  },
  {
    name: 'Workshop',
    description: 'Courses and recipes to download.',
    includes: ({ isDigital }) => isDigital === true,
  },
  {
    name: 'Spring catalogue (draft)',
    description: 'Not published yet.',
    includes: nameContains('bud', 'meadow', 'herb'),
    visible: false,
  },
];
