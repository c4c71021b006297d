import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';

type Icons = typeof import('./icons.ts');

const icon = (name: keyof Icons) => lazy(async () => ({ default: (await import('./icons.ts'))[name] }));

const ICONS = {
  profile: icon('UserRound'),
  addresses: icon('MapPin'),
  contact: icon('AtSign'),
  password: icon('KeyRound'),
  community: icon('UsersRound'),
  remove: icon('UserRoundX'),
};

/** What members change themselves: profile, addresses, contact details, password, community, and the end of the account. */
export const account: Feature = {
  pages: [{ path: 'account-deleted', file: 'features/account/account-deleted-page.tsx' }],
  accountPages: [
    { path: 'account/profile', file: 'features/account/profile-page.tsx' },
    { path: 'account/addresses', file: 'features/account/addresses-page.tsx' },
    { path: 'account/addresses/:address', file: 'features/account/address-page.tsx' },
    { path: 'account/contact', file: 'features/account/contact-page.tsx' },
    { path: 'account/password', file: 'features/account/password-page.tsx' },
    { path: 'account/community', file: 'features/account/community-page.tsx' },
    { path: 'account/delete', file: 'features/account/delete-account-page.tsx' },
  ],
  accountLinks: ({ member: text }) => [
    { path: 'profile', label: text.profile, text: text.profileHint, Icon: ICONS.profile },
    { path: 'addresses', label: text.addresses, text: text.addressesHint, Icon: ICONS.addresses },
    { path: 'contact', label: text.contact, text: text.contactHint, Icon: ICONS.contact },
    { path: 'password', label: text.password, text: text.passwordHint, Icon: ICONS.password },
    { path: 'community', label: text.community, text: text.communityHint, Icon: ICONS.community },
    { path: 'delete', label: text.remove, text: text.removeHint, Icon: ICONS.remove },
  ],
};
