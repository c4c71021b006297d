import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { plainText } from '../text/plain-text.ts';
import { useText } from '../text/text.tsx';
import { describe, FieldError, isComposing, useFieldId } from './field.tsx';

export interface QuantityFieldProps {
  label: string;
  value: number;
  /** Available pieces. Undefined: unlimited. */
  max?: number | undefined;
  /** The name in a form, so that the number is sent without JavaScript. */
  name?: string | undefined;
  id?: string;
  /** What the server objects to in the number. */
  error?: string | undefined;
  /** Called with a valid, changed quantity: after a step, on Enter, and on blur. */
  onCommit: (quantity: number) => void;
}

/** The largest quantity of a cart line. */
const MAX_QUANTITY = 100_000;

/** Whole digits only; an empty or other text is no quantity. */
const toQuantity = (draft: string): number => {
  const digits = plainText(draft);
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A number with buttons. A typed number is never changed: above the maximum, an error names it. */
export function QuantityField({
  label,
  value,
  max = MAX_QUANTITY,
  name,
  id: given,
  error,
  onCommit,
}: QuantityFieldProps) {
  const { catalog } = useText();
  const id = useFieldId(given);
  const [draft, setDraft] = useState<string>();
  const typed = draft === undefined ? value : toQuantity(draft);
  const problem =
    typed > max
      ? catalog.quantityMax(max)
      : draft !== undefined && !(typed >= 1)
        ? catalog.quantityMin
        : error;
  const commit = (quantity: number): void => {
    if (!(quantity >= 1) || quantity > max) return;
    setDraft(undefined);
    if (quantity !== value) onCommit(quantity);
  };
  const step = (by: number): void => commit(Math.max(1, Math.min((typed || value) + by, max)));
  return (
    <div className="inline-flex max-w-full flex-col gap-1.5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which the input repeats */}
      <div
        role="group"
        aria-label={label}
        className="inline-flex w-fit max-w-full rounded-3xl border border-edge bg-raised focus-within:border-accent has-aria-invalid:border-danger"
      >
        <Step label={catalog.onePieceFewer} isOff={typed <= 1} onStep={() => step(-1)}>
          <Minus aria-hidden="true" className="size-4" />
        </Step>
        <input
          {...describe(id, { error: problem })}
          id={id}
          aria-label={label}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          name={name}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => draft !== undefined && commit(typed)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || draft === undefined || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            commit(typed);
          }}
          className="w-[5ch] min-w-0 bg-transparent py-2 text-center tabular-nums -outline-offset-2"
        />
        <Step label={catalog.onePieceMore} isOff={typed >= max} onStep={() => step(1)}>
          <Plus aria-hidden="true" className="size-4" />
        </Step>
      </div>
      <div role="status" className="empty:hidden">
        <FieldError id={id}>{problem}</FieldError>
      </div>
    </div>
  );
}

interface StepProps {
  label: string;
  isOff: boolean;
  onStep: () => void;
  children: ReactNode;
}

function Step({ label, isOff, onStep, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onStep}
      className="grid noscript:hidden min-h-10.5 w-11 min-w-8 shrink place-items-center rounded-3xl -outline-offset-4 hover:text-accent aria-disabled:cursor-not-allowed aria-disabled:text-soft/60 forced-colors:aria-disabled:text-[GrayText]"
    >
      {children}
    </button>
  );
}
