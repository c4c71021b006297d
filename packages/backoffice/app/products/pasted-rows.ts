/** Rows of products that were copied from a spreadsheet. */
import type { ProductInput } from 'storewire';
import { cellsOf } from '../components/csv.ts';
import { isDecimal, priceOf } from '../components/decimals.ts';
import { readAll } from '../components/read-all.ts';
import type { Versions } from '../components/versions.ts';
import type { ProductRecord } from './product-values.ts';

export interface PastedRow {
  /** The number of the row in the text, with that of the header as 1. */
  number: number;
  sku: string;
  product?: ProductRecord;
  /** What to change; absent if the row has no change or is not understood. */
  data?: ProductInput;
  /** The changes, or why the row is not understood. */
  text: string;
  /** The changes by column. */
  changes?: Readonly<Record<string, { was: string; becomes: string }>>;
}

/** What another user has changed of the changes of rows since they were read, by SKU and column. */
export function rivalChanges(
  before: readonly PastedRow[],
  now: readonly PastedRow[],
): Versions<Record<string, string>> & { skus: ReadonlySet<string> } {
  const found = before.flatMap(({ sku, number, changes = {} }) => {
    const product = now.find((row) => row.number === number)?.product;
    return Object.entries(changes).flatMap(([name, { was, becomes }]) => {
      const stored = product && COLUMNS[name]?.textOf(product);
      return stored === undefined || stored === was
        ? []
        : [{ sku, name: `${sku}, ${name}`, was, becomes, stored }];
    });
  });
  return {
    was: Object.fromEntries(found.map(({ name, was }) => [name, was])),
    now: Object.fromEntries(found.map(({ name, stored }) => [name, stored])),
    mine: Object.fromEntries(found.map(({ name, becomes }) => [name, becomes])),
    skus: new Set(found.map(({ sku }) => sku)),
  };
}

interface Column {
  textOf: (product: ProductRecord) => string;
  /** What a cell changes, in the form of the text of a product; undefined if it is not understood. */
  read: (cell: string, product: ProductRecord) => { text: string; data: ProductInput } | undefined;
}

const COLUMNS: Readonly<Record<string, Column>> = {
  name: {
    textOf: ({ name }) => name ?? '',
    read: (name) => (name.length <= 80 ? { text: name, data: { name } } : undefined),
  },
  price: {
    textOf: priceOf,
    read: (cell, { priceData }) => {
      const price = Number(cell);
      return isDecimal(cell)
        ? {
            text: priceOf({ priceData: { ...priceData, price } }),
            data: { priceData: { ...priceData, price } },
          }
        : undefined;
    },
  },
  visible: {
    textOf: ({ visible }) => (visible ? 'yes' : 'no'),
    read: (cell) => {
      if (/^(yes|true|1)$/i.test(cell)) return { text: 'yes', data: { visible: true } };
      return /^(no|false|0)$/i.test(cell) ? { text: 'no', data: { visible: false } } : undefined;
    },
  },
};

/** Reads the products of pasted rows. Throws an error that names what is wrong with the header. */
export async function readPasted(text: string): Promise<PastedRow[]> {
  const [header = [], ...rows] = cellsOf(text);
  const columns = header.map((name) => name.toLowerCase());
  const unknown = header.find(
    (_name, index) => !['sku', ...Object.keys(COLUMNS)].includes(columns[index] ?? ''),
  );
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is none of the columns SKU, name, price and visible`);
  const empty = header.find((_name, index) => rows.length > 0 && rows.every((cells) => !cells[index]));
  if (empty !== undefined) throw new Error(`The column "${empty}" is empty`);
  if (!columns.includes('sku')) throw new Error('The first row must name the columns, one of them SKU');
  const skus = rows.map((cells) => cells[columns.indexOf('sku')] ?? '');
  const products = await readBySku([...new Set(skus)].filter(Boolean));
  return rows.map((cells, index) => {
    const sku = skus[index] ?? '';
    const row = { number: index + 2, sku };
    const [product, other] = products.filter((each) => each.sku === sku);
    if (!product) return { ...row, text: 'No product has this SKU' };
    if (other) return { ...row, text: 'Several products have this SKU' };
    if (skus.indexOf(sku) !== index) return { ...row, text: 'A row above has the same SKU' };
    return { ...row, product, ...changeOf(product, cells, columns) };
  });
}

function changeOf(
  product: ProductRecord,
  cells: readonly string[],
  columns: readonly string[],
): Pick<PastedRow, 'data' | 'text' | 'changes'> {
  let data: ProductInput = {};
  const changes: Record<string, { was: string; becomes: string }> = {};
  for (const [index, name] of columns.entries()) {
    const [column, cell] = [COLUMNS[name], cells[index]];
    if (!column || !cell) continue;
    const then = column.read(cell, product);
    if (!then) return { text: `${name} "${cell}" is not understood` };
    const was = column.textOf(product);
    if (was === then.text) continue;
    data = { ...data, ...then.data };
    changes[name] = { was, becomes: then.text };
  }
  const texts = Object.entries(changes).map(([name, { was, becomes }]) => `${name}: ${was} → ${becomes}`);
  return texts.length > 0 ? { data, text: texts.join(', '), changes } : { text: 'No change' };
}

const BATCH = 100;

async function readBySku(skus: readonly string[]): Promise<ProductRecord[]> {
  const products: ProductRecord[] = [];
  for (let start = 0; start < skus.length; start += BATCH) {
    const filter = { sku: { $in: skus.slice(start, start + BATCH) } };
    products.push(...(await readAll<ProductRecord>('products', { filter })));
  }
  return products;
}
