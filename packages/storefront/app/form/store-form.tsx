import {
  createContext,
  type FormHTMLAttributes,
  type ReactNode,
  use,
  useEffect,
  useId,
  useMemo,
} from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { ErrorNotice } from '../components/error-notice.tsx';
import { useText } from '../text/text.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { StoreFormState } from './use-store-form.ts';

interface FormFacts {
  /** Start of the ids of all fields. */
  id: string;
  labels: Map<string, string>;
}

const FormContext = createContext<FormFacts | undefined>(undefined);

export interface StoreFormProps<Values extends FieldValues>
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  state: StoreFormState<Values>;
  /** Title of the notice if a submission fails, for example "Your changes could not be saved". */
  failedTitle: string;
  children: ReactNode;
}

/** A `<form>` with its error summary, fields, and a notice about a failed submission. */
export function StoreForm<Values extends FieldValues>(props: StoreFormProps<Values>) {
  const { state, failedTitle, children, className, ...rest } = props;
  const { form, submit, labels, failure, isPending } = state;
  const text = useText();
  const id = useId();
  const facts = useMemo(() => ({ id, labels }), [id, labels]);
  return (
    <FormProvider {...form}>
      <FormContext value={facts}>
        <form {...rest} method={rest.method ?? 'post'} noValidate onSubmit={submit} aria-busy={isPending}>
          <ErrorSummary id={id} state={state} />
          <div className={className ?? 'flex flex-col gap-5'}>{children}</div>
          {failure === undefined ? null : (
            <div className="mt-5">
              <ErrorNotice isSmall title={failedTitle} error={failure} />
            </div>
          )}
          <p role="status" className="sr-only">
            {isPending ? text.form.saving : ''}
          </p>
        </form>
      </FormContext>
    </FormProvider>
  );
}

/** The id of a field, and its label for the error summary. */
export function useFieldId(name: string, label: string): string {
  const facts = use(FormContext);
  if (!facts) throw new Error('StoreForm is missing');
  const { id, labels } = facts;
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
  return `${id}-${name}`;
}
