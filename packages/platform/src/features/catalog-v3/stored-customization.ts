/** Options and modifiers of all products, each once. */
import type { Customization, CustomizationChoice } from 'storewire';
import { date, text } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';
import { present } from '../../kernel/values/present.ts';
import type { Saved } from './revision.ts';
import type { StoredModifier, StoredOption, StoredProductV3 } from './stored-product.ts';

export type CustomizationChoiceWithId = CustomizationChoice & { id: string };

/** An option or a modifier. A text box has no choices. */
export interface OwnCustomization {
  id: string;
  about: Pick<Customization, 'key' | 'name' | 'customizationRenderType' | 'freeTextInput'> & {
    customizationType: 'PRODUCT_OPTION' | 'MODIFIER';
  };
  choices: CustomizationChoiceWithId[];
}

export type StoredCustomization = OwnCustomization & Saved;

export const customizations = defineEntity<StoredCustomization>()({
  name: 'customization',
  filter: 'CustomizationFilter',
  sort: 'CustomizationSortField',
  columns: {
    name: text(({ about }) => about.name),
    customizationType: text(({ about }) => about.customizationType),
    customizationRenderType: text(({ about }) => about.customizationRenderType),
    createdDate: date(({ createdDate }) => createdDate),
    updatedDate: date(({ updatedDate }) => updatedDate),
  },
});

/** The options and modifiers of one product, with the choices that it has of them. */
export const customizationsOf = ({
  options,
  modifiers,
}: Pick<StoredProductV3, 'options' | 'modifiers'>): OwnCustomization[] => [
  ...options.map(({ id, key, name, optionRenderType, choicesSettings }) => ({
    id,
    about: {
      key,
      name,
      customizationType: 'PRODUCT_OPTION' as const,
      ...present({ customizationRenderType: optionRenderType }),
    },
    choices: choicesSettings.choices.map(choiceOf),
  })),
  ...modifiers.map(({ id, key, name, modifierRenderType, freeTextSettings, choicesSettings }) => ({
    id,
    about: {
      key,
      name,
      customizationType: 'MODIFIER' as const,
      ...present({ customizationRenderType: modifierRenderType, freeTextInput: freeTextSettings }),
    },
    choices: (choicesSettings?.choices ?? []).map((choice) => ({
      ...choiceOf(choice),
      ...present({ defaultAddedPrice: choice.addedPrice }),
    })),
  })),
];

type ChoiceOfProduct =
  | StoredOption['choicesSettings']['choices'][number]
  | NonNullable<NonNullable<StoredModifier['choicesSettings']>['choices']>[number];

const choiceOf = ({ choiceId, ...choice }: ChoiceOfProduct): CustomizationChoiceWithId => {
  const { choiceType, key, name, colorCode, displayImage } = choice;
  return { id: choiceId ?? '', ...present({ choiceType, key, name, colorCode, displayImage }) };
};
