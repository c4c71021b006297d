import { RadioGroup, type RadioOption } from '../../components/radio-group.tsx';
import { isolate } from '../../format/plural.ts';
import { CatalogText, useCatalogText } from '../../text/catalog-text.tsx';

interface DayPickerProps {
  /** The name of the way of delivery. */
  title: string;
  days: readonly { day: string; options: readonly RadioOption[] }[];
  /** The time that is chosen. */
  selected: string | undefined;
}

/**
 * The days of a way of delivery, and the times of one of them. Each day is a radio button that shows what follows it,
 * so it needs no JavaScript; only the times are sent as a choice.
 */
export function DayPicker({ title, days, selected }: DayPickerProps) {
  const inLanguage = useCatalogText();
  const ofSelected = days.findIndex(({ options }) => options.some(({ value }) => value === selected));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">
        <CatalogText>{title}</CatalogText>
      </legend>
      <div className="flex flex-wrap gap-2">
        {days.map(({ day, options }, index) => (
          <div key={day} className="group/day contents">
            <label className="peer inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-raised px-4 py-1.5 hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:selected-outline has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 group-has-[[name=option]:checked]/day:font-medium">
              <input
                type="radio"
                name={`day of ${title}`}
                defaultChecked={index === Math.max(ofSelected, 0)}
                className="sr-only"
              />
              <bdi>{day}</bdi>
            </label>
            <RadioGroup
              legend={`${isolate(inLanguage(title))}: ${day}`}
              isLegendHidden
              name="option"
              look="chips"
              options={options}
              defaultValue={selected}
              className="order-last hidden w-full pt-2 peer-has-checked:block"
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
