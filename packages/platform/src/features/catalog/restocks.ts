/** Variants that become available, by whatever call, action or job. */
import type { Context } from '../../kernel/context/context.ts';

/** A variant that is in stock again, or is new and in stock. */
export interface Restocked {
  productId: string;
  variantId: string;
  name: string;
  /** Decimal. */
  price: string;
}

type RestockListener = (context: Context, variant: Restocked) => void;

const listeners = new Set<RestockListener>();

/** Adds a listener for all platforms of the process, which is called in the write that saves the product. */
export const listenToRestocks = (listener: RestockListener): void => {
  listeners.add(listener);
};

/** Reports what is in stock of the variants of a saved product that shoppers see, and was not before. */
export function reportRestocks<Variant extends { id: string }>(
  context: Context,
  before: readonly Variant[],
  after: readonly Variant[],
  {
    isInStock,
    shown,
  }: {
    isInStock: (variant: Variant) => boolean | undefined;
    shown: (variant: Variant) => Restocked;
  },
): void {
  const known = new Set(before.filter(isInStock).map(({ id }) => id));
  for (const variant of after)
    if (isInStock(variant) && !known.has(variant.id))
      for (const listener of listeners) listener(context, shown(variant));
}
