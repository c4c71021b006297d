/** What was paid for an order. No call of the contract lists payments: they are there with the local platform only. */
import { useQuery } from '@tanstack/react-query';
import type { OrderPayment, Refund } from 'storewire';
import { Part } from '../components/part.tsx';
import { PlainTable } from '../components/plain-table.tsx';
import { textOfError } from '../components/reasons.ts';
import { timeText } from '../components/time-field.tsx';
import { wordsOf } from '../components/words.ts';
import { readTransactions } from '../local-actions.ts';
import { CONSOLE_URL } from '../page-settings.ts';
import { minus } from './order-lines.tsx';

export const useTransactions = (orderId: string) =>
  useQuery({
    queryKey: ['orders', 'payments', orderId],
    queryFn: () => readTransactions(orderId),
    enabled: CONSOLE_URL !== undefined,
  });

/** How something was paid, such as by a card. */
export function meansOf({
  regularPaymentDetails: regular,
  giftcardPaymentDetails: giftCard,
}: OrderPayment): string {
  if (giftCard) return `Gift card ${giftCard.obfuscatedCode ?? ''}`.trim();
  const { brand, lastFourDigits } = regular?.creditCardDetails ?? {};
  const name = regular?.paymentMethodName?.siteLanguageName ?? regular?.paymentMethod;
  return [name && wordsOf(name), brand, lastFourDigits && `… ${lastFourDigits}`].filter(Boolean).join(' ');
}

export const statusOfPayment = ({ status, regularPaymentDetails }: OrderPayment): string =>
  wordsOf(status ?? regularPaymentDetails?.status);

const refundedMeans = ({ transactions = [] }: Refund, payments: readonly OrderPayment[]): string =>
  payments
    .filter(({ id }) => transactions.some(({ paymentId }) => paymentId === id))
    .map(meansOf)
    .join(', ');

export const OrderPayments = ({ orderId }: { orderId: string }) => {
  const { data, error } = useTransactions(orderId);
  if (!CONSOLE_URL) return null;
  const { payments = [], refunds = [] } = data ?? {};
  return (
    <Part title="Payments">
      {error && <p role="alert">{textOfError(error)}</p>}
      {data && payments.length === 0 && <p>None</p>}
      {payments.length > 0 && (
        <PlainTable
          label="Payments"
          columns={['Means', 'Status', 'Time', 'Amount']}
          numbers={['Amount']}
          rows={[
            ...payments.map((payment) => [
              meansOf(payment),
              statusOfPayment(payment),
              timeText(payment.createdDate),
              payment.amount?.formattedAmount,
            ]),
            ...refunds.map((refund) => [
              refundedMeans(refund, payments),
              'Refund',
              timeText(refund.createdDate),
              minus(refund.summary?.refunded),
            ]),
          ]}
        />
      )}
    </Part>
  );
};
