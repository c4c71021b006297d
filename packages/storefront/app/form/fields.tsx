import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from '../components/checkbox.tsx';
import { PasswordField, type PasswordFieldProps } from '../components/password-field.tsx';
import { QuantityField, type QuantityFieldProps } from '../components/quantity-field.tsx';
import { RadioGroup, type RadioGroupProps } from '../components/radio-group.tsx';
import { SelectField, type SelectFieldProps } from '../components/select-field.tsx';
import { TextArea, type TextAreaProps, TextField, type TextFieldProps } from '../components/text-field.tsx';
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

/** A password of a `StoreForm`. */
export function FormPassword(props: Named & Omit<PasswordFieldProps, keyof Named | 'error' | 'id'>) {
  return <PasswordField {...props} {...useField(props.name, props.label)} />;
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
