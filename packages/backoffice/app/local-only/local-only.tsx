/** What no call of the contract does: the local platform does it with its admin API, a real shop elsewhere. */
import InfoIcon from '@mui/icons-material/InfoOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { CONSOLE_URL } from '../page-settings.ts';

/** Each with what staff of a real shop do instead. */
export const LOCAL_ONLY = {
  stock: { name: 'changes of stock', instead: 'Count it in the dashboard of the platform, at the product.' },
  shipments: { name: 'shipments', instead: 'Ship in the dashboard, at the order.' },
  refunds: { name: 'refunds', instead: 'Give money back in the dashboard, at the order or at its payment.' },
  notes: {
    name: 'notes of staff',
    instead: 'Write them in the dashboard; the timeline of the order shows them.',
  },
  payments: { name: 'the list of payments', instead: 'See the payments of an order in the dashboard.' },
  unpaid: {
    name: 'orders without a payment',
    instead: 'Find orders whose payment was declined or not completed in the dashboard.',
  },
  moderation: {
    name: 'decisions about reviews',
    instead: 'Publish, reject and answer reviews in the dashboard.',
  },
  coupons: {
    name: 'coupons and gift cards',
    instead: 'Make and list them in the dashboard; calls only use them in carts.',
  },
  settings: {
    name: 'name, currency and taxes of the shop',
    instead:
      'Set them in the dashboard; the back office has its name and language from environment variables.',
  },
} as const;

type Part = keyof typeof LOCAL_ONLY;

/** Where the page is that explains the notes. */
export const LOCAL_ONLY_PATH = '/local-only';

/** What is there with the local platform only. */
export const LocalOnly = ({ children }: { children: ReactNode }) => (CONSOLE_URL ? children : null);

/** Says which parts of a page are there with the local platform only, or in a real shop not at all. */
export const LocalOnlyNote = ({ parts }: { parts: readonly Part[] }) => (
  <Box sx={{ display: 'flex', gap: 1, px: { xs: 1, sm: 0 }, py: 1, color: 'text.secondary' }}>
    <InfoIcon fontSize="small" />
    <Typography variant="body2">
      {CONSOLE_URL ? 'With the local platform only: ' : 'In the dashboard of the platform only: '}
      {parts.map((part) => LOCAL_ONLY[part].name).join(', ')}.{' '}
      <Link to={LOCAL_ONLY_PATH} underline="always">
        What a real shop does
      </Link>
    </Typography>
  </Box>
);
