/** Products that a test creates, edits in pages, and compares with what the platform has stored. */
import type { Page } from 'playwright-core';
import type { Product } from 'storewire';
import type { TestOffice } from '../test/office.ts';
import { callOf } from './pages.ts';

/** Products of a shop. Its calls are those of another user, who works without the back office. */
export function productsOf(office: TestOffice) {
  const call = (method: string, path: string, body?: object) => callOf(office, method, path, body);

  /** Creates a product, and returns its id. */
  async function create(product: object): Promise<string> {
    const { product: created } = await call('POST', '/stores/v1/products', {
      product: { productType: 'physical', priceData: { price: 20 }, ...product },
    });
    return created?.id ?? '';
  }

  const stored = async (id: string): Promise<Product> =>
    (await call('GET', `/stores-reader/v1/products/${id}`)).product ?? {};

  return { call, create, stored };
}

/** Saves the form of a product. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The product is saved').waitFor();
}
