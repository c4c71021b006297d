import { type ReactNode, useRef } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '../components/checkbox.tsx';
import { RadioGroup, type RadioGroupProps } from '../components/radio-group.tsx';
import { SelectField, type SelectFieldProps } from '../components/select-field.tsx';
import { TextArea, type TextAreaProps, TextField, type TextFieldProps } from '../components/text-field.tsx';
import { useText } from '../text/text.tsx';
import { useFieldId } from './store-form.tsx';

/** What every bound field needs: its path in the values, and its label. */
interface Bound {
  name: string;
  label: string;
  /** Shows the mark "optional". */
  isOptional?: boolean;
}

type BoundTo<Props> = Bound & Omit<Props, keyof Bound | 'error' | 'mark' | 'ref' | 'defaultValue' | 'id'>;

/** The registration of a field, its id and its error. */
function useField(name: string, label: string, isOptional = false) {
  const { register, setValue, formState } = useFormContext();
  const { form } = useText();
  const id = useFieldId(name, label);
  const message: unknown = get(formState.errors, `${name}.message`);
  const initial: unknown = get(formState.defaultValues, name);
  const registration = register(name);
  const isKnown = useRef(false);
  const ref = (element: FieldElement | null): void => {
    const entered = element && !isKnown.current ? enteredIn(element) : undefined;
    registration.ref(element);
    if (!element || isKnown.current) return;
    isKnown.current = true;
    if (entered !== undefined) setValue(name, entered, { shouldDirty: true });
  };
  return {
    registration: { ...registration, ref },
    id,
    initial,
    error: typeof message === 'string' ? message : undefined,
    mark: isOptional ? form.optional : undefined,
  };
}

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a person has entered before the page was hydrated, which the defaults of the form must not replace. */
function enteredIn(element: FieldElement): string | boolean | undefined {
  if (element instanceof HTMLSelectElement) {
    const [selected] = element.selectedOptions;
    return selected && element.selectedIndex > 0 && !selected.defaultSelected ? element.value : undefined;
  }
  if (element instanceof HTMLInputElement && element.type === 'checkbox')
    return element.checked === element.defaultChecked ? undefined : element.checked;
  return element.value === element.defaultValue ? undefined : element.value;
}

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** A text input of a `StoreForm`. */
export function FormText({ name, label, isOptional, ...rest }: BoundTo<TextFieldProps>) {
  const { registration, initial, ...field } = useField(name, label, isOptional);
  return <TextField {...rest} {...field} {...registration} label={label} defaultValue={toText(initial)} />;
}

/** A text of several lines of a `StoreForm`. */
export function FormTextArea({ name, label, isOptional, ...rest }: BoundTo<TextAreaProps>) {
  const { registration, initial, ...field } = useField(name, label, isOptional);
  return <TextArea {...rest} {...field} {...registration} label={label} defaultValue={toText(initial)} />;
}

/** A native list of a `StoreForm`. */
export function FormSelect({ name, label, isOptional, ...rest }: BoundTo<SelectFieldProps>) {
  const { registration, initial, ...field } = useField(name, label, isOptional);
  return <SelectField {...rest} {...field} {...registration} label={label} defaultValue={toText(initial)} />;
}

/** A checkbox of a `StoreForm`. `children` replaces the label where it needs links. */
export function FormCheckbox({
  name,
  label,
  children,
  ...rest
}: BoundTo<CheckboxProps> & { children?: ReactNode }) {
  const { registration, initial, id, error } = useField(name, label);
  return (
    <Checkbox
      {...rest}
      {...registration}
      id={id}
      error={error}
      label={children ?? label}
      defaultChecked={initial === true}
    />
  );
}

/** Radio buttons of a `StoreForm`, as cards or chips. */
export function FormRadioGroup({
  name,
  label,
  isOptional,
  ...rest
}: Bound & Omit<RadioGroupProps, 'name' | 'legend' | 'value' | 'defaultValue' | 'onChange' | 'error'>) {
  const { setValue, watch } = useFormContext();
  const { registration, error, id, mark } = useField(name, label, isOptional);
  return (
    <RadioGroup
      {...rest}
      id={id}
      name={registration.name}
      legend={mark ? `${label} (${mark})` : label}
      error={error}
      value={toText(watch(name)) ?? ''}
      onChange={(value) => setValue(name, value, { shouldValidate: true, shouldDirty: true })}
    />
  );
}
