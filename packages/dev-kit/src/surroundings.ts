/** What people have around the pages that they visit. */
import type { BrowserContext } from 'playwright-core';
import { isHydrated } from './hydration.ts';

/** Changes what the pages of a new browser profile meet. */
export type Surrounding = (context: BrowserContext) => Promise<unknown>;

/**
 * The browser translates pages: it puts each text into elements of its own, also those that come later. Before a page
 * is hydrated, React would report a mismatch.
 */
export const translated: Surrounding = (context) =>
  context.addInitScript(`(${translateTexts})(${isHydrated})`);

function translateTexts(isReady: () => boolean): void {
  const translate = (text: Node): void => {
    const isShown = !text.parentElement?.closest('font, script, style, textarea, option, title');
    if (!isShown || !text.nodeValue?.trim()) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
    inner.textContent = text.nodeValue;
  };
  const translateAll = (): void => {
    const texts = document.evaluate('//body//text()', document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    for (let at = 0; at < texts.snapshotLength; at++) translate(texts.snapshotItem(at) as Node);
  };
  const start = (): void => {
    if (document.readyState === 'loading' || !isReady()) return void requestAnimationFrame(start);
    translateAll();
    new MutationObserver(translateAll).observe(document.body, { childList: true, subtree: true });
  };
  start();
}
