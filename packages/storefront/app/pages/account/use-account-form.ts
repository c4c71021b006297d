import { useEffect, useId, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useNavigation, useSubmit } from 'react-router';
import { type StoreFormOptions, type StoreFormState, useStoreForm } from '../../form/use-store-form.ts';
import { errorOf } from '../../store/failure.ts';
import type { FormResult } from './form-result.ts';

interface AccountFormOptions<Values extends FieldValues> extends Omit<StoreFormOptions<Values>, 'onSubmit'> {
  /** The form, as in its hidden field. */
  intent: string;
  /** What the server answered to the last form of the page. */
  result: FormResult | undefined;
}

/** A form that the page checks and the server handles, also without JavaScript. Spread `id` on its `StoreForm`. */
export function useAccountForm<Values extends FieldValues>(
  options: AccountFormOptions<Values>,
): { id: string; state: StoreFormState<Values> } {
  const { intent, result, ...rest } = options;
  const id = useId();
  const send = useSubmit();
  const { state: navigationState, formData } = useNavigation();
  const isPending = navigationState !== 'idle' && formData?.get('intent') === intent;
  const own = result?.intent === intent ? result : undefined;
  const state = useStoreForm<Values>({
    ...rest,
    onSubmit: async () => {
      const element = document.getElementById(id);
      if (!isPending && element instanceof HTMLFormElement) await send(element, { preventScrollReset: true });
    },
  });
  const [answers, setAnswers] = useState(own?.problems ? 1 : 0);
  const [isHydrated, setHydrated] = useState(false);
  const seen = useRef<FormResult>(undefined);
  const { setError } = state.form;
  useEffect(() => {
    setHydrated(true);
    if (seen.current === own) return;
    seen.current = own;
    // the server names fields of the form
    for (const [path, message] of Object.entries(own?.problems ?? {}))
      setError(path as FieldPath<Values>, { type: 'server', message });
    if (own?.problems) setAnswers((count) => count + 1);
  }, [own, setError]);
  const failure = own?.failure && !isPending ? errorOf(own.failure) : undefined;
  return {
    id,
    state: {
      ...state,
      isPending: isPending || state.isPending,
      failure: state.failure ?? failure,
      // without JavaScript, the messages are not at their fields
      otherViolations: isHydrated ? state.otherViolations : Object.values(own?.problems ?? {}),
      rejections: state.rejections + answers,
    },
  };
}
