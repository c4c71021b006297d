import type { Checkout } from 'storewire';
import { ContactStep } from './contact-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import type { KnownContact } from './known-contact.ts';
import { ReviewStep } from './review-step.tsx';
import type { StepId } from './steps.ts';
import type { StepResult } from './submit-step.ts';

/** What a step of the checkout shows. */
export interface StepProps {
  checkout: Checkout;
  /** What the server answered to the last form of the page. */
  result: StepResult | undefined;
  isMember: boolean;
  /** What the account of a member has. */
  known: KnownContact | undefined;
}

const STEPS = { contact: ContactStep, delivery: DeliveryStep, review: ReviewStep };

/** The form of a step of the checkout. */
export function StepForm({ step, ...props }: StepProps & { step: StepId }) {
  const Step = STEPS[step];
  return <Step {...props} />;
}
