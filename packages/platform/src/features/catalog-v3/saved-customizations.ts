/** Keeps the options and modifiers of all products while products are saved and deleted. */
import { isDeepStrictEqual } from 'node:util';
import type { Base } from '../../kernel/context/context.ts';
import { present } from '../../kernel/values/present.ts';
import { nextSave } from './revision.ts';
import {
  customizations,
  LISTS,
  type OwnCustomization,
  type StoredCustomization,
} from './stored-customization.ts';
import {
  productsV3,
  type StoredChoice,
  type StoredModifierChoice,
  type StoredProductV3,
} from './stored-product.ts';

type Saving = Pick<Base, 'db' | 'clock'>;

/** Call it after a product was saved or deleted. */
export function saveCustomizations(
  context: Saving,
  before: StoredProductV3 | undefined,
  after: StoredProductV3 | undefined,
): void {
  const was = byId(before ? customizationsOf(before) : []);
  const is = byId(after ? customizationsOf(after) : []);
  for (const [id, own] of new Map([...was, ...is]))
    if (!isDeepStrictEqual(was.get(id), is.get(id)))
      saveCustomization(context, own, { before: was.get(id), after: is.get(id) });
}

/** Where products differ, what was saved last is listed, or that of another product when it goes. What no product has any more goes. */
function saveCustomization(
  context: Saving,
  own: OwnCustomization,
  { before, after }: { before: OwnCustomization | undefined; after: OwnCustomization | undefined },
): void {
  const { db } = context;
  const productWith = (field: string, value: string): StoredProductV3 | undefined =>
    db.of(productsV3).find({ [`${LISTS[own.customizationType]}.${field}`]: value });
  const store = db.of(customizations);
  const other = after ? undefined : productWith('id', own.id);
  const next = after ?? (other && byId(customizationsOf(other)).get(own.id));
  if (!next) {
    store.delete(own.id);
    return;
  }
  const stored = store.get(own.id);
  const known = stored && withoutSave(stored);
  const choices = byId(known?.choices ?? []);
  for (const { id } of before?.choices ?? [])
    if (!productWith('choicesSettings.choices.choiceId', id)) choices.delete(id);
  for (const choice of next.choices) choices.set(choice.id, choice);
  const saved = { ...next, choices: [...choices.values()] };
  if (!isDeepStrictEqual(saved, known)) store.save({ ...saved, ...nextSave(context, stored) });
}

const withoutSave = ({
  revision: _revision,
  createdDate: _created,
  updatedDate: _updated,
  ...own
}: StoredCustomization): OwnCustomization => own;

/** The options and modifiers of one product, with the choices that it has of them. */
const customizationsOf = ({ options, modifiers }: StoredProductV3): OwnCustomization[] => [
  ...options.map(({ id, key, name, optionRenderType, choicesSettings }) => ({
    id,
    key,
    name,
    customizationType: 'PRODUCT_OPTION' as const,
    ...present({ customizationRenderType: optionRenderType }),
    choices: choicesSettings.choices.map(choiceOf),
  })),
  ...modifiers.map(({ id, key, name, modifierRenderType, freeTextSettings, choicesSettings }) => ({
    id,
    key,
    name,
    customizationType: 'MODIFIER' as const,
    ...present({ customizationRenderType: modifierRenderType, freeTextInput: freeTextSettings }),
    choices: (choicesSettings?.choices ?? []).map((choice) => ({
      ...choiceOf(choice),
      ...present({ defaultAddedPrice: choice.addedPrice }),
    })),
  })),
];

const choiceOf = ({ choiceId, ...choice }: StoredChoice | StoredModifierChoice) => {
  const { choiceType, key, name, colorCode, displayImage } = choice;
  return { id: choiceId, ...present({ choiceType, key, name, colorCode, displayImage }) };
};

const byId = <Item extends { id: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.id, item]));
