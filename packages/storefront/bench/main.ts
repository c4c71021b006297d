/** `npm run bench -w storewire-storefront`: the pages of the store front next to a floor page, on a slow phone, in one run. */

import { launchChromium } from 'storewire-dev-kit/chromium';
import { median, printTable } from 'storewire-dev-kit/measure';
import { figuresOf, PHONE } from '../e2e/nightly/page-figures.ts';
import { auditPage } from './audits.ts';
import { INTERACTIONS, responseTimeOf } from './interactions.ts';
import { fillCart, largestPaintOf, type Session } from './loads.ts';
import { startServers } from './servers.ts';
import { readInParallel } from './visitors.ts';

const LOADS = 7;
const REPETITIONS = 5;
const DEVTOOLS_PORT = 9333;

const PAGES = [
  { name: 'list', path: '/en/products' },
  { name: 'product', path: '/en/products/tidal-mug' },
  { name: 'search', path: '/en/search?q=mug' },
  { name: 'home', path: '/en' },
  { name: 'cart', path: '/en/cart' },
];
const PAINTED = ['list', 'product', 'search', 'home', 'cart'];
const SHOPPER_PAGES = ['/en/cart', '/en/checkout'];
const AUDITED = ['list', 'product', 'cart'];

const servers = await startServers();
const browser = await launchChromium([`--remote-debugging-port=${DEVTOOLS_PORT}`]);
const rows: string[][] = [];
const pathOf = (name: string): string => servers.shop + PAGES.find((page) => page.name === name)?.path;

/** Median of the largest paint of each page, in milliseconds. The pages take turns; the first round warms servers up. */
async function mediansOf(urls: readonly string[], session?: Session): Promise<number[]> {
  const times = urls.map((): number[] => []);
  for (let round = 0; round <= LOADS; round++)
    for (const [index, url] of urls.entries())
      times[index]?.push((await largestPaintOf(browser, url, session)).ms);
  return times.map((all) => median(all.slice(1)));
}

function addPaint(name: string, goal: string, floor = Number.NaN, ms = Number.NaN): void {
  rows.push([
    `largest paint: ${name}`,
    `${floor.toFixed(0)} ms`,
    `${ms.toFixed(0)} ms`,
    `${(ms / floor).toFixed(2)} ×`,
    goal,
  ]);
}

async function comparePaints(): Promise<void> {
  const [floor, ...ours] = await mediansOf([servers.floor, ...PAINTED.map(pathOf)]);
  for (const [index, name] of PAINTED.entries()) addPaint(name, '≤ 2 ×', floor, ours[index]);
}

/** Pages of a shopper next to the same pages without their scripts. */
async function compareWithStatic(): Promise<void> {
  const session = await fillCart(browser, pathOf('product'));
  for (const path of SHOPPER_PAGES) {
    const [floor, ms] = await mediansOf([servers.staticShop + path, servers.shop + path], session);
    addPaint(`${path}, floor without scripts`, '≤ 1.5 ×', floor, ms);
  }
}

async function countLoads(): Promise<void> {
  for (const { name, path } of PAGES) {
    const context = await browser.newContext(PHONE);
    const figures = await figuresOf(await context.newPage(), servers.shop + path);
    await context.close();
    const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
    rows.push([`layout shift: ${name}`, '', figures.shift.toFixed(3), '', '≤ 0.02']);
    rows.push([`scripts: ${name}`, '', kilobytes(figures.scripts), '', '']);
    rows.push([`calls after hydration: ${name}`, '', `${figures.calls.length}`, '', '0']);
    if (name === 'list') rows.push([`images: ${name}`, '', kilobytes(figures.images), '', '']);
  }
}

async function timeInteractions(): Promise<void> {
  for (const interaction of INTERACTIONS) {
    const times: number[] = [];
    for (let repetition = 0; repetition < REPETITIONS; repetition++)
      times.push(await responseTimeOf(browser, servers.shop, interaction));
    rows.push([`response: ${interaction.what}`, '', `${median(times).toFixed(0)} ms`, '', '≤ 200 ms']);
  }
}

async function audit(): Promise<void> {
  for (const name of AUDITED) {
    const { scores, failed } = await auditPage(pathOf(name), DEVTOOLS_PORT, name === 'cart');
    for (const [category, score] of scores) rows.push([`${category}: ${name}`, '', `${score}`, '', '100']);
    for (const title of failed) console.log(`${name}: ${title}`);
  }
}

async function serveManyVisitors(): Promise<void> {
  // the first pages fill the caches
  await readInParallel(servers.shop, 1000);
  const before = await servers.heapBytes();
  await readInParallel(servers.shop, 4000);
  const times = (await readInParallel(servers.shop, 1000)).toSorted((a, b) => a - b);
  const after = await servers.heapBytes();
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  rows.push(['50 visitors, after 5,000 pages: p99', '', `${p99.toFixed(0)} ms`, '', '≤ 1500 ms']);
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  rows.push([
    'memory after 1,000 and 6,000 pages',
    megabytes(before),
    megabytes(after),
    `${(after / before).toFixed(2)} ×`,
    '≤ 1.1 ×',
  ]);
}

await serveManyVisitors();
await comparePaints();
await compareWithStatic();
await countLoads();
await timeInteractions();
await audit();
printTable('Store front', ['', 'floor', 'shop', 'ratio', 'goal'], rows);
await browser.close();
await servers.close();
