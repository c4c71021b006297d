import {
  type Product,
  type ProductSelection,
  type QueryProductVariantsInput,
  variantsInput,
} from 'storewire';

/** The variants that differ from the selection in one option only. Null if all variants are read anyway. */
export function neighborsInput(
  product: Product,
  choices: ProductSelection['choices'],
  option: string,
): QueryProductVariantsInput | null {
  const { [option]: _changed, ...others } = choices;
  const input = variantsInput(product, others);
  return input?.choices ? input : null;
}
