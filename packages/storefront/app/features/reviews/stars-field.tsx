import { Star } from 'lucide-react';
import { useState } from 'react';
import { classes } from '../../components/classes.ts';
import { describe, FieldError } from '../../components/field.tsx';
import { useField } from '../../form/store-form.tsx';
import { useText } from '../../text/text.tsx';

const STARS = [1, 2, 3, 4, 5];

interface StarsFieldProps {
  /** What was sent before without JavaScript. */
  entered: string | undefined;
}

/** Five radio buttons of a `StoreForm`, shown as stars. The stars up to the chosen one are filled. */
export function StarsField({ entered }: StarsFieldProps) {
  const { reviews } = useText();
  const { id, error, defaultValue } = useField('rating', reviews.rating, entered);
  const [chosen, setChosen] = useState(Number(defaultValue ?? 0));
  const shownError = chosen === 0 ? error : undefined;
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = describe(id, { error: shownError });
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy}>
      <legend className="mb-2 text-sm font-medium">{reviews.rating}</legend>
      <div className="-ms-2 flex">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-full text-clay hover:bg-sunk has-checked:selected-outline has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              id={stars === 1 ? id : undefined}
              name="rating"
              value={stars}
              checked={chosen === stars}
              aria-invalid={isInvalid}
              onChange={() => setChosen(stars)}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              className={classes('size-7', stars <= chosen && 'fill-current')}
              strokeWidth={1.5}
            />
            <span className="sr-only">{reviews.stars(stars)}</span>
          </label>
        ))}
      </div>
      <div className="mt-1 empty:hidden">
        <FieldError id={id}>{shownError}</FieldError>
      </div>
    </fieldset>
  );
}
