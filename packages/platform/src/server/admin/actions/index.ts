/**
 * The table of all actions, by area: those of features, and those on the platform itself. The admin API, its
 * description, the console and the methods of a platform follow from it.
 */
import { accountActions } from '../../../features/identity/admin/accounts.ts';
import { signInActions } from '../../../features/identity/admin/sign-in.ts';
import { orderActions } from '../../../features/orders/admin/orders.ts';
import { paymentActions } from '../../../features/payments/admin/payments.ts';
import { deliveryActions } from '../../../features/pricing/admin/delivery.ts';
import { purchaseActions } from '../../../features/pricing/admin/purchases.ts';
import { reviewActions } from '../../../features/reviews/admin/reviews.ts';
import { stockActions } from '../../../features/stock/admin/stock.ts';
import type { Action } from '../shared/action.ts';
import { clockActions } from './clock.ts';
import { dataActions } from './data.ts';
import { eventActions } from './events.ts';
import { mailActions } from './mails.ts';
import { requestActions } from './requests.ts';
import { settingsActions } from './settings.ts';
import { shopActions } from './shop.ts';

/** Areas by their title, in the order of the console. */
export const areas = {
  Shop: shopActions,
  Settings: settingsActions,
  Clock: clockActions,
  Accounts: { ...accountActions, ...mailActions },
  'Sign-in': signInActions,
  Orders: { ...paymentActions, ...orderActions, ...stockActions },
  Commerce: purchaseActions,
  Delivery: deliveryActions,
  Events: eventActions,
  Requests: requestActions,
  Data: dataActions,
  Reviews: reviewActions,
};

/** An action with what follows from its location in the table. */
export interface NamedAction extends Action {
  name: string;
  area: string;
  /** Path under `/__dev`. */
  path: string;
}

/** All actions. */
export const actions: readonly NamedAction[] = Object.entries(areas).flatMap(([area, table]) =>
  Object.entries(table as Readonly<Record<string, Action>>).map(([name, action]) => ({
    ...action,
    name,
    area,
    path: action.path ?? `/api/${name}`,
  })),
);

/** The action with a name. */
export const actionNamed = (name: string): NamedAction | undefined =>
  actions.find((action) => action.name === name);
