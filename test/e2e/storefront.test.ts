import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestBrowser, type TestBrowser } from './chromium.ts';
import { openShop, type Shop } from './shop.ts';
import { logged, type Visit, type VisitOptions, visit } from './visit.ts';

const PRODUCTS = '/stores-reader/v1/products/query-platformized';
const CART = '/ecom/v1/carts/current';
const REQUEST_ID = '1772442900.4821337004219';
const MUG = '4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12';
const SAND_300 = 'b3db1dbc-dcc3-4202-af68-5c57c7f8ac5b';
const PIECES = [
  'Tidal mug',
  'Harbour bowl',
  'Glaze recipes',
  'Quay teapot',
  'Driftwood spoon rest',
  'Storm plate set',
];

let shop: Shop;
let browser: TestBrowser;
let current: Visit | undefined;

beforeAll(async () => {
  [shop, browser] = await Promise.all([openShop(), openTestBrowser()]);
});

afterEach(async () => {
  const leaving = current;
  current = undefined;
  await leaving?.leave();
});

afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

async function come(options?: VisitOptions): Promise<Visit> {
  current = await visit(browser, shop, options);
  return current;
}

const names = (page: Page): Promise<string[]> =>
  page.getByRole('article').getByRole('heading').allInnerTexts();
const cards = (page: Page, count: number) => expect.poll(() => page.getByRole('article').count()).toBe(count);

describe('the list', () => {
  test('shows the six pieces of the shop with price, ribbon and stock', async () => {
    const { page, goto } = await come();
    await goto('/');
    await cards(page, 6);
    expect(await names(page)).toEqual(PIECES);
    const card = (name: string): Promise<string> =>
      page.getByRole('article').filter({ hasText: name }).innerText();
    expect(await card('Tidal mug')).toMatch(/Best seller[\s\S]*From €24\.00/);
    expect(await card('Harbour bowl')).toMatch(/Sale[\s\S]*Now\s+€34\.20\s+Before\s+€38\.00/);
    expect(await card('Quay teapot')).toContain('Only 2 left');
    expect(await card('Driftwood spoon rest')).toContain('Sold out');
    await page.getByText('6 pieces', { exact: true }).waitFor();
  });

  test('keeps collection and order in the address and asks the server for them', async () => {
    const { page, goto, nextBody } = await come();
    await goto('/');
    await cards(page, 6);
    const filtered = nextBody(PRODUCTS);
    await page.getByRole('link', { name: 'Workshop 2' }).click();
    expect(await filtered).toMatchObject({
      query: { filter: { collectionIds: { $hasSome: ['78537d52-a63b-47a4-acb4-19482ea8d104'] } } },
    });
    await page.getByRole('heading', { level: 1, name: 'Workshop' }).waitFor();
    const sorted = nextBody(PRODUCTS);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, high to low');
    expect(await sorted).toMatchObject({ query: { sort: [{ fieldName: 'price', order: 'DESC' }] } });
    expect(new URL(page.url()).search).toBe('?collection=workshop&sort=dearest');
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Stoneware for every day' }).waitFor();
  });

  test('loads the next page on demand, and moves the focus to its first product', async () => {
    const { page, goto, change, nextBody } = await come();
    let products: { id: string; name: string }[] = [];
    await change(PRODUCTS, (body: { products: { id: string; name: string }[] }, request) => {
      // the mock has one page of products
      if (body.products.length > 0) products = body.products;
      const { offset = 0 } = (request.postDataJSON() as { query: { paging: { offset?: number } } }).query
        .paging;
      const more = [...products, ...products].slice(0, offset === 0 ? 12 : 3);
      return {
        products: more.map((product, index) => ({
          ...product,
          id: `${product.id}-${offset + index}`,
          name: `${product.name} ${offset + index}`,
        })),
        metadata: { total: 15 },
      };
    });
    await goto('/');
    await cards(page, 12);
    const body = nextBody(PRODUCTS);
    await page.getByRole('button', { name: 'Show more' }).click();
    expect(await body).toMatchObject({ query: { paging: { limit: 12, offset: 12 } } });
    await cards(page, 15);
    await expect.poll(() => page.locator(':focus').innerText()).toBe('Tidal mug 12');
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });

  test('says so when there is nothing in it', async () => {
    const { page, goto, change } = await come();
    await change(PRODUCTS, () => ({ products: [], metadata: { total: 0 } }));
    await goto('/');
    await page.getByRole('heading', { name: 'Nothing on this shelf yet' }).waitFor();
  });

  test('shows a failure of the server with its request id, and a retry that works', async () => {
    const { page, goto, answer } = await come({ failures: logged(500) });
    const heal = await answer(PRODUCTS, 'code=500');
    await goto('/');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain(REQUEST_ID);
    await heal();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await cards(page, 6);
    expect(await alert.count()).toBe(0);
  });

  test('shows a placeholder if an image is unavailable', async () => {
    const { page, goto } = await come({ failures: /ERR_FAILED/ });
    await page.route('**/media/*', (route) => route.abort());
    await goto('/');
    await cards(page, 6);
    await page
      .getByRole('img', { name: 'Tidal mug in sea glaze on an oak shelf' })
      .getByText('T', { exact: true })
      .waitFor();
  });

  test('loads a picture of the platform in the size that it is shown in', async () => {
    const { page, goto, change } = await come();
    const loaded: string[] = [];
    await page.route('https://static.wixstatic.com/**', (route) => {
      loaded.push(route.request().url());
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
      });
    });
    const image = {
      url: 'https://static.wixstatic.com/media/11062b_5d0e~mv2.png',
      width: 2400,
      height: 1600,
      altText: 'A mug',
    };
    await change(PRODUCTS, ({ products: [mug] }: { products: object[] }) => ({
      products: [{ ...mug, media: { mainMedia: { image } } }],
    }));
    await goto('/');
    const picture = page.getByRole('img', { name: 'A mug' });
    await picture.evaluate((each: HTMLImageElement) => each.decode());
    expect(loaded).toEqual([expect.stringMatching(/~mv2\.png\/v1\/fill\/w_640,h_427,/)]);
    expect(
      await picture.evaluate(({ width, height }: HTMLImageElement) => Math.round((width / height) * 10)),
    ).toBe(15);
  });
});

describe('a piece', () => {
  test('offers its video in every form under the type that browsers know it by', async () => {
    const { page, goto, change } = await come();
    const files = [
      { url: 'https://video.wixstatic.com/video/11062b_c4e8/playlist.m3u8', format: 'hls' },
      { url: 'https://video.wixstatic.com/video/11062b_c4e8/720p/mp4/file.mp4', format: 'mp4' },
    ];
    const media = { items: [{ id: '11062b_c4e8', mediaType: 'video', title: 'Throwing', video: { files } }] };
    await change(PRODUCTS, ({ products: [mug] }: { products: object[] }) => ({
      products: [{ ...mug, media }],
    }));
    await goto('/products/tidal-mug');
    const sources = page.getByLabel('Throwing').locator('source');
    await expect.poll(() => sources.count()).toBe(2);
    expect(await sources.evaluateAll((all: HTMLSourceElement[]) => all.map(({ type }) => type))).toEqual([
      'application/vnd.apple.mpegurl',
      'video/mp4',
    ]);
  });

  test('shows its price and options, and which combinations are sold out', async () => {
    const { page, goto } = await come();
    await goto('/');
    await page.getByRole('link', { name: 'Tidal mug' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tidal mug' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/products/tidal-mug');
    await page.getByText('€24.00', { exact: true }).waitFor();
    expect(await page.getByRole('group', { name: 'Glaze' }).getByRole('radio').count()).toBe(3);
    await page.getByRole('combobox', { name: 'Size' }).selectOption('450 ml');
    await page.getByText('€28.00', { exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Ink (sold out)' }).check();
    expect(await page.getByRole('button', { name: 'Sold out' }).getAttribute('aria-disabled')).toBe('true');
    expect(new URL(page.url()).search).toBe('?Glaze=Ink&Size=450+ml');
    await page.reload();
    await page.getByRole('button', { name: 'Sold out' }).waitFor();
  });

  test('goes into the cart as the server is asked to put it there, and the badge counts what the server answers', async () => {
    const { page, goto, answer, nextBody } = await come({ failures: logged(404) });
    const heal = await answer(CART, 'code=404, example=OWNED_CART_NOT_FOUND');
    await goto('/products/tidal-mug');
    await page.getByRole('link', { name: 'Cart, empty' }).waitFor();
    await heal();
    await page.getByRole('radio', { name: 'Sand' }).check();
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
    await page.getByRole('textbox', { name: 'Name to stamp under the handle' }).fill('Aoife');
    const body = nextBody(`${CART}/add-to-cart`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    const options = { variantId: SAND_300, customTextFields: { 'Name to stamp under the handle': 'Aoife' } };
    expect(await body).toEqual({
      lineItems: [
        {
          quantity: 3,
          catalogReference: { catalogItemId: MUG, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', options },
        },
      ],
    });
    await page.getByText('Added. Your cart holds 2 items.').waitFor();
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
    expect(shop.asked).toContain(`POST ${CART}/add-to-cart`);
  });

  test('says when it could not be added, with the request id', async () => {
    const { page, goto, answer } = await come({ failures: logged(500) });
    const heal = await answer(`${CART}/add-to-cart`, 'code=500');
    await goto('/products/harbour-bowl');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain(REQUEST_ID);
    await heal();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'View cart' }).waitFor();
    expect(await alert.count()).toBe(0);
  });

  test('shows a description in HTML as text, and nothing in it runs or loads', async () => {
    const { page, goto, change } = await come();
    const description =
      '<p>One &amp; <b>only</b></p><script>window.broken = 1</script><img src="/broken" onerror="window.broken = 2"><p>Two<br>lines</p><iframe srcdoc="no"></iframe>';
    await change(PRODUCTS, ({ products: [mug] }: { products: object[] }) => ({
      products: [{ ...mug, description }],
    }));
    await goto('/products/tidal-mug');
    for (const text of ['One & only', 'Two', 'lines']) await page.getByText(text, { exact: true }).waitFor();
    expect(
      await page.evaluate(() => [
        'broken' in window,
        document.querySelectorAll('iframe, img[src="/broken"]').length,
      ]),
    ).toEqual([false, 0]);
  });

  test('that there is not gets a page that says so', async () => {
    const { page, goto } = await come();
    await goto('/products/moon-jar');
    await page.getByRole('heading', { level: 1, name: 'There is no such piece' }).waitFor();
    await page.getByRole('link', { name: 'See all pieces' }).click();
    await cards(page, 6);
  });
});

describe('the cart', () => {
  test('shows the lines, totals and warnings of the server', async () => {
    const { page, goto, answer } = await come();
    await answer(`${CART}/estimate-totals`, 'example=full');
    await goto('/cart');
    const line = page.getByRole('region', { name: 'Items' }).getByRole('listitem').first();
    await line.getByText('€48.00', { exact: true }).waitFor();
    for (const text of [
      'Tidal mug',
      'Sea',
      '300 ml',
      '€24.00 each',
      'The sea glaze is fired to order and takes two days longer.',
    ])
      expect(await line.innerText()).toContain(text);
    const summary = page.getByRole('region', { name: 'Summary' });
    await summary.getByText('€49.20', { exact: true }).waitFor();
    expect(await summary.innerText()).toMatch(
      /Subtotal\s+€48\.00\s+Discount\s+Coupon SPRING10\s+-€4\.80\s+Delivery\s+Standard delivery[\s\S]*€6\.00\s+Estimated total\s+€49\.20\s+of which VAT\s+€9\.20/,
    );
  });

  test('asks the server to change a quantity and to remove a line, and shows what it answers', async () => {
    const { page, goto, change, nextBody } = await come();
    const lineItems = [{ id: '7e2c5a98-4d1f-4b63-8c07-9a6f3e5d2b18', quantity: 3 }];
    await goto('/cart');
    const changed = nextBody(`${CART}/update-line-items-quantity`);
    await page
      .getByRole('group', { name: 'Quantity of Tidal mug' })
      .getByRole('button', { name: 'One more' })
      .click();
    expect(await changed).toEqual({ lineItems });
    await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('2');
    const empty = ({ cart }: { cart: object }) => ({ cart: { ...cart, lineItems: [] } });
    await change(CART, empty);
    await change(`${CART}/remove-line-items`, empty);
    const removed = nextBody(`${CART}/remove-line-items`);
    await page.getByRole('button', { name: 'Remove Tidal mug' }).click();
    expect(await removed).toEqual({ lineItemIds: lineItems.map(({ id }) => id) });
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await page.getByText('Tidal mug was removed').waitFor();
    await page.getByRole('link', { name: 'Cart, empty' }).waitFor();
  });

  test('of someone who has none yet is empty, which is no failure', async () => {
    const { page, goto, answer } = await come({ failures: logged(404) });
    await answer(CART, 'code=404, example=OWNED_CART_NOT_FOUND');
    await goto('/cart');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('every page', () => {
  test('can be used by keyboard alone, from the skip link to the cart', async () => {
    const { page, goto } = await come();
    await goto('/products/tidal-mug');
    await page.getByRole('button', { name: 'Add to cart' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator(':focus').evaluate((element) => element.tagName)).toBe('MAIN');
    const stops: string[] = [];
    while (stops.at(-1) !== 'Add to cart' && stops.length < 20) {
      await page.keyboard.press('Tab');
      stops.push(
        await page
          .locator(':focus')
          .evaluate(
            (element) =>
              element.getAttribute('aria-label') ??
              element.closest('label')?.innerText.split('\n')[0] ??
              element.textContent ??
              '',
          ),
      );
    }
    expect(stops).toEqual([
      'All pieces',
      'Picture 1 of 2: Tidal mug',
      'Video 2 of 2: Throwing a mug',
      'Sea',
      'Size',
      'Name to stamp under the handle (optional)',
      'One fewer',
      'Quantity',
      'One more',
      'Add to cart',
    ]);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'View cart' }).waitFor();
  });

  test.each(['/', '/products/tidal-mug', '/cart', '/nowhere'])(
    'fits 320 px without scrolling sideways, with controls of 24 px and more: %s',
    async (path) => {
      const { page, goto } = await come({ viewport: { width: 320, height: 640 } });
      await goto(path);
      await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const small = await page
        .locator(':is(a, button, input, select, summary):visible')
        .evaluateAll((controls) =>
          controls
            .map((control) => ({
              name: control.textContent || control.getAttribute('aria-label'),
              box: (
                control.closest('label') ??
                control.closest('article') ??
                control
              ).getBoundingClientRect(),
              isHidden: control.matches('.sr-only:is(a)'),
            }))
            .filter(({ box, isHidden }) => !isHidden && (box.width < 24 || box.height < 24))
            .map(({ name }) => name),
        );
      expect(small).toEqual([]);
    },
  );

  test('keeps a chosen theme over a reload', async () => {
    const { page, goto } = await come({ colorScheme: 'light' });
    const background = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await goto('/');
    const light = await background();
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.reload({ waitUntil: 'commit' });
    await page.locator('body').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await cards(page, 6);
    expect(await background()).toBe(dark);
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('System');
    expect(await background()).toBe(light);
  });
});
