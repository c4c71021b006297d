import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../text/text.ts';

export interface QuantityFieldProps {
  label: string;
  value: number;
  /** Available pieces. Undefined: unlimited. */
  max?: number | undefined;
  isBusy?: boolean;
  /** Called with a new quantity after a step, on Enter, and on blur. */
  onCommit: (quantity: number) => void;
}

/** Maximum quantity of a cart line. */
const MOST = 100_000;

/** A number input with buttons. */
export function QuantityField({ label, value, max = MOST, isBusy = false, onCommit }: QuantityFieldProps) {
  const text = useText();
  const [draft, setDraft] = useState<string>();
  const settle = (wanted: number): void => {
    setDraft(undefined);
    const quantity = Math.min(Math.max(Math.trunc(wanted), 1), Math.max(max, 1));
    if (!isBusy && quantity !== value) onCommit(quantity);
  };
  const settleDraft = (): void => {
    if (draft !== undefined) settle(Number(draft) || value);
  };
  const isLeast = value <= 1;
  const isMost = value >= max;
  return (
    <fieldset
      aria-label={label}
      aria-busy={isBusy}
      className="inline-flex overflow-clip rounded-full border border-edge bg-raised aria-busy:opacity-60"
    >
      <Step label={text.product.fewer} isOff={isLeast || isBusy} onStep={() => settle(value - 1)}>
        <Minus aria-hidden="true" className="size-4" />
      </Step>
      <input
        aria-label={label}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        value={draft ?? value}
        readOnly={isBusy}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settleDraft}
        onKeyDown={(event) => event.key === 'Enter' && settleDraft()}
        className="no-spinner h-10.5 w-12 bg-transparent text-center tabular-nums -outline-offset-2"
      />
      <Step label={text.product.more} isOff={isMost || isBusy} onStep={() => settle(value + 1)}>
        <Plus aria-hidden="true" className="size-4" />
      </Step>
    </fieldset>
  );
}

function Step({
  label,
  isOff,
  onStep,
  children,
}: {
  label: string;
  isOff: boolean;
  onStep: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onStep}
      className="grid h-10.5 w-11 place-items-center -outline-offset-4 hover:text-accent aria-disabled:cursor-not-allowed aria-disabled:text-soft/50"
    >
      {children}
    </button>
  );
}
