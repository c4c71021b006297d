import { type InputHTMLAttributes, useId } from 'react';
import { classes } from './classes.ts';
import { describe, FieldError, type FieldProps } from './field.tsx';

export type CheckboxProps = Omit<FieldProps, 'mark' | 'isLabelHidden'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>;

/** A native checkbox with label, hint and error. */
export function Checkbox({ label, hint, error, className, id: given, ...rest }: CheckboxProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <div className={classes('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className="flex min-h-9 cursor-pointer items-start gap-3 py-1.5">
        <input
          {...rest}
          {...describe(id, { hint, error })}
          type="checkbox"
          id={id}
          className="mt-0.5 size-5 shrink-0 cursor-pointer rounded accent-accent aria-invalid:outline-2 aria-invalid:outline-danger"
        />
        <span className="min-w-0">{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="ps-8 text-sm text-soft">
          {hint}
        </p>
      ) : null}
      <div className="ps-8 empty:hidden">
        <FieldError id={id}>{error}</FieldError>
      </div>
    </div>
  );
}
