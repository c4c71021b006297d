import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { EstimateCurrentCartTotalsResponse } from 'storewire';
import { useText } from '../../shared/text/text.ts';
import { classes } from '../../shared/ui/classes.ts';

/** A warning or an error about the cart or one of its lines. */
export interface Remark {
  text: string;
  isError: boolean;
}

/** Violations that apps report for one line, or, without a line, for the cart. */
export function remarksOn(
  lineId: string | undefined,
  violations: EstimateCurrentCartTotalsResponse['violations'],
): Remark[] {
  return violations.flatMap(({ severity, target, description }) => {
    const about = target?.lineItem?.id ?? undefined;
    return description && about === lineId ? [{ text: description, isError: severity === 'ERROR' }] : [];
  });
}

/** Warnings and errors, errors first. */
export function Remarks({ remarks, className }: { remarks: readonly Remark[]; className?: string }) {
  const { cart } = useText();
  const sorted = remarks.toSorted((a, b) => Number(b.isError) - Number(a.isError));
  return sorted.length === 0 ? null : (
    <ul className={classes('flex flex-col gap-2', className)}>
      {sorted.map(({ text, isError }) => {
        const Icon = isError ? CircleAlert : TriangleAlert;
        return (
          <li
            key={text}
            className={classes(
              'flex gap-2.5 rounded-xl px-4 py-2.5 text-sm',
              isError ? 'bg-danger-soft text-danger' : 'bg-warn-soft text-warn',
            )}
          >
            <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            <span>
              <span className="sr-only">{isError ? cart.problem : cart.note}: </span>
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
