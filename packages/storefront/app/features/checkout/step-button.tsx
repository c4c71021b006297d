import type { ReactNode } from 'react';
import type { CalculateCartResponse } from 'storewire';
import { Button, type ButtonProps } from '../../components/button.tsx';
import { Money } from '../../components/data.tsx';
import { useText } from '../../text/text.tsx';

interface StepButtonProps extends ButtonProps {
  purchase: CalculateCartResponse;
  children: ReactNode;
}

/** The button that sends a step, next to the total. */
export function StepButton({ purchase: { cart, summary }, ...button }: StepButtonProps) {
  const { purchase } = useText();
  const { giftCards = [], totalAfterGiftCards } = summary.paymentSummary ?? {};
  const isTotal = giftCards.length === 0;
  const amount = isTotal ? summary.priceSummary?.total : totalAfterGiftCards;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Button {...button} type="submit" className="max-sm:grow sm:min-w-44" />
      <p>
        {isTotal ? purchase.total : purchase.toPay}{' '}
        <Money
          amount={amount?.amount ?? '0'}
          currency={cart.businessInfo?.currencyCode}
          className="font-medium text-lg tabular-nums"
        />
      </p>
    </div>
  );
}
