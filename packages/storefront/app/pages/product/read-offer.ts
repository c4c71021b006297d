/** Reads what the page and the form of a product need. For the server only. */
import {
  type Product,
  type ProductSelection,
  type ProductVariant,
  selectVariant,
  variantsInput,
} from 'storewire';
import { queryProductVariants } from 'storewire/operations';
import type { ServerReads } from 'storewire/react/server';

/** What is chosen of a product. */
interface ReadSelection {
  selection: ProductSelection;
  /** The variants that fit it. */
  variants: readonly ProductVariant[];
}

/** Reads the variants that choices mean: those of a URL, or those of a form. */
export async function readSelection(
  product: Product,
  choices: Readonly<Record<string, unknown>>,
  read: ServerReads['read'],
): Promise<ReadSelection> {
  const input = variantsInput(product, choices);
  const fitting = input ? await read(queryProductVariants, input) : undefined;
  return {
    selection: selectVariant(product, choices, fitting?.variants),
    variants: fitting?.variants ?? [],
  };
}
