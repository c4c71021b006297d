/** The search of the built pages, as a reader uses it. */
import type { Page } from 'playwright-core';

/** Opens the first page, and types into its search until the results are there. */
export async function search(page: Page, url: string, query: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(query);
  await page.getByRole('status').getByText(`results for ${query}`).waitFor();
}

/** The paths of the first pages that the search has found, the best first. */
export async function foundPaths(page: Page, count: number): Promise<string[]> {
  const links = page.getByRole('dialog', { name: 'Search' }).getByRole('link');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  return paths.slice(0, count);
}
