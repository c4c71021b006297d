/** The search of the built pages, as a reader uses it. */
import type { Page } from 'playwright-core';

/** Opens the first page, and types into its search until the results are there. */
export async function search(page: Page, url: string, query: string): Promise<void> {
  // the search loads when the browser is idle, which a headless one on a busy machine may never report
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: undefined }));
  await page.goto(url);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.locator('.pagefind-ui__search-input').fill(query);
  await page.locator('.pagefind-ui__message', { hasText: `for ${query}` }).waitFor();
  await page.locator('.pagefind-ui__result a').first().waitFor();
}

/** The paths of the first pages that the search has found, the best first. */
export async function foundPaths(page: Page, count: number): Promise<string[]> {
  await page
    .locator('.pagefind-ui__result')
    .nth(count - 1)
    .waitFor();
  const paths = await page
    .locator('.pagefind-ui__result a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return [...new Set(paths)].slice(0, count);
}
