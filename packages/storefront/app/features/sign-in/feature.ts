import type { Feature } from '../../slots/feature.ts';

/** Forms of the shop for all steps of a sign-in. Without them, it is on the page of the platform. */
export const signIn: Feature = {
  pages: [
    { path: 'sign-in', file: 'features/sign-in/sign-in-page.tsx' },
    { path: 'reset-password', file: 'features/sign-in/reset-password-page.tsx' },
  ],
};
