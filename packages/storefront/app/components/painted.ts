/** Resolves when the browser has shown what has changed so far, so that what follows does not delay it. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
