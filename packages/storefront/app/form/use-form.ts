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
