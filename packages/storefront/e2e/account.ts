import type { BrowserContext, Page } from 'playwright-core';
import { SAMPLE_PASSWORD } from 'storewire-platform';
import { expect } from 'vitest';
import { ANN, HOME, type Member, memberOf } from '../test/member.ts';
import { openShop, type ShopOptions, type TestShop, type VisitOptions } from './shop.ts';

/** A shop with a signed-in member. */
export interface MemberShop extends TestShop, Member {
  /** Opens a page as Ann. */
  visitAsAnn(path: string, options?: VisitOptions): Promise<Page>;
}

/** A shop whose pages Ann can open. */
export async function openMemberShop(options: ShopOptions = {}): Promise<MemberShop> {
  const shop = await openShop(options);
  const visitAsAnn = (path: string, { prepare, ...options }: VisitOptions = {}): Promise<Page> =>
    shop.visit(path, {
      ...options,
      prepare: async (context) => {
        await signIn(context, shop.origin);
        await prepare?.(context);
      },
    });
  return { ...shop, ...(await memberOf(shop.platform)), visitAsAnn };
}

/** Signs in as a browser without JavaScript does, which takes no page. */
async function signIn({ request }: BrowserContext, origin: string): Promise<void> {
  const response = await request.post(`${origin}/en/sign-in`, {
    headers: { origin },
    form: { intent: 'login', email: ANN, password: SAMPLE_PASSWORD },
    maxRedirects: 0,
  });
  expect([response.status(), response.headers()['location']]).toEqual([302, '/en/account']);
}

/** Signs in on the page for it, as a member does. */
export async function enterPassword(page: Page, email: string, password = SAMPLE_PASSWORD): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const WORK = { country: 'DE', addressLine: 'Linienstraße 1', city: 'Berlin', postalCode: '10178' };

/** Saves what the checkout fills in for Ann: her name, phone number, and two addresses. */
export async function saveContact({ ann }: MemberShop): Promise<void> {
  const { member } = await ann.members.getMyMember();
  const phones = ['+353 91 555 0142'];
  const contact = { firstName: 'Ann', lastName: 'Byrne', phones, addresses: [HOME, WORK] };
  await ann.members.updateMember({ id: member.id ?? '', member: { contact } });
}

/** An image to upload: one transparent pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
