import type { ReactNode } from 'react';
import { ErrorNotice } from '../components/error-notice.tsx';
import { errorOf, type Failure, isUnanswered } from '../store/failure.ts';
import { useText } from '../text/text.tsx';

interface FailedFormProps {
  /** What was not done, for example "Your changes could not be saved". */
  title: string;
  failure: Failure;
  /** The way to see whether it was done, if that is not known. */
  check?: ReactNode;
}

/** Says that a form was not saved, or that this is not known. */
export function FailedForm({ title, failure, check }: FailedFormProps) {
  const { states } = useText();
  const isUnknown = isUnanswered(failure);
  return (
    <ErrorNotice
      isSmall
      title={isUnknown ? states.unknownOutcome : title}
      error={errorOf(failure)}
      action={isUnknown ? check : undefined}
    />
  );
}
