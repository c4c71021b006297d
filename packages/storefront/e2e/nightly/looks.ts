/** The looks in which pages are checked: languages, directions, themes, widths and colors of the system. */
import type { Page } from 'playwright-core';
import { disableTransitions, violationsOf } from 'storewire-dev-kit/axe';
import { contrastViolationsOf } from './contrast.ts';

/** One word with 39 letters. */
export const LONG_WORD = 'Donaudampfschifffahrtskapitänsteebecher';

/** What axe finds on a page: contrast in all themes and with the colors of the system, and the other rules once. */
export async function violationsInLooks(page: Page): Promise<string[]> {
  await disableTransitions(page);
  const violations = await violationsOf(page, { rules: { 'color-contrast': { enabled: false } } });
  return [...violations, ...(await contrastViolationsOf(page))];
}

/**
 * What scrolls sideways at 320 px with text at twice its size, and with a long word in each text. The page is of no
 * use then.
 */
export async function overflowsOf(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 320, height: 700 });
  await disableTransitions(page);
  const wide = await page.evaluate((long) => {
    document.documentElement.style.fontSize = '200%';
    for (const details of document.querySelectorAll('details')) details.open = true;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const WORD = /\p{L}{3,}/u;
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement?.closest('script, style, option, select'))
        text.nodeValue = text.nodeValue?.replace(WORD, long) ?? '';
    }
    const { scrollWidth } = document.documentElement;
    const isWider = (box: Element): boolean =>
      box.scrollWidth > box.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
    return [
      scrollWidth > 320 ? `${scrollWidth} px wide` : '',
      ...[...document.querySelectorAll('dialog[open] *, [popover] *')]
        .filter(isWider)
        .map((box) => box.className),
    ].filter(Boolean);
  }, `${LONG_WORD}s`);
  await page.setViewportSize({ width, height });
  return wide;
}
