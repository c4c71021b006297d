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
import { chosenMethod, type DeliveryMethod, deliveryDays, hasTime } from './delivery-methods.ts';
import type { StepProps } from './step-props.ts';
import { stepPath } from './steps.ts';

/** How the order reaches the buyer: delivery, pickup, and its time. */
export function DeliveryStep({ purchase: { cart, summary }, delivery, result }: StepProps) {
  const text = useText();
  const { locale } = useLanguage();
  const paths = usePaths();
  const navigation = useNavigation();
  const { methods, isComplete } = delivery;
  const currency = cart.businessInfo?.currencyCode;
  const selected = chosenMethod(cart, methods)?.value;
  const own = result?.intent === 'delivery' ? result : undefined;
  const isGone = summary.violations.some(({ code }) => code === 'DELIVERY_METHOD_NO_LONGER_AVAILABLE');
  const error = own?.problems?.['option'] ?? (isGone ? text.checkout.methodGone : undefined);
  const isPending = navigation.formData?.get('intent') === 'delivery';
  const plain = methods.filter((method) => !hasTime(method));
  const days = deliveryDays(methods, locale);
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
    <Form method="post" className="flex flex-col gap-6">
      <input type="hidden" name="intent" value="delivery" />
      {isComplete ? null : <Notice tone="warning">{text.checkout.methodsFailed}</Notice>}
      {plain.length > 0 ? (
        <RadioGroup
          legend={text.checkout.stepTitles.delivery}
          isLegendHidden
          name="option"
          defaultValue={selected}
          options={plain.map((method) => toOption(method, currency, text))}
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
                <Money amount={price} currency={currency} className="text-soft text-sm" />
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

function toOption(
  { value, title, logistics, price }: DeliveryMethod,
  currency: string | undefined,
  { purchase }: Text,
): RadioOption {
  const { pickupDetails, deliveryTime, instructions } = logistics;
  const place = pickupDetails && purchase.pickupAt(placeOf(pickupDetails));
  const hints = [place, deliveryTime, instructions].filter((hint) => hint);
  return {
    value,
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
