import type { ShopProduct } from '../../store/product/product.ts';
import type { Text } from '../../text/dictionary.ts';

/** A stock is shown if it is this small. */
const FEW = 5;

/** The stock of a product or of a variant. */
type Stock = Pick<ShopProduct, 'quantity' | 'isInStock'>;

/** The text about a stock, and its severity. */
export interface StockNote {
  text: string;
  tone: 'quiet' | 'low' | 'out';
}

/** The text about a stock, if there is one. */
export function noteOf({ isInStock, quantity }: Stock, { catalog }: Text): StockNote | undefined {
  if (!isInStock) return { text: catalog.soldOut, tone: 'out' };
  if (quantity !== undefined && quantity > 0 && quantity <= FEW)
    return { text: catalog.few(quantity), tone: 'low' };
  return undefined;
}

/** The text about the stock of a product in a list. */
export function noteOfProduct(product: ShopProduct, text: Text): StockNote | undefined {
  const note = noteOf(product, text);
  if (note) return note;
  if (product.isDigital) return { text: text.catalog.download, tone: 'quiet' };
  return undefined;
}
