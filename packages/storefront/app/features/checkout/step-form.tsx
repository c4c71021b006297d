import { ContactStep } from './contact-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { StepProps } from './step-props.ts';
import type { StepId } from './steps.ts';

const STEPS = { contact: ContactStep, delivery: DeliveryStep, review: ReviewStep };

/** The form of a step of the checkout. */
export function StepForm({ step, ...props }: StepProps & { step: StepId }) {
  const Step = STEPS[step];
  return <Step {...props} />;
}
