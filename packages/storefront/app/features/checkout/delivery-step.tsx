import { Money } from '../../components/money.tsx';
import { Notice } from '../../components/notice.tsx';
import { RadioGroup, type RadioOption } from '../../components/radio-group.tsx';
import { FormRadioGroup } from '../../form/fields.tsx';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { isZero } from '../../format/money.ts';
import { isolate } from '../../format/plural.ts';
import { usePaths } from '../../routing/paths.ts';
import { placeOf } from '../../shop/cart/delivery.tsx';
import type { Text } from '../../text/dictionary.ts';
import { CatalogText, useLanguage, useText } from '../../text/text.tsx';
import {
  chosenMethod,
  type DeliveryMethod,
  type DeliveryTime,
  hasTime,
  timetableOf,
} from './delivery-methods.ts';
import { StepButton } from './step-button.tsx';
import { type StepProps, stepPath } from './steps.ts';

/** How the order reaches the buyer: delivery, pickup, and its time. */
export function DeliveryStep({ purchase, delivery, result }: StepProps) {
  const { cart, summary } = purchase;
  const text = useText();
  const paths = usePaths();
  const state = useForm('delivery', result);
  const { methods, isComplete } = delivery;
  const currency = cart.businessInfo?.currencyCode;
  const selected = chosenMethod(cart, methods)?.value;
  const isGone = summary.violations.some(({ code }) => code === 'DELIVERY_METHOD_NO_LONGER_AVAILABLE');
  const plain = methods.filter((method) => !hasTime(method));
  const timed = methods.filter(hasTime);
  const titles = [...new Set(timed.map(({ title }) => title))];
  if (methods.length === 0)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={isComplete ? text.checkout.noMethods : text.checkout.methodsFailed}
      >
        <a href={stepPath(paths.checkout, cart, 'contact')} className="underline underline-offset-4">
          {text.checkout.editOf(text.checkout.deliveryAddress)}
        </a>
      </Notice>
    );
  return (
    <StoreForm isSmall state={state} failedTitle={text.checkout.saveFailed} className="flex flex-col gap-6">
      <input type="hidden" name="cart" value={cart.id} />
      {isComplete ? null : <Notice tone="warning">{text.checkout.methodsFailed}</Notice>}
      {isGone ? <Notice tone="danger" title={text.checkout.methodGone} /> : null}
      {/* all are one choice, whose error is here, also if every method has times */}
      <FormRadioGroup
        label={text.checkout.stepTitles.delivery}
        isLegendHidden
        name="option"
        defaultValue={selected}
        options={plain.map((method) => toOption(method, currency, text))}
      />
      {titles.map((title) => (
        <DayPicker
          key={title}
          title={title}
          methods={timed.filter((method) => method.title === title)}
          selected={selected}
          currency={currency}
        />
      ))}
      <StepButton purchase={purchase} pending={state.isPending && text.form.saving}>
        {text.checkout.continue}
      </StepButton>
    </StoreForm>
  );
}

function toOption(
  { value, title, arrival, logistics, price }: DeliveryMethod,
  currency: string | undefined,
  { checkout, totals }: Text,
): RadioOption {
  const { pickupDetails, instructions } = logistics;
  const place = pickupDetails && checkout.pickupAt(placeOf(pickupDetails));
  const hints = [place, arrival, instructions].filter((hint) => hint);
  return {
    value,
    label: <CatalogText>{title}</CatalogText>,
    hint: hints.map((hint) => (
      <span key={hint} className="block">
        <CatalogText>{hint}</CatalogText>
      </span>
    )),
    end:
      price === undefined ? null : isZero(price) ? totals.free : <Money amount={price} currency={currency} />,
  };
}

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
function DayPicker({ title, methods, selected, currency }: DayPickerProps) {
  const { checkout } = useText();
  const { locale } = useLanguage();
  const days = timetableOf(methods, locale);
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
