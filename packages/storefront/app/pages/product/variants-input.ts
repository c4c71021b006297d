import type { Product, QueryProductVariantsInput } from 'storewire';
import type { Choices, ShownOption } from './selection.ts';

/** Products with more combinations are read by selection. */
const MAX_VARIANTS_PER_CALL = 100;

/** An option has at most this many choices. */
const PAGE = { limit: 100 };

/** Whether all variants are read with one call. */
export const isReadAtOnce = (options: readonly ShownOption[]): boolean =>
  options.reduce((count, { choices }) => count * choices.length, 1) <= MAX_VARIANTS_PER_CALL;

/** The variants of most products; of a product with very many, those that fit the choices in the URL. */
export function variantsInput(
  { id = '', manageVariants }: Product,
  options: readonly ShownOption[],
  wanted: Choices,
): QueryProductVariantsInput | null {
  if (!manageVariants) return null;
  return isReadAtOnce(options) ? { id, paging: PAGE } : { id, choices: wanted, paging: PAGE };
}

/** The variants that differ from the selection in one option only. Null if all variants are known anyway. */
export function neighborsInput(
  { id = '', manageVariants }: Product,
  options: readonly ShownOption[],
  choices: Choices,
  option: string,
): QueryProductVariantsInput | null {
  if (!manageVariants || isReadAtOnce(options)) return null;
  const { [option]: _changed, ...others } = choices;
  return { id, choices: others, paging: PAGE };
}
