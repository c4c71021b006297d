import { type InputHTMLAttributes, useId } from 'react';
import { classes } from './classes.ts';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  hint?: string | undefined;
  /** Id of the notice that says what is wrong with it. */
  problemId?: string | undefined;
}

/** A line of text with its label, and with what helps to fill it in. */
export function TextField({ label, hint, problemId, className, ...rest }: TextFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problemId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classes('flex flex-col gap-2', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-describedby={describedBy}
        aria-invalid={problemId !== undefined}
        className="min-h-11 w-full rounded-xl border border-edge bg-raised px-4 hover:border-accent aria-invalid:border-danger"
      />
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
