import { Alert } from '@mui/material';
import { Title } from 'react-admin';
import { ConsoleLinks } from '../components/console-links.tsx';

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
      No call of the platform lists or changes coupons and gift cards. <ConsoleLinks actions={ACTIONS} />
    </Alert>
  </>
);
