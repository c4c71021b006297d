import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  Checkbox,
  type CheckboxProps,
  SelectField,
  type SelectFieldProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from '../components/field.tsx';
import { QuantityField, type QuantityFieldProps } from '../components/quantity-field.tsx';
import { RadioGroup, type RadioGroupProps } from '../components/radio-group.tsx';
import { useText } from '../text/text.tsx';
import { useChecked, useField } from './store-form.tsx';

/** What every field of a `StoreForm` needs: its name, and its label. */
interface Named {
  name: string;
  label: string;
  /** Shows the mark "optional". */
  isOptional?: boolean | undefined;
  defaultValue?: string | undefined;
}

type FieldOf<Props> = Named & Omit<Props, keyof Named | 'error' | 'mark' | 'id'>;

/** What the fields with an entry have in common. */
function useEntry({ name, label, defaultValue, isOptional }: Named) {
  const { form } = useText();
  return { ...useField(name, label, defaultValue), mark: isOptional ? form.optional : undefined };
}

/** A text input of a `StoreForm`. */
export function FormText({ isOptional, ...props }: FieldOf<TextFieldProps>) {
  return <TextField {...props} {...useEntry({ ...props, isOptional })} />;
}

/** A password of a `StoreForm`, whose text can be shown. */
export function FormPassword(props: FieldOf<Omit<TextFieldProps, 'type' | 'end'>>) {
  const { form } = useText();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="off"
      spellCheck={false}
      required
      {...props}
      {...useField(props.name, props.label)}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={form.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="grid size-11 place-items-center rounded-xl text-soft -outline-offset-4 hover:text-accent"
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </button>
      }
    />
  );
}

/** A number of pieces of a `StoreForm`. */
export function FormQuantity(props: QuantityFieldProps & { name: string }) {
  const { id, error } = useField(props.name, props.label);
  return <QuantityField {...props} id={id} error={error} />;
}

/** A text of several lines of a `StoreForm`. */
export function FormTextArea({ isOptional, ...props }: FieldOf<TextAreaProps>) {
  return <TextArea {...props} {...useEntry({ ...props, isOptional })} />;
}

/** A native list of a `StoreForm`. */
export function FormSelect({ isOptional, ...props }: FieldOf<SelectFieldProps>) {
  return <SelectField {...props} {...useEntry({ ...props, isOptional })} />;
}

/** A checkbox of a `StoreForm`. `children` replaces the label where it needs links. */
export function FormCheckbox({ children, ...props }: FieldOf<CheckboxProps> & { children?: ReactNode }) {
  const { id, error } = useField(props.name, props.label);
  const isChecked = useChecked(props.name, props.defaultChecked);
  return (
    <Checkbox {...props} id={id} error={error} defaultChecked={isChecked} label={children ?? props.label} />
  );
}

/** Radio buttons of a `StoreForm`, as cards or chips. */
export function FormRadioGroup({
  label,
  ...props
}: Named & Omit<RadioGroupProps, 'legend' | 'error' | 'id'>) {
  return <RadioGroup {...props} {...useField(props.name, label, props.defaultValue)} legend={label} />;
}
