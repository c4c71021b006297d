/** A purchase from the product to the paid order, in each language, with and without JavaScript. */
import { expect, test } from 'vitest';
import * as de from '../../app/text/de/index.ts';
import * as en from '../../app/text/en/index.ts';
import * as he from '../../app/text/he/index.ts';
import { openShop } from '../shop.ts';

const shop = await openShop();

const LANGUAGES = { en, de, he };

/** By the purposes of inputs. */
const ENTRIES = {
  email: 'mara@example.com',
  'given-name': 'Mara',
  'family-name': 'Brennan',
  'address-line1': '12 Quay Street',
  'address-level2': 'Galway',
};

/** Of the country that an address starts with. */
const POSTAL_CODES: Readonly<Record<string, string>> = { de: '10115', he: '6100000' };

const JOURNEYS = Object.entries(LANGUAGES).flatMap(([language, text]) =>
  [true, false].map((javaScriptEnabled) => ({ language, text, javaScriptEnabled })),
);

test.for(JOURNEYS)(
  'a guest buys in "$language", with JavaScript: $javaScriptEnabled',
  async ({ language, text: { product, cart, checkout, order }, javaScriptEnabled }) => {
    const page = await shop.visit(`/${language}/products/espresso-cup`, { javaScriptEnabled });
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    await press(product.add);
    if (javaScriptEnabled) await page.getByRole('link', { name: product.toCart }).click();
    else await page.goto(`${shop.origin}/${language}/cart`);
    await page.getByRole('link', { name: cart.toCheckout }).click();
    const entries = { ...ENTRIES, 'postal-code': POSTAL_CODES[language] };
    for (const [purpose, entry] of Object.entries(entries))
      if (entry) await page.locator(`main input[autocomplete~=${purpose}]`).first().fill(entry);
    await press(checkout.continue);
    await page.getByRole('heading', { name: checkout.stepTitles.delivery }).waitFor();
    await page.getByRole('radio').first().check();
    await press(checkout.continue);
    await page.getByRole('heading', { name: checkout.stepTitles.review }).waitFor();
    await page.getByRole('checkbox').last().check();
    await press(new RegExp(`^${checkout.placeAndPay('.*')}$`));
    // a page of the platform
    await page.getByRole('button', { name: 'Order and pay' }).click();
    await page.getByRole('heading', { level: 1, name: order.thanks }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${language}/orders?/`));
  },
);
