import { unlessAborted } from './errors.ts';

/** Chromium loads some pages before anyone has opened them. */
interface PrerenderedDocument extends EventTarget {
  prerendering?: boolean;
}

/** Waits until the page is shown: what a person has not opened must not sign anyone in or out. */
export async function untilShown(signal?: AbortSignal): Promise<void> {
  const { document }: { document?: PrerenderedDocument } = globalThis;
  if (!document?.prerendering) return;
  const isShown = new Promise((resolve) =>
    document.addEventListener('prerenderingchange', resolve, { once: true }),
  );
  await unlessAborted(signal, () => isShown);
}
