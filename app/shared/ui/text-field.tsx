import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  hint?: string | undefined;
  /** Id of the element that describes the error. */
  problemId?: string | undefined;
  /** Class names of the input, for example for a code. */
  look?: string;
  /** A control of 2.75rem at the end of the field. */
  end?: ReactNode;
}

/** A text input with a label and autocomplete hints. */
export function TextField({ label, hint, problemId, look, end, className, ...rest }: TextFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problemId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classes('flex flex-col gap-2', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <span className="relative block">
        <input
          {...rest}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={problemId !== undefined}
          className={classes(
            'min-h-11 w-full rounded-xl border border-edge bg-raised px-4 hover:border-accent aria-invalid:border-danger',
            end !== undefined && 'pe-12',
            look,
          )}
        />
        {end === undefined ? null : <span className="absolute inset-y-0 end-0">{end}</span>}
      </span>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
