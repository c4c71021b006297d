import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe reports for a page as it is now, with the best practices: the rule and the first element of each. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // large, so that parsing it again would take longer than checking the page
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
