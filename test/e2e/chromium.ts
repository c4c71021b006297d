import { type Browser, chromium } from 'playwright-core';
import { browsersHere } from '../../scripts/bootstrap/find-browser.js';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser that the set-up found or fetched. */
export async function launchChromium(): Promise<Browser> {
  const [executablePath] = browsersHere(process.env);
  if (!executablePath)
    throw new Error('There is no Chromium here. npm test fetches one; CHROMIUM_PATH names one.');
  return chromium.launch({ executablePath, headless: true, args: QUIET });
}
