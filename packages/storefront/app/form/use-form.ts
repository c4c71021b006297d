import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { FormResult } from './form-result.ts';

/** A form of a page. Pass it to `StoreForm`. */
export interface FormState<Result extends FormResult> {
  /** Names the form among those of the page, in its hidden field. */
  intent: string;
  /** What the action has returned for this form. */
  result: Result | undefined;
  isPending: boolean;
}

/** The state of the form with this intent. `result` is that of the last form of the page. */
export function useForm<Result extends FormResult>(
  intent: string,
  result: Result | undefined,
): FormState<Result> {
  const { formData } = useNavigation();
  return {
    intent,
    result: result?.intent === intent ? result : undefined,
    isPending: formData?.get('intent') === intent,
  };
}

/** The value of a field on which others depend. Spread `field` on it. */
export function useEntered<Element extends HTMLElement, Value>(
  initial: Value,
  read: (element: Element) => Value,
): {
  value: Value;
  field: { ref: RefObject<Element | null>; onChange: (event: ChangeEvent<Element>) => void };
} {
  const [value, setValue] = useState(initial);
  const ref = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was entered before the page was hydrated
  useEffect(() => {
    if (ref.current) setValue(read(ref.current));
  }, []);
  return { value, field: { ref, onChange: (event) => setValue(read(event.currentTarget)) } };
}
