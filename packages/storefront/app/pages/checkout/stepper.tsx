import { Check } from 'lucide-react';
import { Link } from 'react-router';

/** A step of a {@link Stepper}. */
export interface Step {
  id: string;
  label: string;
  /** URL of a step that can be changed. */
  to?: string | undefined;
}

export interface StepperProps {
  /** Name of the steps, such as "Steps of the checkout". */
  label: string;
  /** Read by screen readers after a step that is done. */
  doneLabel: string;
  steps: readonly Step[];
  /** Id of the current step. Those before it are done. */
  current: string;
}

const DOT =
  'grid size-7 shrink-0 place-items-center rounded-full border text-sm tabular-nums group-aria-[current]:border-accent group-aria-[current]:bg-accent group-aria-[current]:text-on-accent group-aria-[current]:selected-outline';

/** The steps of checkout. On phones, only the current one has its name. */
export function Stepper({ label, doneLabel, steps, current }: StepperProps) {
  const index = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
        {steps.map((step, each) => {
          const isDone = each < index;
          const isCurrent = each === index;
          const content = (
            <>
              <span className={`${DOT} ${isDone ? 'border-accent text-accent' : 'border-edge text-soft'}`}>
                {isDone ? <Check aria-hidden="true" className="size-4" /> : each + 1}
              </span>
              <span className={isCurrent ? 'font-medium' : 'text-soft max-sm:sr-only'}>{step.label}</span>
              {isDone ? <span className="sr-only">, {doneLabel}</span> : null}
            </>
          );
          return (
            <li key={step.id} className="flex min-w-0 items-center gap-2 sm:gap-3">
              {each > 0 ? <span aria-hidden="true" className="w-4 border-edge border-t sm:w-8" /> : null}
              <span aria-current={isCurrent ? 'step' : undefined} className="group min-w-0">
                {isDone && step.to ? (
                  <Link to={step.to} className="flex min-h-9 items-center gap-2 rounded-lg hover:text-accent">
                    {content}
                  </Link>
                ) : (
                  <span className="flex min-h-9 items-center gap-2">{content}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
