/** Ann, a member of the sample shop: her session, and her orders. */
import { type Client, createClient, fixedToken, type MemberContactInput } from 'storewire';
import { type Platform, SAMPLE_PASSWORD } from 'storewire-platform';
import { expect } from 'vitest';
import { fillCheckout, itemsOf, type Products } from './cart.ts';
import { type ShopOptions, type ShopServer, startShop } from './shop.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** The sample account that asks for nothing but its password. */
export const ANN = 'ann@example.com';

/** How an order is paid. */
interface Payment {
  giftCard?: string;
  /** What the card pays. Default: it is approved. */
  card?: 'approved' | 'declined';
}

/** What Ann does in a shop without a page of it, such as on another device. */
export interface Member {
  /** Makes calls as Ann. */
  ann: Client;
  /** Changes parts of her contact. */
  saveContact(contact: MemberContactInput): Promise<void>;
  /** Places an order of Ann. A gift card that pays it in full leaves nothing to a card. Resolves to its id. */
  order(products: Products, payment?: Payment): Promise<string>;
}

/** A shop whose member Ann has an address. */
export type MemberServer = ShopServer & Member;

export async function startMemberShop(options?: ShopOptions): Promise<MemberServer> {
  const shop = await startShop(options);
  return { ...shop, ...(await memberOf(shop)) };
}

/** The member Ann of a shop. */
export async function memberOf(shop: Pick<ShopServer, 'merchant' | 'platform'>): Promise<Member> {
  const { platform } = shop;
  const ann = await clientOf(platform, ANN);
  const order = async (products: Products, { giftCard, card = 'approved' }: Payment = {}) => {
    const { cart } = await ann.cartsV2.createCart({ catalogItems: await itemsOf(shop, products) });
    const contact = { email: ANN, firstName: 'Ann', lastName: 'Byrne' };
    await fillCheckout(ann, cart.id, contact, giftCard);
    const { orderId, completed } = await ann.cartsV2.placeOrder({ cartId: cart.id });
    if (!completed) await platform.payOrder({ orderId, outcome: card });
    return orderId;
  };
  const saveContact = async (contact: MemberContactInput) => {
    const { member } = await ann.members.getMyMember();
    await ann.members.updateMember({ id: member.id ?? '', member: { contact } });
  };
  return { ann, saveContact, order };
}

/** A visitor who has signed in as Ann. */
export async function newAnn(shop: Pick<ShopServer, 'origin' | 'platform'>): Promise<Visitor> {
  const visitor = newVisitor(shop);
  const response = await visitor.request('/en/sign-in', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'login', email: ANN, password: SAMPLE_PASSWORD }),
  });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/en/account']);
  return visitor;
}

/** Makes calls as the member with this email. */
export async function clientOf(platform: Platform, email: string): Promise<Client> {
  const { accounts } = await platform.listAccounts({ limit: 100 });
  const account = accounts.find((each) => each.email === email);
  const tokens = await platform.signInAs({ memberId: account?.id ?? '' });
  return createClient({ fetch: platform.fetch, auth: fixedToken(tokens.accessToken) });
}
