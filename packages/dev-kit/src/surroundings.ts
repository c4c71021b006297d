/** What people have around the pages that they visit. */
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { isHydrated } from './hydration.ts';
import { IS_NIGHT } from './night.ts';

/** What pages of a new browser profile meet. */
export interface Surrounding {
  options?: Pick<BrowserContextOptions, 'timezoneId'>;
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Errors on the console that libraries cause in it. */
  expectedErrors?: RegExp;
}

/** Runs in each page, before its own scripts. */
const inPages = (change: () => void): Surrounding => ({
  prepare: (context) => context.addInitScript(change),
});

export const SURROUNDINGS = {
  usual: {},

  /** The browser puts each text into elements of its own, also those that come later. */
  translated: { prepare: (context) => context.addInitScript(`(${translate})(${isHydrated})`) },

  'storage refused': {
    ...inPages(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('The storage is refused', 'SecurityError');
          },
        });
    }),
    // the inline script of React Router that scrolls a page reports it
    expectedErrors: /SecurityError: The storage is refused/,
  },

  'storage full': inPages(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full', 'QuotaExceededError');
    };
  }),

  /** Those of the server arrive, and scripts see none. */
  'cookies refused': inPages(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  }),

  'another time zone': { options: { timezoneId: 'Pacific/Auckland' } },

  /** What browsers have in secure contexts only. */
  'plain http': inPages(() => {
    for (const [owner, name] of [
      [crypto, 'randomUUID'],
      [crypto, 'subtle'],
      [navigator, 'locks'],
      [window, 'isSecureContext'],
    ] as const)
      Object.defineProperty(owner, name, { value: undefined });
  }),

  'said to be offline': inPages(() => Object.defineProperty(navigator, 'onLine', { get: () => false })),

  'late answers': {
    prepare: (context) =>
      context.route('**', async (route) => {
        if (['fetch', 'xhr'].includes(route.request().resourceType())) await delay(2_000);
        await route.continue().catch(() => undefined);
      }),
  },
} as const satisfies Record<string, Surrounding>;

type Name = keyof typeof SURROUNDINGS;

/** For `test.for`: these, and at night all. */
export const surroundings = (...names: Name[]): { name: Name; surrounding: Surrounding }[] =>
  (IS_NIGHT ? (Object.keys(SURROUNDINGS) as Name[]) : names).map((name) => ({
    name,
    surrounding: SURROUNDINGS[name],
  }));

/** Before a page is hydrated, React would report a mismatch. */
function translate(isReady: () => boolean): void {
  const wrap = (text: Node): void => {
    const isShown = !text.parentElement?.closest('font, script, style, textarea, option, title');
    if (!isShown || !text.nodeValue?.trim()) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
    inner.textContent = text.nodeValue;
  };
  const wrapAll = (): void => {
    const texts = document.evaluate('//body//text()', document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    for (let at = 0; at < texts.snapshotLength; at++) wrap(texts.snapshotItem(at) as Node);
  };
  const start = (): void => {
    if (document.readyState === 'loading' || !isReady()) return void requestAnimationFrame(start);
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true });
  };
  start();
}
