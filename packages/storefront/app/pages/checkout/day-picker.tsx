import { Money } from '../../components/money.tsx';
import { RadioGroup, type RadioOption } from '../../components/radio-group.tsx';
import { isZero } from '../../format/money.ts';
import { isolate } from '../../format/plural.ts';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useLanguage, useText } from '../../text/text.tsx';
import { type DeliveryMethod, type DeliveryTime, deliveryDays } from './delivery-methods.ts';

interface DayPickerProps {
  /** The name of the way of delivery. */
  title: string;
  /** Its methods, each with a time. */
  methods: readonly DeliveryMethod[];
  selected: string | undefined;
  currency: string | undefined;
}

/**
 * The days of a way of delivery, and the times of one of them. Each day is a radio button that shows what follows it,
 * so it needs no JavaScript; only the times are sent as a choice.
 */
export function DayPicker({ title, methods, selected, currency }: DayPickerProps) {
  const { checkout } = useText();
  const { locale } = useLanguage();
  const days = deliveryDays(methods, locale);
  const ofSelected = days.findIndex(({ slots }) => slots.some(({ value }) => value === selected));
  const toOption = (day: string, { value, time, price }: DeliveryTime): RadioOption => ({
    value: value ?? `full ${day} ${time}`,
    isDisabled: value === undefined,
    label: (
      <>
        <bdi>{time}</bdi>
        {value === undefined ? <span className="text-sm"> ({checkout.slotFull})</span> : null}
      </>
    ),
    end:
      value !== undefined && price && !isZero(price) ? (
        <Money amount={price} currency={currency} className="text-soft text-sm" />
      ) : null,
  });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">
        <CatalogText>{title}</CatalogText>
      </legend>
      <div className="flex flex-wrap gap-2">
        {days.map(({ day, slots }, index) => (
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
              legend={`${isolate(title)}: ${day}`}
              isLegendHidden
              name="option"
              look="chips"
              options={slots.map((slot) => toOption(day, slot))}
              defaultValue={selected}
              className="order-last hidden w-full pt-2 peer-has-checked:block"
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
