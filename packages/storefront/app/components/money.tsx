import { useMoney } from '../text/text.tsx';
import { classes } from './classes.ts';

interface MoneyProps {
  /** Decimal string of the server, such as "12.50". */
  amount: string;
  currency: string | undefined;
  className?: string;
}

/** An amount in the language of the page, on one line, in the direction of its number. */
export function Money({ amount, currency, className }: MoneyProps) {
  const money = useMoney();
  return <bdi className={classes('whitespace-nowrap', className)}>{money(amount, currency)}</bdi>;
}
