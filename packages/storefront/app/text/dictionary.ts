import type * as en from './en/index.ts';

/** All texts of the store front, such as `text.cart.empty`. English is the model: other languages have the same ones. */
export type Text = typeof en;
