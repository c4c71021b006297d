/**
 * What the pages read, in both versions of the catalog. The server reads the same inputs, so that a page repeats no
 * request.
 */
import type {
  GetProductBySlugV3Input,
  QueryProductsInput,
  QueryProductsV3Input,
  SearchProductsV3Input,
} from 'storewire';

/** The newest products first. */
const PRODUCTS_V1: QueryProductsInput = {
  query: {
    sort: [{ fieldName: 'numericId', order: 'DESC' }],
    paging: { limit: 12 },
  },
};

const PRODUCTS_V3: SearchProductsV3Input['search'] = {
  sort: [{ fieldName: 'createdDate', order: 'DESC' }],
  cursorPaging: { limit: 12 },
};

/** Below the page of a product. */
const MORE = 4;

/** Products with a text in their names, or all without a text. */
export const productsInput = {
  /** Version 1 compares letters exactly: a word may begin with a capital letter. */
  v1(search: string): QueryProductsInput {
    const text = search.trim().toLowerCase();
    if (!text) return PRODUCTS_V1;
    const spellings = [text, text.charAt(0).toUpperCase() + text.slice(1)];
    const filter = { $or: spellings.map((name) => ({ name: { $contains: name } })) };
    return { query: { ...PRODUCTS_V1.query, filter } };
  },
  v3(search: string): SearchProductsV3Input {
    const expression = search.trim();
    const found = expression ? { search: { expression, fields: ['name'] } } : {};
    return { search: { ...PRODUCTS_V3, ...found }, fields: ['CURRENCY', 'MIN_PRICE_VARIANT'] };
  },
};

export const productInput = {
  v1: (slug: string): QueryProductsInput => ({ query: { filter: { slug }, paging: { limit: 1 } } }),
  v3: (slug: string): GetProductBySlugV3Input => ({
    slug,
    fields: ['CURRENCY', 'PLAIN_DESCRIPTION', 'MEDIA_ITEMS_INFO', 'PRODUCT_CHOICES_MEDIA_REFERENCES'],
  }),
};

export const moreProductsInput = {
  v1: (slug: string): QueryProductsInput => ({
    query: { ...PRODUCTS_V1.query, filter: { slug: { $ne: slug } }, paging: { limit: MORE } },
  }),
  v3: (slug: string): QueryProductsV3Input => ({
    query: { filter: { slug: { $ne: slug } }, cursorPaging: { limit: MORE } },
    fields: ['CURRENCY', 'MIN_PRICE_VARIANT'],
  }),
};
