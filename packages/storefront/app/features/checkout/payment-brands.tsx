import { PaymentLogos } from '../../components/payment-logos.tsx';
import { useCheckoutText } from './use-checkout-text.ts';

/** The brands of the payment page. */
export function PaymentBrands() {
  const { checkout } = useCheckoutText();
  return <PaymentLogos label={checkout.brands} />;
}
