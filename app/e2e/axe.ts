import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe reports for a page as it is now, with the best practices: the rule and the first element of each. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate(
    `(async () => { if (!globalThis.axe) { ${AXE}; }
      const { violations } = await axe.run(document, ${JSON.stringify(options)});
      return violations.map(({ id, nodes }) => id + ': ' + nodes[0].html) })()`,
  );
}
