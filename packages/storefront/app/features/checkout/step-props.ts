import type { CalculateCartResponse } from 'storewire';
import type { DeliveryChoice } from './delivery-methods.ts';
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
