import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import type { AddressWithContact } from 'storewire';
import { Button, LINK } from '../../components/button.tsx';
import { Data } from '../../components/data.tsx';
import type { AddressValues } from '../../form/address.ts';
import { AddressFields } from '../../form/address-fields.tsx';
import { FormCheckbox, FormTextArea } from '../../form/fields.tsx';
import { StoreForm } from '../../form/store-form.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useMoney, useText } from '../../text/text.tsx';
import { AddressLines } from '../purchase/address-lines.tsx';
import { DeliveryName } from '../purchase/delivery-name.tsx';
import { isSameBilling, toAddressValues } from './entries.ts';
import { isBlocked, isDelivered, isPaid, needsAddress } from './steps.ts';
import { type StepProps, useStepForm } from './use-step-form.ts';

interface ReviewValues {
  billingSame: boolean;
  billing: AddressValues;
  note: string;
  terms: boolean;
}

/** All entries, the billing address, and the way to the payment. */
export function ReviewStep({ checkout, result }: StepProps) {
  const text = useText();
  const { checkout: texts } = text;
  const paths = usePaths();
  const money = useMoney();
  const isSent = isDelivered(checkout);
  const saved = toAddressValues(checkout.billingInfo);
  const state = useStepForm<ReviewValues>({
    intent: 'place',
    defaultValues: {
      billingSame:
        isSameBilling(checkout, text) && !(result?.intent === 'place' && result.values?.['billing']),
      billing: saved,
      note: checkout.buyerNote ?? '',
      terms: false,
      ...(result?.intent === 'place' ? result.values : {}),
    },
    check: ({ billingSame, billing, terms }, { billingProblems }) => ({
      ...(isSent && !billingSame ? billingProblems(billing, text) : {}),
      ...(terms ? {} : { terms: texts.termsMissing }),
    }),
    result,
  });
  const total = (checkout.payNow ?? checkout.priceSummary)?.total?.amount ?? '';
  const isFree = isPaid(checkout);
  // what a gift card leaves to pay is known to the payment page only
  const due = checkout.giftCard ? texts.toPayment : texts.placeAndPay(money(total, checkout.currency));
  return (
    <>
      <Entries checkout={checkout} />
      <StoreForm state={state} failedTitle={texts.placeFailed}>
        <input type="hidden" name="intent" value="place" />
        <input type="hidden" name="checkout" value={checkout.id ?? ''} />
        <input type="hidden" name="total" value={checkout.priceSummary?.total?.amount ?? ''} />
        {isSent && needsAddress(checkout) ? <Billing /> : null}
        <FormTextArea name="note" label={texts.note} isOptional rows={2} maxLength={1000} />
        <FormCheckbox
          name="terms"
          label={texts.terms}
          hint={
            <a
              href={paths.legal('terms')}
              target="_blank"
              rel="noreferrer"
              className="underline underline-offset-4"
            >
              {text.shell.legal.terms}
            </a>
          }
        />
        <p className="text-sm text-soft">{isFree ? texts.nothingToPay : texts.paymentText}</p>
        <Button
          type="submit"
          className="self-start max-sm:w-full"
          aria-disabled={isBlocked(checkout) || undefined}
          pending={state.isPending && (isFree ? texts.placing : texts.pay.redirecting)}
        >
          {isFree ? texts.place : due}
        </Button>
        <p role="status" className="text-sm text-soft empty:hidden">
          {state.isPending ? texts.doNotClose : ''}
        </p>
      </StoreForm>
    </>
  );
}

/** The billing address, if it differs. */
function Billing() {
  const { checkout } = useText();
  // a box may be changed before the page is ready for it, which `useWatch` would miss
  const isSame = useFormContext<ReviewValues>().watch('billingSame');
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 font-serif text-xl font-medium">{checkout.billingTitle}</legend>
      <FormCheckbox name="billingSame" label={checkout.billingSame} />
      {isSame ? null : (
        <>
          <input type="hidden" name="hasBilling" value="1" />
          <AddressFields prefix="billing" use="billing" hasPhone={false} />
        </>
      )}
    </fieldset>
  );
}

function Entries({ checkout }: Pick<StepProps, 'checkout'>) {
  const { checkout: text } = useText();
  const { buyerInfo, shippingInfo, billingInfo } = checkout;
  const isSent = isDelivered(checkout);
  const option = shippingInfo?.selectedCarrierServiceOption;
  const address: AddressWithContact | undefined = isSent ? shippingInfo?.shippingDestination : billingInfo;
  return (
    <dl className="mb-8 divide-y divide-line rounded-2xl border border-line bg-raised px-5">
      <Entry name={text.step.contact} step="contact">
        <Data>{buyerInfo?.email}</Data>
      </Entry>
      {address ? (
        <Entry name={isSent ? text.deliveryAddress : text.billingTitle} step="contact">
          <AddressLines contact={address} />
        </Entry>
      ) : null}
      {option ? (
        <Entry name={text.step.delivery} step="delivery">
          <DeliveryName option={option} />
        </Entry>
      ) : null}
    </dl>
  );
}

interface EntryProps {
  name: string;
  step: 'contact' | 'delivery';
  children: ReactNode;
}

function Entry({ name, step, children }: EntryProps) {
  const { checkout } = useText();
  const paths = usePaths();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-3">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="col-start-1">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <Link to={`${paths.checkout}?step=${step}`} className={LINK} aria-label={checkout.editOf(name)}>
          {checkout.edit}
        </Link>
      </dd>
    </div>
  );
}
