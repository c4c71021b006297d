import type { Page } from 'playwright-core';

/** What is read of the internal nodes of React. */
interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
}

/** Whether React has taken over what the page has, if it has scripts. For pages: it needs nothing around it. */
export function isHydrated(): boolean {
  const isDehydrated = (fiber: Fiber): boolean =>
    Boolean(fiber.memoizedState?.isDehydrated || fiber.memoizedState?.dehydrated);
  const isWaiting = (first: Fiber | null): boolean => {
    for (let fiber = first; fiber; fiber = fiber.sibling)
      if (isDehydrated(fiber) || isWaiting(fiber.child)) return true;
    return false;
  };
  const container = [document, ...(document.body?.children ?? [])]
    .flatMap((node) => Object.entries(node))
    .find(([name]) => name.startsWith('__reactContainer$'))?.[1];
  const isWithoutScripts = !document.querySelector('script[type=module], script[nonce]');
  return isWithoutScripts || (container !== undefined && !isWaiting(container.stateNode.current));
}

/**
 * Waits until React has taken over the document and its effects have run, so that a click or a key does what its
 * handlers do. React has no event for this.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  // React runs effects in a task of its own, before tasks of the lowest priority. A busy browser may never be idle,
  // so requestIdleCallback would wait forever.
  await page.evaluate(`scheduler.postTask(() => undefined, { priority: 'background' })`);
}
