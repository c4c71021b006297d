/** Brands, ribbons and sections, which products share by their ids or names. */
import type { Brand, InfoSection, InfoSectionInput, Ribbon } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { invalid } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { present } from '../../kernel/values/present.ts';
import { richTextOf } from './plain-text.ts';
import { isBlank, type Refuse } from './refusals.ts';
import { partKey, productsV3, type StoredProductV3 } from './stored-product.ts';

/** The product that has a part with this id or name. */
export const productWith = ({ db }: Pick<Context, 'db'>, key: string): StoredProductV3 | undefined =>
  db.of(productsV3).find({ parts: key });

/** The brand with an id, or with a name, which is made if it is new. None if the input is empty. */
export function brandOf(context: Context, input: Received<Brand>, refuse: Refuse): Brand | undefined {
  const { id, name } = present(input);
  if (id !== undefined) {
    const known = context.db.of(productsV3).find({ 'brand.id': id })?.brand;
    return known ?? invalid('product.brand.id', 'VALIDATION', 'is not that of a brand');
  }
  if (name === undefined) return undefined;
  if (isBlank(name)) refuse('BRAND_CREATION_FAILED', 'product.brand.name', 'is empty');
  return context.db.of(productsV3).find({ 'brand.name': name })?.brand ?? { id: context.ids.uuid(), name };
}

/** The ribbon with an id, or with a name, which is made if it is new. None if the input is empty. */
export function ribbonOf(
  context: Context,
  input: Received<Ribbon>,
  { field, refuse }: { field: string; refuse: Refuse },
): Ribbon | undefined {
  const { id, name } = present(input);
  if (id !== undefined) {
    const known = ribbonsOf(productWith(context, partKey.ribbon(id))).find((ribbon) => ribbon.id === id);
    return known ?? refuse('RIBBON_NOT_FOUND', `${field}.id`, 'is not that of a ribbon');
  }
  if (name === undefined) return undefined;
  if (isBlank(name)) refuse('RIBBON_CREATION_FAILED', `${field}.name`, 'is empty');
  const known = ribbonsOf(productWith(context, partKey.ribbonName(name)));
  return known.find((ribbon) => ribbon.name === name) ?? { id: context.ids.uuid(), name };
}

const ribbonsOf = (product: StoredProductV3 | undefined): Ribbon[] =>
  product ? [...(product.ribbon ? [product.ribbon] : []), ...(product.additionalRibbons ?? [])] : [];

/** Refuses a ribbon that a product has twice. */
export function checkRibbons(
  { ribbon, additionalRibbons = [] }: { ribbon?: Ribbon; additionalRibbons?: readonly Ribbon[] },
  refuse: Refuse,
): void {
  const keys = additionalRibbons.map(({ id, name }) => id ?? name);
  const names = additionalRibbons.map(({ name }) => name);
  const field = 'product.additionalRibbons';
  if (new Set(keys).size < keys.length || new Set(names).size < names.length)
    refuse('DUPLICATE_RIBBON_IN_ADDITIONAL', field, 'has a ribbon twice');
  if (ribbon && (keys.includes(ribbon.id ?? ribbon.name) || names.includes(ribbon.name)))
    refuse('DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL', field, 'has the ribbon of `ribbon`');
}

/** The sections with their ids or unique names. New ones are made, which need a name and a text. */
export function sectionsOf(
  context: Context,
  inputs: readonly Received<InfoSectionInput>[],
  refuse: Refuse,
): InfoSection[] {
  const sections = inputs.map((input, index) => {
    const field = `product.infoSections[${index}]`;
    const { id, uniqueName, plainDescription } = present(input);
    const known = knownSection(context, { id, uniqueName });
    if (id !== undefined && !known)
      refuse('INFO_SECTION_ERROR_OCCURRED', `${field}.id`, 'is not that of a section');
    if (known)
      return {
        ...known,
        ...present({ uniqueName }),
        ...(plainDescription !== undefined && textsOf(plainDescription)),
      };
    if (uniqueName === undefined || isBlank(uniqueName) || plainDescription === undefined)
      return refuse(
        ['INFO_SECTION_ERROR_OCCURRED', 'INFO_SECTION_CREATION_FAILED'],
        field,
        'needs uniqueName and plainDescription',
      );
    return {
      id: context.ids.uuid(),
      uniqueName,
      title: uniqueName.slice(0, MAX_TITLE_LENGTH),
      ...textsOf(plainDescription),
    };
  });
  if (new Set(sections.map(({ id }) => id)).size < sections.length)
    invalid('product.infoSections', 'VALIDATION', 'has a section twice');
  return sections;
}

const MAX_TITLE_LENGTH = 50;

const textsOf = (plainDescription: string) => ({
  plainDescription,
  description: richTextOf(plainDescription),
});

function knownSection(
  context: Context,
  { id, uniqueName }: { id?: string | undefined; uniqueName?: string | undefined },
): InfoSection | undefined {
  const isMeant = (section: InfoSection): boolean =>
    id === undefined ? section.uniqueName === uniqueName : section.id === id;
  const key =
    id === undefined ? uniqueName !== undefined && partKey.sectionName(uniqueName) : partKey.section(id);
  return key === false ? undefined : productWith(context, key)?.infoSections?.find(isMeant);
}
