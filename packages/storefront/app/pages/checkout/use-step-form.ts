import { useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, set, useForm } from 'react-hook-form';
import { useNavigation, useSubmit } from 'react-router';
import type { CalculateCartResponse } from 'storewire';
import type { StoreFormState } from '../../form/use-store-form.ts';
import { errorOf } from '../../store/failure.ts';
import type { DeliveryChoice } from './delivery-methods.ts';
import type { Problems } from './entries.ts';
import type { KnownContact } from './known-contact.ts';
import type { StepResult } from './submit-step.ts';

/** What a step of the checkout shows. */
export interface StepProps {
  purchase: CalculateCartResponse;
  delivery: DeliveryChoice;
  /** What the server answered to the last form of the page. */
  result: StepResult | undefined;
  isMember: boolean;
  /** What the account of a member has. */
  known: KnownContact | undefined;
}

interface StepFormOptions<Values extends FieldValues> {
  /** The form, as in its hidden field. */
  intent: string;
  defaultValues: DefaultValues<Values>;
  /** What is wrong with the values, before they are sent. The server checks the same. */
  check: (values: Values, rules: typeof import('./entry-problems.ts')) => Problems;
  /** What the server answered to the last form of the page. */
  result: StepResult | undefined;
}

const toErrors = <Values extends FieldValues>(problems: Problems = {}): FieldErrors<Values> => {
  const errors: FieldErrors<Values> = {};
  for (const [path, message] of Object.entries(problems)) set(errors, path, { type: 'server', message });
  return errors;
};

/** A form that the server handles, also without JavaScript. Its problems are those of the page and of the server. */
export function useStepForm<Values extends FieldValues>(
  options: StepFormOptions<Values>,
): StoreFormState<Values> {
  const { intent, defaultValues, check, result } = options;
  const own = result?.intent === intent ? result : undefined;
  const errors = useMemo(() => toErrors<Values>(own?.problems), [own]);
  const [rejections, setRejections] = useState(own?.problems ? 1 : 0);
  const labels = useRef(new Map<string, string>()).current;
  const send = useSubmit();
  const navigation = useNavigation();
  const form = useForm<Values>({
    defaultValues,
    errors,
    // an error that appears on blur would move the button away from the click that caused it
    mode: 'onSubmit',
    shouldFocusError: false,
    // the rules are large, and needed when the form is sent
    resolver: async (values) => {
      const problems = await import('./entry-problems.ts').then(
        (rules) => check(values, rules),
        () => ({}),
      );
      return Object.keys(problems).length > 0
        ? { values: {}, errors: toErrors<Values>(problems) }
        : { values, errors: {} };
    },
  });
  const seen = useRef(own);
  useEffect(() => {
    if (seen.current === own) return;
    seen.current = own;
    if (own?.problems) setRejections((count) => count + 1);
  }, [own]);
  const isSent = navigation.state !== 'idle' && navigation.formData?.get('intent') === intent;
  const isPending = isSent || form.formState.isSubmitting;
  return {
    form,
    submit: form.handleSubmit(
      async (_values, event) => {
        const target: unknown = event?.target;
        if (!isPending && target instanceof HTMLFormElement) await send(target);
      },
      () => setRejections((count) => count + 1),
    ),
    labels,
    failure: own?.failure && errorOf(own.failure),
    otherViolations: own?.failure?.details.violations?.map(({ description }) => description) ?? [],
    isPending,
    rejections,
  };
}
