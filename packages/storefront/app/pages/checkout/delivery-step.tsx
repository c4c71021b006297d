import { Form, useNavigation } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Money } from '../../components/data.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { RadioGroup, type RadioOption } from '../../components/radio-group.tsx';
import { isZero } from '../../format/money.ts';
import { usePaths } from '../../routing/paths.ts';
import { errorOf } from '../../store/failure.ts';
import { type Text, useLanguage, useText } from '../../text/text.tsx';
import { placeOf } from '../purchase/delivery-name.tsx';
import { type DeliveryMethod, deliveryDays, deliveryMethods } from './delivery-methods.ts';
import type { StepProps } from './use-step-form.ts';

/** How the order reaches the buyer: delivery, pickup, and its time. */
export function DeliveryStep({ checkout, result }: StepProps) {
  const text = useText();
  const { locale } = useLanguage();
  const paths = usePaths();
  const navigation = useNavigation();
  const { methods, selected } = deliveryMethods(checkout);
  const own = result?.intent === 'delivery' ? result : undefined;
  const errors = checkout.calculationErrors;
  const isGone = errors?.selectedShippingOptionError !== undefined;
  const error = own?.problems?.['option'] ?? (isGone ? text.checkout.methodGone : undefined);
  const isPending = navigation.formData?.get('intent') === 'delivery';
  const plain = methods.filter(({ slot }) => !slot);
  const days = deliveryDays(methods, locale);
  if (methods.length === 0)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={errors?.carrierErrors ? text.checkout.methodsFailed : text.checkout.noMethods}
      >
        <a href={`${paths.checkout}?step=contact`} className="underline underline-offset-4">
          {text.checkout.editOf(text.checkout.deliveryAddress)}
        </a>
      </Notice>
    );
  return (
    <Form method="post" className="flex flex-col gap-6">
      <input type="hidden" name="intent" value="delivery" />
      <input type="hidden" name="checkout" value={checkout.id ?? ''} />
      {errors?.carrierErrors ? <Notice tone="warning">{text.checkout.methodsFailed}</Notice> : null}
      {plain.length > 0 ? (
        <RadioGroup
          legend={text.checkout.stepTitles.delivery}
          isLegendHidden
          name="option"
          defaultValue={selected}
          options={plain.map((method) => toOption(method, checkout.currency, text))}
          error={error}
          id="delivery-option"
        />
      ) : null}
      {days.map(({ day, title, slots }) => (
        <RadioGroup
          key={`${title} ${day}`}
          legend={
            <>
              <bdi>{title}</bdi>: {day}
            </>
          }
          name="option"
          look="chips"
          defaultValue={selected}
          options={slots.map(({ value, time, price }) => ({
            value: value ?? `full ${day} ${time}`,
            isDisabled: value === undefined,
            label: (
              <>
                <bdi>{time}</bdi>
                {value === undefined ? <span className="text-sm"> ({text.checkout.slotFull})</span> : null}
              </>
            ),
            end:
              value !== undefined && price && !isZero(price) ? (
                <Money amount={price} currency={checkout.currency} className="text-soft text-sm" />
              ) : null,
          }))}
          error={plain.length === 0 ? error : undefined}
        />
      ))}
      {own?.failure ? (
        <ErrorNotice isSmall title={text.checkout.saveFailed} error={errorOf(own.failure)} />
      ) : null}
      <Button type="submit" className="self-start" pending={isPending && text.checkout.saving}>
        {text.checkout.continue}
      </Button>
    </Form>
  );
}

function toOption(method: DeliveryMethod, currency: string, { purchase }: Text): RadioOption {
  const { title, time, instructions, pickup, price } = method;
  const hints = [pickup && purchase.pickupAt(placeOf(pickup)), time, instructions].filter((hint) => hint);
  return {
    value: method.value,
    label: <bdi>{title}</bdi>,
    hint: hints.map((hint) => (
      <span key={hint} className="block">
        <bdi>{hint}</bdi>
      </span>
    )),
    end:
      price === undefined ? null : isZero(price) ? (
        purchase.free
      ) : (
        <Money amount={price} currency={currency} />
      ),
  };
}
