import { Link, Stack } from '@mui/material';
import { Title } from 'react-admin';
import { Part } from '../components/part.tsx';
import { LocalOnly, LocalOnlyNote } from '../local-only/local-only.tsx';
import { CONSOLE_URL } from '../page-settings.ts';

/** Actions of the console of the local platform, with what they do. */
const ACTIONS = {
  listCoupons: 'List coupons',
  saveCoupon: 'Save a coupon',
  listGiftCards: 'List gift cards',
  saveGiftCard: 'Save a gift card',
};

/** Where coupons and gift cards are: calls only use them in carts. */
export const CouponsPage = () => (
  <>
    <Title title="Coupons and gift cards" />
    <LocalOnlyNote parts={['coupons']} />
    <LocalOnly>
      <Part title="In the console of the local platform">
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
          {Object.entries(ACTIONS).map(([action, text]) => (
            <Link key={action} href={`${CONSOLE_URL}/actions/${action}`}>
              {text}
            </Link>
          ))}
        </Stack>
      </Part>
    </LocalOnly>
  </>
);
