import { ChevronDown } from 'lucide-react';
import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { classes } from './classes.ts';
import { CONTROL, describe, Field, type FieldProps } from './field.tsx';

/** An entry of a list to choose from. */
export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  options?: readonly SelectOption[];
  /** `<option>` elements, before `options`. */
  children?: ReactNode;
  /** Shows the label next to the list instead of above it. */
  isInline?: boolean;
}

/** A native list with label, hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, mark, isLabelHidden, options, isInline, className, children, ...attributes } =
    props;
  const { id: given, ...rest } = attributes;
  const made = useId();
  const id = given ?? made;
  const layout = classes(
    isInline && 'sm:flex-row sm:items-center sm:gap-3 sm:[&>label]:shrink-0 sm:[&>label]:text-soft',
    className,
  );
  return (
    <Field {...{ id, label, hint, error, mark, isLabelHidden, className: layout }}>
      <span className="relative block min-w-0">
        <select
          {...rest}
          {...describe(id, { hint, error })}
          id={id}
          className={classes(CONTROL, 'appearance-none truncate pe-10')}
        >
          {children}
          {options?.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-soft"
        />
      </span>
    </Field>
  );
}
