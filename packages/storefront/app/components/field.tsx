import { ChevronDown, CircleAlert } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classes } from './classes.ts';

/** What all fields with a label have in common. */
interface FieldProps {
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
const CONTROL =
  'min-h-11 w-full min-w-0 rounded-xl border border-edge bg-raised px-3.5 py-2 text-ink placeholder:text-soft hover:border-accent aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger [&[readonly]]:bg-sunk disabled:cursor-not-allowed disabled:bg-sunk disabled:text-soft forced-colors:aria-invalid:border-3';

/** The attributes that connect a control with its hint and error. */
export function describe(
  id: string,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
): { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined } {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

/** The id that a control was given, or one of its own. */
export function useFieldId(given: string | undefined): string {
  const made = useId();
  return given ?? made;
}

/** Label, hint and error around a control with this id. */
function Field({
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
        <span>{label}</span>
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

export interface TextFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  /** Class names of the input, for example for a code. */
  look?: string | undefined;
  /** A control of 2.75rem at the end of the field. */
  end?: ReactNode;
}

/** A text input with label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, mark, isLabelHidden, look, end, className, id: given, ...rest } = props;
  const id = useFieldId(given);
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
  const id = useFieldId(given);
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

export interface SelectFieldProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  options?: readonly { value: string; label: string }[];
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
  const id = useFieldId(given);
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

export type CheckboxProps = Omit<FieldProps, 'mark' | 'isLabelHidden'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>;

/** A native checkbox with label, hint and error. */
export function Checkbox({ label, hint, error, className, id: given, ...rest }: CheckboxProps) {
  const id = useFieldId(given);
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

/** Whether a key belongs to an input method, which composes a text. Safari says so of its last key by the code only. */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
