/** A product of version 3 of the catalog as its form has it. */
import type { Brand, InfoSectionInput, ProductV3Input } from 'storewire';
import { metadataOf, type SearchResultValues, searchResultIn } from '../products/search-result.ts';
import {
  type OptionV3Values,
  toOptions,
  toVariants,
  type VariantV3Values,
  valuesOf,
  withStoredIds,
} from './options-and-variants.ts';
import type { ProductV3Record } from './product-v3-record.ts';

export interface SectionValues {
  sectionId?: string;
  name: string;
  text: string | null;
}

export interface ProductV3Values extends SearchResultValues {
  id: string;
  name: string;
  description: string | null;
  visible: boolean;
  ribbon: string | null;
  brand: string | null;
  categoryIds: string[];
  sections: SectionValues[];
  options: OptionV3Values[];
  /** By their ids. */
  variants: Record<string, VariantV3Values>;
}

/** The values of a product and of the categories that staff decide about. */
export const toValues = (
  product: ProductV3Record,
  categories: readonly { id: string }[],
): ProductV3Values => ({
  id: product.id,
  name: product.name ?? '',
  description: product.plainDescription || null,
  visible: product.visible ?? true,
  ribbon: product.ribbon?.name || null,
  brand: product.brand?.name || null,
  categoryIds: categories.map(({ id }) => id),
  sections: sectionsOf(product),
  ...searchResultIn(product.seoData),
  options: (product.options ?? []).map(({ id, name, choicesSettings }) => ({
    ...(id && { optionId: id }),
    name: name ?? '',
    choices: (choicesSettings?.choices ?? []).map(({ choiceId, choiceType, name: choice, colorCode }) => ({
      ...(choiceId && { choiceId }),
      name: choice ?? '',
      color: (choiceType !== 'CHOICE_TEXT' && colorCode) || null,
    })),
  })),
  variants: Object.fromEntries(
    (product.variantsInfo?.variants ?? []).map((variant) => [variant.id ?? '', valuesOf(variant, product)]),
  ),
});

const sectionsOf = ({ infoSections = [] }: ProductV3Record): SectionValues[] =>
  infoSections.map(({ id, uniqueName, title, plainDescription }) => ({
    ...(id && { sectionId: id }),
    name: uniqueName || title || '',
    text: plainDescription || null,
  }));

/**
 * What `updateProductV3` takes, made of the stored product: a list replaces the one that is stored. `brand` is the one
 * with the name of the values.
 */
export function toInput(
  values: ProductV3Values,
  product: ProductV3Record,
  brand: Brand | undefined = product.brand,
): Omit<ProductV3Input, 'revision'> {
  const options = withStoredIds(values.options, product);
  return {
    name: values.name,
    plainDescription: values.description,
    visible: values.visible,
    // nothing but an empty one clears them
    ribbon: values.ribbon ? { name: values.ribbon } : {},
    brand: values.brand && brand?.id ? { id: brand.id } : {},
    infoSections: values.sections.map((section) => toSection(section, sectionsOf(product))),
    seoData: metadataOf(values),
    options: toOptions(options, product),
    variantsInfo: { variants: toVariants({ options, variants: values.variants }, product) },
  };
}

/** A section, of which only what has changed is sent: other products may have it, too. */
function toSection(
  { sectionId, name, text }: SectionValues,
  stored: readonly SectionValues[],
): InfoSectionInput {
  const before = stored.find((section) => sectionId !== undefined && section.sectionId === sectionId);
  return {
    ...(before && { id: sectionId }),
    ...(name !== before?.name && { uniqueName: name }),
    ...(text !== before?.text && { plainDescription: text ?? '' }),
  };
}
