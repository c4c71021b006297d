/**
 * Browsers break off the requests of a page that is left. Their failures are none until it is shown again: React Router
 * would report them, and pages would show them.
 */
const { fetch } = window;

let isShown: Promise<unknown> | undefined;

// when this module is loaded, and so before the listeners of the router: the failures follow the first one
window.addEventListener('pagehide', () => {
  isShown = new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
});

window.fetch = (...request) =>
  fetch(...request).catch(async (error: unknown) => {
    await isShown;
    throw error;
  });

export {};
