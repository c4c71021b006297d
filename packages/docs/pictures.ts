/** Takes the pictures of the first page, of the servers that `npm start` runs: `npm run pictures`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { launchChromium } from 'storewire-dev-kit/chromium';

const root = resolve(import.meta.dirname, '../..');
const server = spawn(process.execPath, ['scripts/start.ts', '--dev'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const urls = new Map<string, string>();
for await (const line of createInterface(server.stdout)) {
  const [, name, url] = /^ +(Store front|Console) +(http:\S+)/.exec(line) ?? [];
  if (name && url) urls.set(name, url);
  if (/^ +To start over/.test(line)) break;
}

const PICTURES = [
  ['shop', `${urls.get('Store front')}/en/products`],
  ['console', `${urls.get('Console')}/requests`],
] as const;

const browser = await launchChromium();
for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const [name, url] of PICTURES) {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
    const picture = Buffer.from(data, 'base64');
    await writeFile(join(import.meta.dirname, `public/${name}-${colorScheme}.webp`), picture);
    console.log(`${name}-${colorScheme}.webp ${Math.round(picture.length / 1000)} kB`);
  }
  await context.close();
}
await browser.close();
server.kill();
await once(server, 'exit');
