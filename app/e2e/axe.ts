import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe reports for a page as it is now, with the best practices: the rule and the first element of each. */
export function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    `(async () => { ${AXE}; const { violations } = await axe.run(document, { resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => id + ': ' + nodes[0].html) })()`,
  );
}
