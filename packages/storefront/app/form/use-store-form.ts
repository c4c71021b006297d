import { type BaseSyntheticEvent, useCallback, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { isStoreError } from 'storewire';
import type { ZodMiniType } from 'zod/mini';
import { useText } from '../text/text.tsx';
import { fieldOfViolation, messageOf, withoutEmpty } from './form-messages.ts';

/** Options of {@link useStoreForm}. */
export interface StoreFormOptions<Values extends FieldValues> {
  /**
   * Loads a generated schema of `storewire/zod`, or a part of one, when the form is sent. Empty fields are checked as
   * missing. Without it, only the server checks the values.
   */
  schema: () => Promise<ZodMiniType>;
  defaultValues: DefaultValues<Values>;
  /** Fields that the contract does not require, but this form does. */
  required?: readonly FieldPath<Values>[];
  /** Further rules: messages by field path. */
  check?: (values: Values) => Readonly<Record<string, string | undefined>>;
  /** Sends the values. What it throws is shown in the form, at the fields that the platform names. */
  onSubmit: (values: Values) => Promise<void> | void;
}

/** What {@link useStoreForm} returns; pass it to `StoreForm`. */
export interface StoreFormState<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Handler of the `<form>`. */
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Labels of the fields that are shown, by path. */
  labels: Map<string, string>;
  /** What the last submission threw, unless all of it is at fields. */
  failure: unknown;
  /** Violations that the platform reported for no field of this form. */
  otherViolations: readonly string[];
  isPending: boolean;
  /** Counts rejected submissions: with each one, the error summary takes the focus. */
  rejections: number;
}

/** A form that is checked by a schema of the contract and maps the violations of the platform to its fields. */
export function useStoreForm<Values extends FieldValues>(
  options: StoreFormOptions<Values>,
): StoreFormState<Values> {
  const { form: text } = useText();
  const latest = useRef(options);
  latest.current = options;
  const labels = useRef(new Map<string, string>()).current;
  const [failure, setFailure] = useState<unknown>();
  const [otherViolations, setOthers] = useState<readonly string[]>([]);
  const [rejections, setRejections] = useState(0);

  const resolver = useMemo<Resolver<Values>>(
    () => async (values) => {
      const schema = await latest.current.schema().catch(() => undefined);
      const issues = issuesOf(schema, latest.current.required, values, text);
      const messages = { ...issues, ...latest.current.check?.(values) };
      const errors: FieldErrors<Values> = {};
      for (const [path, message] of Object.entries(messages))
        if (message) set(errors, path, { type: 'schema', message });
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    [text],
  );
  const form = useForm<Values>({
    resolver,
    defaultValues: options.defaultValues,
    // a message that appears on blur would move the button away from the pointer, and a blur would clear those of the server
    mode: 'onSubmit',
    shouldFocusError: false,
  });

  const reject = useCallback(() => setRejections((count) => count + 1), []);
  const fail = (error: unknown): void => {
    const violations = isStoreError(error) ? error.violations : [];
    const others: string[] = [];
    for (const { field, description } of violations) {
      const name = fieldOfViolation(field, labels.keys());
      // the labels are those of registered fields
      if (name) form.setError(name as FieldPath<Values>, { type: 'platform', message: description });
      else others.push(description || field);
    }
    setOthers(others);
    setFailure(violations.length > 0 ? undefined : error);
    reject();
  };
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    // the second click of a double click
    if (isSubmitting) return;
    setFailure(undefined);
    setOthers([]);
    try {
      await latest.current.onSubmit(values);
    } catch (error) {
      fail(error);
    }
  }, reject);
  return {
    form,
    submit,
    labels,
    failure,
    otherViolations,
    isPending: isSubmitting,
    rejections,
  };
}

/** The messages of the schema by field path; the first of each field. */
function issuesOf(
  schema: ZodMiniType | undefined,
  required: readonly string[] = [],
  values: FieldValues,
  text: Parameters<typeof messageOf>[1],
): Record<string, string> {
  const filled = withoutEmpty(values);
  const messages: Record<string, string> = {};
  const error = schema?.safeParse(filled, { reportInput: true }).error;
  for (const issue of error?.issues ?? []) messages[issue.path.join('.')] ??= messageOf(issue, text);
  for (const path of required) if (readPath(filled, path) === undefined) messages[path] = text.required;
  return messages;
}

const readPath = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
      value,
    );
