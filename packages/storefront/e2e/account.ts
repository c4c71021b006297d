import type { Page } from 'playwright-core';
import { SAMPLE_PASSWORD } from 'storewire-platform';
import { HOME } from '../test/cart.ts';
import { type Member, memberOf, newAnn } from '../test/member.ts';
import { openShop, type ShopOptions, type TestShop } from './shop.ts';

/** A shop with a signed-in member. */
export interface MemberShop extends TestShop, Member {
  /** Opens a page as Ann. */
  visitAsAnn: TestShop['visit'];
}

/** A shop whose pages Ann can open. */
export async function openMemberShop(options: ShopOptions = {}): Promise<MemberShop> {
  const shop = await openShop(options);
  return {
    ...shop,
    ...(await memberOf(shop)),
    visitAsAnn: async (path, options) => shop.visit(path, { ...options, visitor: await newAnn(shop) }),
  };
}

/** Signs in on the page for it, as a member does. */
export async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const WORK = { country: 'DE', addressLine: 'Linienstraße 1', city: 'Berlin', postalCode: '10178' };

/** What the checkout can fill in for Ann. */
export const CONTACT = {
  firstName: 'Ann',
  lastName: 'Byrne',
  phones: ['+353 91 555 0142'],
  addresses: [HOME, WORK],
};

/** An image to upload: one transparent pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
