import type { ReactNode } from 'react';
import type { CalculateCartV2Response } from 'storewire';
import { Button, type ButtonProps } from '../../components/button.tsx';
import { Money } from '../../components/money.tsx';
import { useText } from '../../text/text.tsx';
import { amountOf } from './steps.ts';

interface StepButtonProps extends ButtonProps {
  purchase: CalculateCartV2Response;
  /** Whether its label has the total, so that no line above it repeats it. */
  hasTotal?: boolean;
  children: ReactNode;
}

/** The button that sends a step, as wide as the step, below the total. */
export function StepButton({ purchase, hasTotal = false, ...button }: StepButtonProps) {
  const { totals: text } = useText();
  const { name, amount } = amountOf(purchase);
  return (
    <div className="flex flex-col gap-3">
      {hasTotal ? null : (
        <p className="flex items-baseline justify-between gap-x-4">
          <span>{text[name]}</span>{' '}
          <Money
            amount={amount}
            currency={purchase.cart.businessInfo?.currencyCode}
            className="font-medium text-lg tabular-nums"
          />
        </p>
      )}
      <Button {...button} type="submit" className="w-full" />
    </div>
  );
}
