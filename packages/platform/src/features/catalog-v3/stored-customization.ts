/** Options and modifiers of all products, each once. */
import type { Customization, CustomizationChoice } from 'storewire';
import { date, text } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';
import type { Saved } from './revision.ts';

/** An option or a modifier. A text box has no choices. */
export interface OwnCustomization
  extends Pick<Customization, 'key' | 'name' | 'customizationRenderType' | 'freeTextInput'> {
  id: string;
  customizationType: 'PRODUCT_OPTION' | 'MODIFIER';
  choices: (CustomizationChoice & { id: string })[];
}

export type StoredCustomization = OwnCustomization & Saved;

/** The property of products that lists them. */
export const LISTS = { PRODUCT_OPTION: 'options', MODIFIER: 'modifiers' } as const;

export const customizations = defineEntity<StoredCustomization>()({
  name: 'customization',
  // it follows from products
  isExported: false,
  filter: 'CustomizationFilter',
  sort: 'CustomizationSortField',
  columns: {
    name: text(({ name }) => name),
    customizationType: text(({ customizationType }) => customizationType),
    customizationRenderType: text(({ customizationRenderType }) => customizationRenderType),
    createdDate: date(({ createdDate }) => createdDate),
    updatedDate: date(({ updatedDate }) => updatedDate),
  },
});
