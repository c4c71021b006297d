/** What a catalog reference of version 3 names: a variant, and what the buyer adds to it. */
import type { Base } from '../../kernel/context/context.ts';
import { isStoreApp } from '../catalog/catalog-item.ts';
import {
  productsV3,
  type StoredModifier,
  type StoredProductV3,
  type StoredVariant,
} from './stored-product.ts';

export interface ItemV3 {
  product: StoredProductV3;
  /** Undefined if the options name none, and the product has several. */
  variant: StoredVariant | undefined;
  modifiers: ChosenModifier[];
  /** What is wrong with the texts or the choices of the reference. */
  problem: Problem | undefined;
  /** Whether the variant or a mandatory modifier is missing. */
  isIncomplete: boolean;
}

/** Something wrong with a property of the options. */
interface Problem {
  field: 'options' | 'customTextFields';
  description: string;
}

/** A modifier with the choice or the text of the buyer. */
export interface ChosenModifier {
  title: string;
  text: string;
  color?: string | undefined;
  /** Decimal. */
  addedPrice: string;
}

/** The options of a catalog reference. */
interface Options {
  variantId?: unknown;
  /** Choices by the keys of modifiers. */
  options?: Readonly<Record<string, unknown>> | null;
  /** Texts by the keys of text boxes. */
  customTextFields?: Readonly<Record<string, unknown>> | null;
}

/**
 * Finds the item of a catalog reference. Options of the product are chosen by `variantId` alone, which a product with
 * one variant does not need. Returns undefined if the product does not exist, or belongs to another catalog.
 */
export function itemV3(
  { db }: Pick<Base, 'db'>,
  { appId, catalogItemId, options: given }: { appId: string; catalogItemId: string; options?: unknown },
): ItemV3 | undefined {
  const product = isStoreApp(appId) ? db.of(productsV3).get(catalogItemId) : undefined;
  if (!product) return undefined;
  const options = (given ?? {}) as Options;
  const { variants } = product.variantsInfo;
  const named = typeof options.variantId === 'string' && options.variantId !== '';
  const variant = named
    ? variants.find(({ id }) => id === options.variantId)
    : variants.length === 1
      ? variants[0]
      : undefined;
  const answers = product.modifiers.map((modifier) => answerTo(modifier, options));
  return {
    product,
    variant,
    modifiers: answers.flatMap(({ chosen }) => chosen ?? []),
    problem: unknownText(product, options) ?? answers.find(({ problem }) => problem !== undefined)?.problem,
    isIncomplete:
      (!named && variant === undefined) ||
      answers.some(({ chosen }, index) => !chosen && product.modifiers[index]?.mandatory),
  };
}

interface Answer {
  chosen?: ChosenModifier;
  problem?: Problem;
}

const answerTo = (modifier: StoredModifier, options: Options): Answer =>
  modifier.modifierRenderType === 'FREE_TEXT'
    ? writtenText(modifier, options.customTextFields ?? {})
    : chosenChoice(modifier, options.options ?? {});

function writtenText({ name, freeTextSettings = {} }: StoredModifier, texts: object): Answer {
  const { key = name, title = name, minCharCount = 0, maxCharCount, defaultAddedPrice } = freeTextSettings;
  const text = valueIn(texts, key);
  if (text.trim() === '') return {};
  const chosen = { title, text, addedPrice: defaultAddedPrice ?? '0' };
  if (maxCharCount !== undefined && text.length > maxCharCount)
    return { chosen, problem: textProblem(`must have at most ${maxCharCount} characters for ${key}`) };
  return text.length < minCharCount
    ? { chosen, problem: textProblem(`must have at least ${minCharCount} characters for ${key}`) }
    : { chosen };
}

/** A choice is named by its key, or by the text that buyers see. */
function chosenChoice({ name, key, choicesSettings }: StoredModifier, choices: object): Answer {
  const text = valueIn(choices, key);
  if (text === '') return {};
  const all = choicesSettings?.choices ?? [];
  const choice = all.find((each) => each.key === text) ?? all.find((each) => each.name === text);
  if (!choice)
    return { problem: { field: 'options', description: `has no choice of ${name}: ${text.slice(0, 100)}` } };
  return {
    chosen: {
      title: name,
      text: choice.name ?? text,
      color: choice.choiceType === 'ONE_COLOR' ? choice.colorCode : undefined,
      addedPrice: choice.addedPrice ?? '0',
    },
  };
}

const textProblem = (description: string): Problem => ({ field: 'customTextFields', description });

function unknownText({ modifiers }: StoredProductV3, { customTextFields }: Options): Problem | undefined {
  const known = modifiers.map(({ freeTextSettings }) => freeTextSettings?.key);
  const unknown = Object.keys(customTextFields ?? {}).find((key) => !known.includes(key));
  return unknown === undefined
    ? undefined
    : textProblem(`has a text that the product does not ask for: ${unknown.slice(0, 100)}`);
}

const valueIn = (values: object, key: string): string => {
  const value: unknown = Object.hasOwn(values, key) ? (values as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : '';
};

/** What a reference needs besides the variant: the first choice of each mandatory modifier. */
export function mandatoryOptions({ modifiers }: StoredProductV3): Omit<Options, 'variantId'> {
  const mandatory = modifiers.filter((modifier) => modifier.mandatory);
  const choices = mandatory.flatMap(({ key, choicesSettings }) => {
    const choice = choicesSettings?.choices?.[0]?.key;
    return choice === undefined ? [] : [[key, choice] as const];
  });
  const texts = mandatory.flatMap(({ freeTextSettings }) =>
    freeTextSettings?.key === undefined ? [] : [[freeTextSettings.key, 'Text'] as const],
  );
  return {
    ...(choices.length > 0 && { options: Object.fromEntries(choices) }),
    ...(texts.length > 0 && { customTextFields: Object.fromEntries(texts) }),
  };
}
