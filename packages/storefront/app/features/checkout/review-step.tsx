import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CalculateCartV2Response, CartV2 } from 'storewire';
import { LINK } from '../../components/button.tsx';
import { PaymentLogos } from '../../components/payment-logos.tsx';
import type { AddressValues } from '../../form/address.ts';
import { AddressFields } from '../../form/address-fields.tsx';
import { FormCheckbox, FormTextArea } from '../../form/fields.tsx';
import { StoreForm } from '../../form/store-form.tsx';
import { useEntered, useForm } from '../../form/use-form.ts';
import { isZero } from '../../format/money.ts';
import { usePaths } from '../../routing/paths.ts';
import { AddressLines, DeliveryName } from '../../shop/cart/delivery.tsx';
import { translated } from '../../shop/cart/line-summary.tsx';
import { isDelivered } from '../../shop/cart/shop-cart.ts';
import { useMoney, useText } from '../../text/text.tsx';
import { chosenMethod } from './delivery-methods.ts';
import { billingContact, billingIn, firstContact, isSameBilling, toAddressValues } from './entries.ts';
import { StepButton } from './step-button.tsx';
import { isBlocked, needsAddress, type StepProps, stepPath } from './steps.ts';

/** All entries, the billing address, and the way to the payment. */
export function ReviewStep({ purchase, delivery, result }: StepProps) {
  const { cart, summary } = purchase;
  const text = useText();
  const { checkout: texts } = text;
  const paths = usePaths();
  const termsText = texts.terms.split(/[[\]]/);
  const money = useMoney();
  const isSent = isDelivered(cart);
  const state = useForm('place', result);
  const sent = state.result?.values;
  const due = dueNow(purchase);
  const isFree = isZero(due);
  const later = summary.paymentSummary?.payLater?.amount ?? '0';
  const format = (amount: string): string => money(amount, cart.businessInfo?.currencyCode);
  return (
    <>
      <Entries purchase={purchase} delivery={delivery} />
      <StoreForm
        state={state}
        draft={{ name: 'checkout review', memberId: cart.customerInfo?.memberId }}
        failedTitle={texts.placeFailed}
      >
        <input type="hidden" name="cart" value={cart.id} />
        <input type="hidden" name="totals" value={summary.priceVerificationToken ?? ''} />
        {isSent ? (
          <Billing
            isSameAtFirst={sent ? 'billingSame' in sent : isSameBilling(cart, text)}
            values={(sent && billingIn(sent)) ?? toAddressValues(billingContact(cart))}
          />
        ) : null}
        <FormTextArea
          name="note"
          defaultValue={sent?.['note'] ?? cart.note ?? ''}
          label={texts.note}
          isOptional
          rows={2}
          maxLength={1000}
        />
        <FormCheckbox name="terms" label={termsText.join('')}>
          {termsText[0]}
          <a
            href={paths.legal('terms')}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-4"
          >
            {termsText[1]}
          </a>
          {termsText[2]}
        </FormCheckbox>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-soft">
          <p>
            {isFree
              ? isZero(later)
                ? texts.nothingToPay
                : texts.payLater(format(later))
              : texts.paymentText}
          </p>
          {isFree ? null : <PaymentLogos label={texts.brands} />}
        </div>
        <StepButton
          purchase={purchase}
          hasTotal={!isFree}
          aria-disabled={isBlocked(purchase) || undefined}
          pending={state.isPending && (isFree ? texts.placing : text.payment.opening)}
        >
          <Lock aria-hidden="true" className="size-4 shrink-0" strokeWidth={2} />
          <span>{isFree ? texts.place : texts.placeAndPay(format(due))}</span>
        </StepButton>
        <p role="status" className="text-sm text-soft empty:hidden">
          {state.isPending ? texts.doNotClose : ''}
        </p>
      </StoreForm>
    </>
  );
}

/** What is paid on the payment page: nothing if the order is free, paid by a gift card or paid later. */
const dueNow = ({ summary }: CalculateCartV2Response): string =>
  summary.paymentSummary?.payNow?.amount ?? '0';

/** The billing address, if it differs. */
function Billing({ isSameAtFirst, values }: { isSameAtFirst: boolean; values: AddressValues }) {
  const { checkout } = useText();
  const { value: isSame, field } = useEntered(isSameAtFirst, (element: HTMLInputElement) => element.checked);
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 font-serif text-xl font-medium">{checkout.billingTitle}</legend>
      <FormCheckbox
        {...field}
        name="billingSame"
        defaultChecked={isSameAtFirst}
        label={checkout.billingSame}
      />
      {isSame ? null : (
        <>
          <input type="hidden" name="hasBilling" value="1" />
          <AddressFields values={values} prefix="billing" use="billing" hasPhone={false} />
        </>
      )}
    </fieldset>
  );
}

function Entries({ purchase, delivery }: Pick<StepProps, 'purchase' | 'delivery'>) {
  const { checkout: text } = useText();
  const { cart } = purchase;
  const { method } = cart.deliveryInfo ?? {};
  const isSent = isDelivered(cart);
  const chosen = chosenMethod(cart, delivery.methods);
  return (
    <dl className="mb-8 divide-y divide-line rounded-2xl border border-line bg-raised px-5">
      <Entry name={text.step.contact} cart={cart} step="contact">
        <bdi>{cart.customerInfo?.email}</bdi>
      </Entry>
      {needsAddress(purchase) ? (
        <Entry name={isSent ? text.deliveryAddress : text.billingTitle} cart={cart} step="contact">
          <AddressLines contact={firstContact(cart)} />
        </Entry>
      ) : null}
      {isSent && method ? (
        <Entry name={text.step.delivery} cart={cart} step="delivery">
          <DeliveryName option={chosen ?? { title: translated(method.title) }} arrival={chosen?.arrival} />
        </Entry>
      ) : null}
    </dl>
  );
}

interface EntryProps {
  name: string;
  cart: CartV2;
  step: 'contact' | 'delivery';
  children: ReactNode;
}

function Entry({ name, cart, step, children }: EntryProps) {
  const { checkout } = useText();
  const paths = usePaths();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-3">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="col-start-1">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <Link to={stepPath(paths.checkout, cart, step)} className={LINK} aria-label={checkout.editOf(name)}>
          {checkout.edit}
        </Link>
      </dd>
    </div>
  );
}
