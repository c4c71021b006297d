import { expect, test } from 'vitest';
import { SAMPLE_PASSWORD } from '../src/features/identity/samples.ts';
import { openHostedPages } from './hosted-pages.ts';

const { browser, signInUrl } = await openHostedPages();

test('the hosted sign-in can be used by keyboard alone, and logs no violation of its policy', async () => {
  const visit = await browser.newContext();
  const page = await visit.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(await signInUrl());
  await page.keyboard.press('Tab');
  await page.keyboard.type('ann@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type(SAMPLE_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/wixMemberLoggedIn=true/);
  expect(complaints).toEqual([]);
  await browser.closeContext(visit);
});
