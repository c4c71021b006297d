import { run } from './child.js';

const LIMIT_MS = 60_000;

/** Opens a page with the library that the tests use. */
const OPEN_PAGE = `
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: process.env.STOREWIRE_CHROMIUM, args: ['--no-sandbox', '--disable-gpu'], timeout: 30000 });
  const page = await browser.newPage();
  await page.setContent('<title>it starts</title>');
  process.stdout.write(await page.title());
  await browser.close();
`;

/**
 * Makes the test of whether a browser really starts and shows a page: a file can be there and its libraries
 * missing.
 * @param {string} root
 * @param {string} node
 */
export const startsWith = (root, node) => async (/** @type {string} */ file) => {
  const env = { ...process.env, STOREWIRE_CHROMIUM: file };
  const { code, stdout } = await run(node, ['--input-type=module', '--eval', OPEN_PAGE], {
    cwd: root,
    env,
    timeoutMs: LIMIT_MS,
  });
  return code === 0 && stdout === 'it starts';
};
