import type { Product } from 'storewire';
import type { Text } from '../../shared/text/en.ts';

/** Fewer pieces than this are worth a word. */
const FEW = 5;

/** What to say of the stock, and how loud. */
export interface StockNote {
  text: string;
  tone: 'quiet' | 'low' | 'out';
}

/** The stock of a product or of one of its variants, as answers have it. */
export interface Stock {
  /** Pieces; undefined where nobody counts them. */
  quantity: number | undefined;
  isInStock: boolean;
}

/** The stock of a product over all its variants. */
export function stockOf({ stock }: Product): Stock {
  return {
    quantity: stock?.trackInventory ? (stock.quantity ?? undefined) : undefined,
    isInStock: stock?.inStock !== false && stock?.inventoryStatus !== 'OUT_OF_STOCK',
  };
}

/** The word on a stock, when there is one. */
export function noteOf({ isInStock, quantity }: Stock, { stock }: Text): StockNote | undefined {
  if (!isInStock) return { text: stock.soldOut, tone: 'out' };
  if (quantity !== undefined && quantity > 0 && quantity <= FEW) return { text: stock.few(quantity), tone: 'low' };
  return undefined;
}

/** The word on a product in a list. */
export function noteOfProduct(product: Product, text: Text): StockNote | undefined {
  const note = noteOf(stockOf(product), text);
  if (note) return note;
  if (product.productType === 'digital') return { text: text.stock.download, tone: 'quiet' };
  if (product.stock?.inventoryStatus === 'PARTIALLY_OUT_OF_STOCK') return { text: text.stock.partly, tone: 'quiet' };
  return undefined;
}
