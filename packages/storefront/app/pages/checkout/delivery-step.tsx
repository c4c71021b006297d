import { Money } from '../../components/money.tsx';
import { Notice } from '../../components/notice.tsx';
import type { RadioOption } from '../../components/radio-group.tsx';
import { FormRadioGroup } from '../../form/fields.tsx';
import { StoreForm } from '../../form/store-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { isZero } from '../../format/money.ts';
import { usePaths } from '../../routing/paths.ts';
import { placeOf } from '../../shop/cart/delivery.tsx';
import { CatalogText } from '../../text/catalog-text.tsx';
import type { Text } from '../../text/dictionary.ts';
import { useText } from '../../text/text.tsx';
import { DayPicker } from './day-picker.tsx';
import { chosenMethod, type DeliveryMethod, hasTime } from './delivery-methods.ts';
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
  { value, title, logistics, price }: DeliveryMethod,
  currency: string | undefined,
  { purchase }: Text,
): RadioOption {
  const { pickupDetails, deliveryTime, instructions } = logistics;
  const place = pickupDetails && purchase.pickupAt(placeOf(pickupDetails));
  const hints = [place, deliveryTime, instructions].filter((hint) => hint);
  return {
    value,
    label: <CatalogText>{title}</CatalogText>,
    hint: hints.map((hint) => (
      <span key={hint} className="block">
        <CatalogText>{hint}</CatalogText>
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
