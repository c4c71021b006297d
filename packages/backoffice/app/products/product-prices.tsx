import { Typography } from '@mui/material';
import { FormDataConsumer, required, SelectInput, useEditContext } from 'react-admin';
import { subtractMoney } from 'storewire';
import { DecimalInput } from '../components/decimal-input.tsx';
import { inPercent, isDecimal, isZero, moneyTexts } from '../components/decimals.ts';
import { SHOP_LANGUAGE } from '../page-settings.ts';
import type { ProductRecord, ProductValues } from './product-values.ts';
import { checkDiscount, salePriceOf } from './sale-price.ts';

type Prices = Pick<ProductValues, 'price' | 'discount' | 'cost'>;

const DISCOUNTS = [
  { id: 'NONE', name: 'None' },
  { id: 'PERCENT', name: 'Percentage of the price' },
  { id: 'AMOUNT', name: 'Amount' },
];

/** What is taken off the price. */
export const DiscountInputs = () => (
  <>
    <SelectInput source="discount.type" label="Discount" choices={DISCOUNTS} validate={required()} />
    <FormDataConsumer<Prices>>
      {({ formData }) =>
        formData.discount.type !== 'NONE' && (
          <DecimalInput source="discount.value" label="Value of the discount" validate={checkDiscount} />
        )
      }
    </FormDataConsumer>
  </>
);

/** What buyers pay for a piece, and what it earns; nothing while the inputs have no such value. */
function summaryOf({ price, discount, cost }: Prices, currency: string): string | undefined {
  if (!isDecimal(price) || checkDiscount(discount.value, { price, discount })) return undefined;
  const sale = salePriceOf({ price, discount });
  const money = (amount: string): string => moneyTexts([{ amount, currency }], SHOP_LANGUAGE);
  const isOnSale = discount.type !== 'NONE' && `Sale price ${money(sale)}`;
  if (!cost || !isDecimal(cost)) return isOnSale || undefined;
  const profit = subtractMoney(sale, cost);
  const margin = isZero(sale) ? '' : `, ${inPercent(profit, sale).toFixed(1)}% of the price`;
  return [isOnSale, `Margin ${money(profit)}${margin}`].filter(Boolean).join(' · ');
}

/** The sale price and the margin, as they will be. */
export const PriceSummary = () => {
  const { record } = useEditContext<ProductRecord>();
  const currency = record?.priceData?.currency ?? 'EUR';
  return (
    <FormDataConsumer<Prices>>
      {({ formData }) => (
        <Typography role="status" variant="body2" color="textSecondary">
          {summaryOf(formData, currency)}
        </Typography>
      )}
    </FormDataConsumer>
  );
};
