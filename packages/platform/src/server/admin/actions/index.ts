/**
 * The table of all actions, by area. The admin API, its description, the console and the
 * methods of a platform follow from it.
 */
import type { Action } from '../shared/action.ts';
import { accountActions } from './accounts.ts';
import { clockActions } from './clock.ts';
import { commerceActions } from './commerce.ts';
import { contentActions } from './content.ts';
import { dataActions } from './data.ts';
import { deliveryActions } from './delivery.ts';
import { eventActions } from './events.ts';
import { identityActions } from './identity.ts';
import { orderActions } from './orders.ts';
import { requestActions } from './requests.ts';
import { settingsActions } from './settings.ts';
import { shopActions } from './shop.ts';

/** Areas by their title, in the order of the console. */
export const areas = {
  Shop: shopActions,
  Settings: settingsActions,
  Clock: clockActions,
  Accounts: accountActions,
  'Sign-in': identityActions,
  Orders: orderActions,
  Commerce: commerceActions,
  Delivery: deliveryActions,
  Events: eventActions,
  Requests: requestActions,
  Data: dataActions,
  Content: contentActions,
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
