import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';

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
  slots: {
    'account.links': lazy(async () => ({ default: (await import('./member-links.tsx')).MemberLinks })),
  },
};
