import type { Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { INTERRUPTIONS } from 'storewire-dev-kit/interruptions';
import { expect, test } from 'vitest';
import { openPages, submit } from '../pages.ts';
import { productsOf, save } from '../products.ts';

const office = await openPages();
const { call, create, stored } = productsOf(office);

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true });

/** The headers of the page forbid styles and handlers too, and say so on the console. */
const visit = (id: string, expectedErrors?: RegExp): Promise<Page> =>
  office.visit('catalog', `/products/${id}`, { ...(expectedErrors && { expectedErrors }) });

/** Lets the editor read what is selected, before the focus leaves it. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));

/** Moves the cursor to the end of the text. */
async function toEnd(page: Page): Promise<void> {
  const editor = editorOf(page);
  await editor.focus();
  // 20 ms after it gets the focus, the editor shows the selection that it knows
  await editor.evaluate(() => new Promise((done) => setTimeout(done, 21)));
  await editor.press('Control+End');
  await settle(page);
}

/** Pastes HTML where the cursor is. */
const paste = (page: Page, html: string): Promise<void> =>
  editorOf(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('a description gets formats, lists and links with keys and a toolbar', async () => {
  const id = await create({ name: 'Told bowl', description: '<p>Made by hand.</p>' });
  const page = await visit(id);
  const editor = editorOf(page);
  const button = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  await toEnd(page);
  await editor.press('Enter');
  await editor.press('Control+b');
  await expect.poll(() => button('Bold').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.type('Bold');
  await editor.press('Control+b');
  await editor.press('Enter');
  // the toolbar is before the text
  await page.keyboard.press('Shift+Tab');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => button('List').evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => button('List').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.type('First');
  await editor.press('Enter');
  await page.keyboard.type('Second');
  for (let character = 0; character < 6; character++) await editor.press('Shift+ArrowLeft');
  await settle(page);
  await button('Link').press('Enter');
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('javascript:alert(1)');
  await submit(page, 'Set link');
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
  expect(await violationsOf(page)).toEqual([]);
  await address.fill('https://example.com/care');
  await address.press('Enter');
  await expect.poll(() => button('Link').getAttribute('aria-pressed')).toBe('true');
  await save(page);
  expect((await stored(id)).description).toBe(
    '<p>Made by hand.</p><p><strong>Bold</strong></p><ul><li><p>First</p></li>' +
      '<li><p><a href="https://example.com/care">Second</a></p></li></ul>',
  );
  await button('Link').press('Enter');
  await submit(page, 'Remove link');
  await editor.press('Control+a');
  await editor.press('Delete');
  await save(page);
  expect((await stored(id)).description || null).toBe(null);
});

test('of pasted HTML, the text stays, and of its elements those that the editor has', async () => {
  const id = await create({ name: 'Pasted bowl' });
  const page = await visit(id, /Content Security Policy/);
  await toEnd(page);
  await paste(
    page,
    `<meta charset="utf-8"><style>p { color: red }</style><script>window.isPasted = true</script>
    <h2 class="title">Heading</h2>
    <p style="color: red" onclick="window.isPasted = true">Red <b>bold</b> <em id="x">italic</em> <u>under</u></p>
    <p><a href="javascript:window.isPasted = true">Script</a> <a href=" java&#9;script:alert(1)">Tab</a>
      <a href="http://example.com">Plain</a>
      <a href="https://example.com" target="_blank" class="x" onmouseover="window.isPasted = true">Safe</a>
      <a href="mailto:shop@example.com">Mail</a></p>
    <img src="x" onerror="window.isPasted = true"><iframe src="https://example.com"></iframe>
    <svg onload="window.isPasted = true"><circle r="1"/></svg><blink>Odd</blink>
    <b style="font-weight:normal"><p><span style="font-weight:700">Strong</span>
      <span style="font-style:italic;text-decoration:underline">both</span> none</p></b>
    <table><tr><td>Cell</td></tr></table><ol start="1"><li>One<ul><li>Nested</li></ul></li></ol>`,
  );
  await save(page);
  expect((await stored(id)).description).toBe(
    '<p>Heading</p><p>Red <strong>bold</strong> <em>italic</em> <u>under</u></p>' +
      '<p>Script Tab Plain <a href="https://example.com">Safe</a> <a href="mailto:shop@example.com">Mail</a></p>' +
      '<p>Odd</p><p><strong>Strong</strong> <em><u>both</u></em> none</p><p>Cell</p><ol><li><p>One</p><ul><li><p>Nested</p></li></ul></li></ol>',
  );
  expect(await page.evaluate(() => 'isPasted' in window)).toBe(false);
});

test('a description stays as it is until it is changed, and what the editor cannot keep is named', async () => {
  const description = '<h2>Care</h2>\n<b style="color: red">By hand</b> <img src="x.png">';
  const id = await create({ name: 'Kept bowl', description });
  const page = await visit(id, /Content Security Policy/);
  await page.getByText('This editor cannot keep some of the HTML: h2, img, style.').waitFor();
  await toEnd(page);
  await page.keyboard.type('!');
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await editorOf(page).press('Control+z');
  await page.getByText('This editor cannot keep').waitFor();
  await page.getByLabel('Brand').fill('Harbour');
  const update = page.waitForRequest((request) => request.method() === 'PATCH');
  await save(page);
  expect((await update).postDataJSON()).toEqual({ product: { brand: 'Harbour' } });
  expect((await stored(id)).description).toBe(description);
});

test('a description that is too long, or that another user has changed, is not saved without a word', async () => {
  const id = await create({ name: 'Long bowl', description: `<p>${'a'.repeat(7990)}</p>` });
  const page = await visit(id);
  const editor = editorOf(page);
  await toEnd(page);
  await page.keyboard.type('aaaa');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('At most 8,000 characters, with the tags of its HTML').waitFor();
  expect(await editor.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => editor.evaluate((each) => each === document.activeElement)).toBe(true);
  for (let character = 0; character < 4; character++) await editor.press('Backspace');
  await editor.press('Control+a');
  await page.keyboard.type('Mine');
  await call('PATCH', `/stores/v1/products/${id}`, { product: { description: '<p>Theirs</p>' } });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await submit(page, 'Take their version');
  await expect.poll(() => editor.textContent()).toBe('Theirs');
});

test('editors are as wide as their column', async () => {
  const id = await create({
    name: 'Wide bowl',
    additionalInfoSections: [{ title: 'Care', description: '' }],
  });
  const page = await visit(id);
  const widthOf = async (name: string) =>
    (await page.getByRole('textbox', { name, exact: true }).boundingBox())?.width ?? 0;
  await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
  expect(await widthOf('Text')).toBeGreaterThan(0.8 * (await widthOf('Description')));
});

test('keys of an input method set no link', async () => {
  const page = await visit(await create({ name: 'Composed bowl', description: '<p>Text</p>' }));
  await toEnd(page);
  await page.getByRole('button', { name: 'Link', exact: true }).press('Enter');
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('https://example.com');
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    await address.dispatchEvent('keydown', { key: 'Enter', bubbles: true, ...init });
  expect(await address.count()).toBe(1);
  await address.press('Enter');
  await expect.poll(() => address.count()).toBe(0);
});

test('a product opens in a tab that is older than the deploy, which has removed the editor', async () => {
  const page = await office.visit('catalog', '/products', { expectedErrors: /status of 404/ });
  await page.waitForLoadState('networkidle');
  await INTERRUPTIONS['the page is of an old build']?.start(page);
  await page.getByText('Espresso cup', { exact: true }).click();
  await editorOf(page).waitFor();
});
