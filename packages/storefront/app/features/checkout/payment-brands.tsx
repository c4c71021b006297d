import { PaymentLogos } from '../../components/payment-logos.tsx';
import { useText } from '../../text/text.tsx';

/** The brands of the payment page. */
export function PaymentBrands() {
  const { checkout } = useText();
  return <PaymentLogos label={checkout.brands} />;
}
