import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { classes } from './classes.ts';
import { CONTROL, describe, Field, type FieldProps } from './field.tsx';

export interface TextFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  /** Class names of the input, for example for a code. */
  look?: string | undefined;
  /** A control of 2.75rem at the end of the field. */
  end?: ReactNode;
}

/** A text input with label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, mark, isLabelHidden, look, end, className, id: given, ...rest } = props;
  const made = useId();
  const id = given ?? made;
  return (
    <Field {...{ id, label, hint, error, mark, isLabelHidden, className }}>
      <span className="relative block">
        <input
          {...rest}
          {...describe(id, { hint, error })}
          id={id}
          className={classes(CONTROL, end !== undefined && 'pe-12', look)}
        />
        {end === undefined ? null : <span className="absolute inset-y-0 end-0">{end}</span>}
      </span>
    </Field>
  );
}

export type TextAreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A text of several lines, which grows with its content where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, mark, isLabelHidden, className, id: given, rows = 4, ...rest } = props;
  const made = useId();
  const id = given ?? made;
  return (
    <Field {...{ id, label, hint, error, mark, isLabelHidden, className }}>
      <textarea
        {...rest}
        {...describe(id, { hint, error })}
        id={id}
        rows={rows}
        className={classes(CONTROL, 'field-sizing-content min-h-28 leading-relaxed')}
      />
    </Field>
  );
}
