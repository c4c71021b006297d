/** Keeps the options and modifiers of all products while products are saved and deleted. */
import { isDeepStrictEqual } from 'node:util';
import type { Base } from '../../kernel/context/context.ts';
import { nextSave } from './revision.ts';
import { customizations, customizationsOf, type OwnCustomization } from './stored-customization.ts';
import { productsV3, type StoredProductV3 } from './stored-product.ts';

type Saving = Pick<Base, 'db' | 'clock'>;

/** The property of products that lists them. */
export const LISTS = { PRODUCT_OPTION: 'options', MODIFIER: 'modifiers' } as const;

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

/** What no product has any more goes. */
function saveCustomization(
  context: Saving,
  { id, about }: OwnCustomization,
  { before, after }: { before: OwnCustomization | undefined; after: OwnCustomization | undefined },
): void {
  const { db } = context;
  const isInProduct = (field: string, value: string): boolean =>
    db.of(productsV3).find({ [`${LISTS[about.customizationType]}.${field}`]: value }) !== undefined;
  const store = db.of(customizations);
  if (!after && !isInProduct('id', id)) {
    store.delete(id);
    return;
  }
  const known = store.get(id);
  const choices = byId(known?.choices ?? []);
  const [choicesBefore, choicesAfter] = [byId(before?.choices ?? []), byId(after?.choices ?? [])];
  for (const choiceId of choicesBefore.keys())
    if (!choicesAfter.has(choiceId) && !isInProduct('choicesSettings.choices.choiceId', choiceId))
      choices.delete(choiceId);
  for (const [choiceId, choice] of choicesAfter)
    choices.set(choiceId, latest(choices.get(choiceId), choicesBefore.get(choiceId), choice));
  const next = { id, about: latest(known?.about, before?.about, about), choices: [...choices.values()] };
  if (!isDeepStrictEqual({ ...known, ...next }, known)) store.save({ ...next, ...nextSave(context, known) });
}

/** What is known stays unless this product has changed it: products may show a choice by different pictures. */
const latest = <Value>(known: Value | undefined, before: Value | undefined, after: Value): Value =>
  known !== undefined && (before === undefined || isDeepStrictEqual(before, after)) ? known : after;

const byId = <Item extends { id: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.id, item]));
