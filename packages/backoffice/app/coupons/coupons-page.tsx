import { Alert, Link } from '@mui/material';
import { Fragment } from 'react';
import { Title } from 'react-admin';
import { CONSOLE_URL } from '../page-settings.ts';

/** Actions of the console of the local platform, with what they do. */
const ACTIONS = {
  listCoupons: 'list coupons',
  saveCoupon: 'save a coupon',
  listGiftCards: 'list gift cards',
  saveGiftCard: 'save a gift card',
};

/** Says where coupons and gift cards are: calls only use them in carts. */
export const CouponsPage = () => (
  <>
    <Title title="Coupons and gift cards" />
    <Alert severity="info" sx={{ my: 2 }}>
      No call of the platform lists or changes coupons and gift cards.{' '}
      {CONSOLE_URL ? 'In the console of the local platform: ' : 'The dashboard of the platform does that.'}
      {CONSOLE_URL &&
        Object.entries(ACTIONS).map(([action, text], index) => (
          <Fragment key={action}>
            {index > 0 && ', '}
            <Link href={`${CONSOLE_URL}/actions/${action}`}>{text}</Link>
          </Fragment>
        ))}
    </Alert>
  </>
);
