/** The local platform on which samples and forms succeed: its command, its ids, and what has to come first. */
import type { Operation } from 'storewire-tools';

/** Starts a new shop that has the ids of the examples. */
export const PLATFORM_COMMAND = 'npx storewire platform --memory --seed examples';

/** Whether a call needs a shop with version 3 of the catalog. */
export const isOfVersion3 = ({ service }: Operation): boolean =>
  ['categories', 'customizations', 'inventoryItems', 'productsV3'].includes(service);

/** The command for a call, which starts before the day on which the platform retires it. */
export function commandFor(call: Operation): string {
  if (isOfVersion3(call)) return `${PLATFORM_COMMAND} --catalog 3`;
  return call.sunset ? `${PLATFORM_COMMAND} --clock 2026-04-01` : PLATFORM_COMMAND;
}

/** An id, and the token of a member, of that shop. They are public. */
export const SITE_ID = '2c8f1a94-6d3b-4e57-9b20-8f1e4c7a5d63';
export const MEMBER_TOKEN = 'access.token.of.this.session';

/** What the shop has already, by the call that adds it, and the call that removes it. */
const FIRST: Readonly<Record<string, string>> = {
  'cartsV2.addCoupon': 'cartsV2.removeCoupon',
  'currentCartV2.addCouponToCurrentCart': 'currentCartV2.removeCouponFromCurrentCart',
  'members.createMember': 'members.deleteMember',
};

/** The id of the call whose sample has to run before that of a call. */
export const firstCall = ({ id }: Operation): string | undefined => FIRST[id];

const OF_RESPONSE = 'Replace `giftCardId` by the id in the response of the call that adds a gift card.';

/** Why the example request of a call fails in every new shop, as a hint on what to do. */
const HINTS: Readonly<Record<string, string>> = {
  'authentication.changePassword':
    'Use the token of a member who has signed in within the last ten minutes: the password needs a recent sign-in.',
  'cartsV2.removeGiftCard': OF_RESPONSE,
  'currentCartV2.removeGiftCardFromCurrentCart': OF_RESPONSE,
  'webMethods.callWebMethod':
    'Write the function first, and add `--web-methods DIR` to the command: see [Web methods](/guides/web-methods/).',
};

/** What has to be changed before the samples of a call succeed. */
export const hintOn = ({ id }: Operation): string | undefined => HINTS[id];
