import { Star } from 'lucide-react';
import { useLanguage, useText } from '../text/text.tsx';
import { classes } from './classes.ts';

export interface RatingProps {
  /** From 0 to 5. */
  value: number;
  /** How many ratings it is the average of. */
  count?: number | undefined;
  /** Shows the number next to the stars. */
  hasNumber?: boolean;
  className?: string;
}

const STARS = [1, 2, 3, 4, 5];

/** Stars with their value as text. Halves are rounded for the eye only. */
export function Rating({ value, count, hasNumber = false, className }: RatingProps) {
  const { catalog, states } = useText();
  const { locale } = useLanguage();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  const label = count === undefined ? states.stars(number) : catalog.rating(number, count);
  return (
    <span className={classes('inline-flex flex-wrap items-center gap-x-1.5', className)}>
      <span role="img" aria-label={label} className="inline-flex gap-0.5">
        {STARS.map((star) => (
          <HalfStar key={star} fill={Math.round(value * 2) - (star - 1) * 2} />
        ))}
      </span>
      {hasNumber ? <span aria-hidden="true">{number}</span> : null}
      {count === undefined ? null : (
        <span aria-hidden="true" className="text-sm text-soft">
          ({new Intl.NumberFormat(locale).format(count)})
        </span>
      )}
    </span>
  );
}

/** A star that is empty (0), half filled (1) or filled (2 and more). */
function HalfStar({ fill }: { fill: number }) {
  return (
    <span aria-hidden="true" className="relative size-4 text-clay">
      <Star className="size-4" strokeWidth={1.5} />
      {fill <= 0 ? null : (
        <span
          className={classes('absolute inset-y-0 start-0 overflow-hidden', fill === 1 ? 'w-1/2' : 'w-full')}
        >
          <Star className="size-4 max-w-none fill-current rtl:float-right" strokeWidth={1.5} />
        </span>
      )}
    </span>
  );
}
