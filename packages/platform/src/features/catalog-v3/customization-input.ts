/** Options and modifiers of products as staff send them. Products share them by their ids and names. */
import type {
  ChoiceType,
  ConnectedModifierChoiceInput,
  ConnectedModifierInput,
  ConnectedOptionChoiceInput,
  ConnectedOptionInput,
  FreeTextSettings,
  ProductMediaItemV3,
} from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { breaks, invalid } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { present } from '../../kernel/values/present.ts';
import { mediaOf } from './product-media-input.ts';
import { checkAmount, isBlank, type Refuse } from './refusals.ts';
import {
  productsV3,
  type StoredModifier,
  type StoredOption,
  type StoredProductV3,
} from './stored-product.ts';

type OptionInput = Received<ConnectedOptionInput>;
type ModifierInput = Received<ConnectedModifierInput>;
type ChoiceInput = Received<ConnectedOptionChoiceInput & ConnectedModifierChoiceInput>;

interface KnownChoice {
  choiceId?: string | null;
  choiceType?: ChoiceType;
  key?: string;
  name?: string | null;
  colorCode?: string;
  linkedMedia?: ProductMediaItemV3[];
}

/** What the inputs of one product are made with. */
interface Making {
  refuse: Refuse;
  /** What the product has now. */
  before?: Pick<StoredProductV3, 'options' | 'modifiers'> | undefined;
}

/** The options of a product. */
export function optionsOf(
  context: Context,
  inputs: readonly OptionInput[],
  { refuse, before }: Making,
): StoredOption[] {
  const options = inputs.map((input, index) => {
    const field = `product.options[${index}]`;
    const { id, name, optionRenderType, choicesSettings } = present(input);
    const own = before?.options ?? [];
    const alike = alikeOf(context, 'options', { id, name }, own).filter(
      (each) => id !== undefined || !optionRenderType || each.optionRenderType === optionRenderType,
    );
    const [known] = alike;
    if (id !== undefined && !known)
      refuse('CUSTOMIZATION_NOT_EXIST', `${field}.id`, 'is not that of an option');
    const type = optionRenderType ?? known?.optionRenderType;
    const ownName = nameOf(name ?? known?.name, field, refuse);
    if (ownName === undefined || type === undefined)
      return refuse('PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED', field, 'needs a name and optionRenderType');
    const choices = choicesOf(context, choicesSettings?.choices, {
      refuse,
      field,
      isShared: known !== undefined,
      known: alike.flatMap((each) => each.choicesSettings.choices),
      kept: own.find((each) => each.id === known?.id)?.choicesSettings.choices ?? [],
      code: 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
    });
    return {
      id: known?.id ?? context.ids.uuid(),
      key: known?.key ?? ownName,
      name: ownName,
      optionRenderType: type,
      choicesSettings: { choices },
    };
  });
  if (hasTwice(options)) refuse('DUPLICATE_PRODUCT_OPTIONS', 'product.options', 'has an option twice');
  return options;
}

/** The modifiers of a product. */
export function modifiersOf(
  context: Context,
  inputs: readonly ModifierInput[],
  { refuse, before }: Making,
): StoredModifier[] {
  const own = before?.modifiers ?? [];
  const textKeys = own.flatMap(({ freeTextSettings }) => freeTextSettings?.key ?? []);
  const modifiers = inputs.map((input, index): StoredModifier => {
    const field = `product.modifiers[${index}]`;
    const { id, name, modifierRenderType, choicesSettings, freeTextSettings, ...given } = present(input);
    const alike = alikeOf(context, 'modifiers', { id, name }, own).filter(
      (each) => id !== undefined || !modifierRenderType || each.modifierRenderType === modifierRenderType,
    );
    const [known] = alike;
    if (id !== undefined && !known)
      refuse('CUSTOMIZATION_NOT_EXIST', `${field}.id`, 'is not that of a modifier');
    const type = modifierRenderType ?? known?.modifierRenderType;
    const ownName = nameOf(name ?? known?.name, field, refuse);
    if (ownName === undefined || type === undefined)
      return refuse('MODIFIER_NAME_AND_TYPE_REQUIRED', field, 'needs a name and modifierRenderType');
    const mandatory = given.mandatory ?? given.toBeRemovedMandatory ?? known?.mandatory ?? false;
    const ownId = known?.id ?? context.ids.uuid();
    const common = {
      id: ownId,
      key:
        known?.key ??
        newKey(
          ownName,
          ownId,
          own.map(({ key }) => key),
        ),
      name: ownName,
      modifierRenderType: type,
      mandatory,
      ...(given.toBeRemovedMandatory !== undefined && { toBeRemovedMandatory: mandatory }),
    };
    if (type === 'FREE_TEXT') {
      if (choicesSettings) invalid(`${field}.choicesSettings`, 'VALIDATION', 'is not for a text box');
      const box = { ...known?.freeTextSettings, ...freeTextSettings };
      const textBox = textBoxOf(box, {
        name: ownName,
        field,
        keyOf: (title) => newKey(title, ownId, textKeys),
      });
      textKeys.push(textBox.key);
      return { ...common, freeTextSettings: textBox };
    }
    if (freeTextSettings) invalid(`${field}.freeTextSettings`, 'VALIDATION', 'is for text boxes');
    const choices = choicesOf(context, choicesSettings?.choices, {
      refuse,
      field,
      isShared: known !== undefined,
      known: alike.flatMap((each) => each.choicesSettings?.choices ?? []),
      kept: own.find((each) => each.id === known?.id)?.choicesSettings?.choices ?? [],
      code: 'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
    });
    return { ...common, choicesSettings: { choices } };
  });
  if (hasTwice(modifiers))
    breaks('product.modifiers', 'MODIFIERS_ID_DUPLICATION_ERROR', 'has a modifier twice');
  return modifiers;
}

/** A cart names a modifier, a choice or a text by its key: its name, or its id if another one has that key. */
const newKey = (name: string, id: string, taken: readonly (string | undefined)[]): string =>
  taken.includes(name) ? id : name;

/** Whether two of a list have the same id or the same name. */
const hasTwice = (all: readonly { id: string; name: string }[]): boolean =>
  new Set(all.map(({ id }) => id)).size < all.length ||
  new Set(all.map(({ name }) => name)).size < all.length;

interface Named {
  id?: string | undefined;
  name?: string | undefined;
}

const isMeant = (each: { id: string; name: string }, { id, name }: Named): boolean =>
  id === undefined ? each.name === name : each.id === id;

/** The options or modifiers with an id or a name: that of the product itself first, then those of others. */
function alikeOf<Kind extends 'options' | 'modifiers'>(
  { db }: Pick<Context, 'db'>,
  kind: Kind,
  named: Named,
  own: readonly StoredProductV3[Kind][number][],
): StoredProductV3[Kind][number][] {
  const { id, name } = named;
  if (id === undefined && name === undefined) return [];
  const where = id === undefined ? { [`${kind}.name`]: name } : { [`${kind}.id`]: id };
  const all = db
    .of(productsV3)
    .all({ where })
    .flatMap((product): readonly StoredProductV3[Kind][number][] => product[kind]);
  return [...own, ...all].filter((each) => isMeant(each, named));
}

function nameOf(name: string | undefined, field: string, refuse: Refuse): string | undefined {
  if (name !== undefined && isBlank(name))
    refuse('CUSTOMIZATIONS_CREATION_FAILED', `${field}.name`, 'is empty');
  return name;
}

/** The choices of an option or a modifier: those that it has, by id or name, and new ones. */
function choicesOf<Choice extends KnownChoice>(
  context: Context,
  inputs: readonly ChoiceInput[] | undefined,
  about: {
    refuse: Refuse;
    field: string;
    isShared: boolean;
    known: readonly Choice[];
    /** The choices that stay if none are sent. */
    kept: readonly Choice[];
    /** Refuses a new choice without a name. */
    code: string;
  },
) {
  const { refuse, field, known, kept } = about;
  const path = `${field}.choicesSettings.choices`;
  if (!inputs && kept.length === 0) invalid(path, 'REQUIRED_FIELD', 'must be present');
  const choices = (inputs ?? kept).map((input: ChoiceInput, index) => {
    const at = `${path}[${index}]`;
    const { choiceId, name, linkedMedia, ...given } = present(input);
    checkAmount(given.addedPrice, `${at}.addedPrice`);
    const same = known.find((each) =>
      choiceId === undefined ? each.name === name : each.choiceId === choiceId,
    );
    if (choiceId !== undefined && !same)
      refuse('CHOICE_NOT_EXIST', `${at}.choiceId`, 'is not that of a choice');
    const choiceName = name ?? same?.name ?? undefined;
    const choiceType = given.choiceType ?? same?.choiceType;
    if (choiceName === undefined || choiceType === undefined)
      return refuse(about.code, at, 'needs a name and choiceType');
    if (isBlank(choiceName))
      refuse(
        about.isShared ? 'ADD_CUSTOMIZATION_CHOICES_FAILED' : 'CUSTOMIZATIONS_CREATION_FAILED',
        `${at}.name`,
        'is empty',
      );
    const ownId = same?.choiceId ?? context.ids.uuid();
    return {
      ...given,
      choiceId: ownId,
      choiceType,
      key:
        same?.key ??
        newKey(
          choiceName,
          ownId,
          known.map(({ key }) => key),
        ),
      name: choiceName,
      ...present({ colorCode: given.colorCode ?? same?.colorCode }),
      ...(linkedMedia && {
        linkedMedia: mediaOf(context, linkedMedia, {
          field: `${at}.linkedMedia`,
          name: choiceName,
          before: same?.linkedMedia ?? [],
        }),
      }),
    };
  });
  if (hasTwice(choices.map(({ choiceId, name }) => ({ id: choiceId, name }))))
    invalid(path, 'VALIDATION', 'has a choice twice');
  return choices;
}

/** The text box of a modifier. */
function textBoxOf(
  given: Received<FreeTextSettings>,
  { name, field, keyOf }: { name: string; field: string; keyOf: (title: string) => string },
) {
  const { title = name, minCharCount = 0, maxCharCount = MAX_CHARACTERS, ...rest } = present(given);
  if (minCharCount < 0 || minCharCount > maxCharCount)
    invalid(`${field}.freeTextSettings.minCharCount`, 'VALIDATION', 'must be between 0 and maxCharCount');
  checkAmount(rest.defaultAddedPrice, `${field}.freeTextSettings.defaultAddedPrice`);
  return { ...rest, title, key: rest.key ?? keyOf(title), minCharCount, maxCharCount };
}

const MAX_CHARACTERS = 500;
