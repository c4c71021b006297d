import type { Json } from 'storewire-tools';
import { type Call, callOf } from './description.ts';
import { type Sample, sampleNamed, samplesOf } from './inputs.ts';

/** A GET with more characters of query than this is sent as its long form. */
export const MAX_QUERY_LENGTH = 4000;

const ids = (length: number): string[] =>
  Array.from({ length }, (_each, index) => `ab4f6c28-3e7d-4950-b1a8-${String(index).padStart(12, '0')}`);

/** By short form, an input whose URL would be too long. */
const LONG_INPUTS: Readonly<Record<string, { [name: string]: Json }>> = {
  'backInStock.queryBackInStockRequests': {
    query: {
      filter: { id: { $in: ids(120) } },
      sort: [{ fieldName: 'createdDate', order: 'ASC' }],
      cursorPaging: { limit: 100 },
    },
  },
  'backInStock.countBackInStockRequestsByCatalogReference': {
    catalogReferences: ids(100).map((catalogItemId) => ({
      catalogItemId,
      appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
    })),
  },
  'productsV3.searchProducts': { search: { filter: { id: { $in: ids(100) } } }, fields: ['URL'] },
  'productsV3.queryProducts': { query: { filter: { id: { $in: ids(100) } } }, fields: ['URL'] },
  'customizations.queryCustomizations': {
    query: { filter: { id: { $in: ids(100) } } },
    fields: ['ASSIGNED_PRODUCTS_COUNT'],
  },
  'inventoryItems.queryInventoryItems': { query: { filter: { productId: { $in: ids(100) } } } },
  'categories.listItemsInCategory': {
    treeReference: { appNamespace: '@wix/stores' },
    cursorPaging: { limit: 10, cursor: 'c2VhLWdsYXpl'.repeat(400) },
    useCategoryArrangement: true,
    includeItemsFromSubcategories: true,
  },
  'productsV3.countProducts': {
    filter: { id: { $in: ids(100) } },
    search: { expression: 'mug' },
    returnNonVisibleProducts: false,
  },
};

/** What a caller passes to the short form so that its long form is sent. */
export function longSample(call: Call): Sample {
  const { id, parameters, fallbackOf = '' } = call;
  const short = sampleNamed(callOf(fallbackOf), 'full');
  const { path, input: full } = sampleNamed(call, 'full');
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const body = LONG_INPUTS[fallbackOf];
  const input = { ...Object.fromEntries(inPath.map((name) => [name, full[name]])), ...body };
  if (!body || JSON.stringify(Object.keys(short.input)) !== JSON.stringify(Object.keys(input)))
    throw new Error(`${id} needs another long input`);
  return { name: 'long', input, path, query: [], body };
}

/** How a client gets a call onto the wire: the call that a user makes, and with what. */
export interface Making {
  call: Call;
  samples: Sample[];
}

/** A long form has no function of its own: the short form turns into it when its input is long. */
export function makingOf(call: Call): Making {
  return call.fallbackOf === undefined
    ? { call, samples: samplesOf(call) }
    : { call: callOf(call.fallbackOf), samples: [longSample(call)] };
}
