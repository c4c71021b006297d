/** Products that a test creates, edits in pages, and compares with what the platform has stored. */
import type { Page } from 'playwright-core';
import type { Product } from 'storewire';
import { expect } from 'vitest';
import type { TestOffice } from '../test/office.ts';

/** Products of a shop. Its calls are those of another user, who works without the back office. */
export function productsOf({ platform }: TestOffice) {
  async function call(method: string, path: string, body?: object): Promise<{ product?: Product }> {
    const { accessToken } = platform.issueToken({ role: 'staff' });
    const response = await platform.fetch(`http://127.0.0.1:4010${path}`, {
      method,
      headers: { authorization: accessToken, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(200);
    return response.json();
  }

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
