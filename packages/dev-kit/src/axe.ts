import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe checks: all rules with the best practices, unless some are named. */
export type AxeOptions = Pick<RunOptions, 'runOnly' | 'rules'>;

/** What axe reports for a page as it is now: the rule and the first element of each violation. */
export const violationsOf = (page: Page, options: AxeOptions = {}): Promise<string[]> =>
  violationsIn(page, 'document', options);

/** The same for the part of a page that an expression names: an element, or a list of elements. */
export async function violationsIn(page: Page, part: string, options: AxeOptions = {}): Promise<string[]> {
  // large, so that parsing it again would take longer than checking the page
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  const all: RunOptions = { resultTypes: ['violations'], ...options };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${part}, ${JSON.stringify(all)})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Lets a page show new colors and sizes at once. In the midst of a transition, texts can have too little contrast. */
export const disableTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
