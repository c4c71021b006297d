import { useId } from 'react';
import { classes } from './classes.ts';

export interface ProgressProps {
  label: string;
  /** What is done, out of `max`. Undefined: it is not known. */
  value?: number | undefined;
  max?: number;
  /** Text of the value, such as "3 of 5" or "60 %". */
  text?: string | undefined;
  isLabelHidden?: boolean;
  className?: string;
}

const BAR =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border border-transparent bg-sunk [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size] forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]';

/** How far an upload, a free delivery or a share of reviews is: a native `<progress>`. */
export function Progress({ label, value, max = 100, text, isLabelHidden = false, className }: ProgressProps) {
  const id = useId();
  return (
    <div className={classes('min-w-0', className)}>
      <div className={isLabelHidden ? 'sr-only' : 'mb-1.5 flex justify-between gap-4 text-sm'}>
        <label htmlFor={id}>{label}</label>
        {text ? <span className="text-soft tabular-nums">{text}</span> : null}
      </div>
      <progress id={id} value={value} max={max} className={BAR} />
    </div>
  );
}
