import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** What all fields with a label have in common. */
export interface FieldProps {
  label: ReactNode;
  /** Explains the field before anything is entered. */
  hint?: ReactNode;
  /** What is wrong with the entry. */
  error?: ReactNode;
  /** A short mark after the label, such as "optional". */
  mark?: string | undefined;
  /** Hides the label from view, but not from screen readers. */
  isLabelHidden?: boolean | undefined;
}

/** Class names of a control that text is entered in. */
export const CONTROL =
  'min-h-11 w-full min-w-0 rounded-xl border border-edge bg-raised px-3.5 py-2 text-ink placeholder:text-soft hover:border-accent aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger [&[readonly]]:bg-sunk disabled:cursor-not-allowed disabled:bg-sunk disabled:text-soft forced-colors:aria-invalid:border-3';

/** The attributes that connect a control with its hint and error. */
export function describe(
  id: string,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
): { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined } {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

/** Label, hint and error around a control with this id. */
export function Field({
  id,
  label,
  hint,
  error,
  mark,
  isLabelHidden = false,
  className,
  children,
}: FieldProps & { id: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {mark ? <span className="ms-1.5 font-normal text-soft">({mark})</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** The error of the control with this id, or nothing. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>{children}</span>
    </p>
  ) : null;
}
