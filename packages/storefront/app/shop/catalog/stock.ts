import type { Product } from 'storewire';
import type { Text } from '../../text/dictionary.ts';

/** A smaller stock than this is shown. */
const FEW = 5;

/** The stock of a product or of a variant, as in responses. */
interface Stock {
  /** Number of pieces; undefined if stock is not tracked. */
  quantity: number | undefined;
  isInStock: boolean;
}

/** The text about a stock, and its severity. */
export interface StockNote {
  text: string;
  tone: 'quiet' | 'low' | 'out';
}

/** The stock of a product over all its variants. */
function stockOf({ stock }: Product): Stock {
  return {
    quantity: stock?.trackInventory ? (stock.quantity ?? undefined) : undefined,
    isInStock: stock?.inStock !== false && stock?.inventoryStatus !== 'OUT_OF_STOCK',
  };
}

/** The text about a stock, if there is one. */
export function noteOf({ isInStock, quantity }: Stock, { catalog }: Text): StockNote | undefined {
  if (!isInStock) return { text: catalog.soldOut, tone: 'out' };
  if (quantity !== undefined && quantity > 0 && quantity <= FEW)
    return { text: catalog.few(quantity), tone: 'low' };
  return undefined;
}

/** The text about the stock of a product in a list. */
export function noteOfProduct(product: Product, text: Text): StockNote | undefined {
  const note = noteOf(stockOf(product), text);
  if (note) return note;
  if (product.productType === 'digital') return { text: text.catalog.download, tone: 'quiet' };
  return undefined;
}
