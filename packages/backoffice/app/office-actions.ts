/** What staff do, with the words that they have for it, for the search. */
import { CATALOG, PRODUCTS } from './components/catalog.ts';
import { CATALOG_VERSION, CONSOLE_URL } from './page-settings.ts';

interface OfficeAction {
  /** What it is called. */
  text: string;
  /** Other words for it. */
  words?: string;
  /** The page where it is done. */
  to: string;
  /** What the role must be allowed to do. */
  resource: string;
  action: string;
}

const [, STOCK, GROUPS] = CATALOG;

const ofResource =
  (resource: string, to = `/${resource}`) =>
  (action: string, text: string, words = ''): OfficeAction => ({ text, words, to, resource, action });

const ofOrders = ofResource('orders');
const ofProducts = ofResource(PRODUCTS);
const ofMembers = ofResource('members');
const ofMedia = ofResource('media');

/** What only the local platform does. */
const LOCAL_ACTIONS = [
  ofOrders('pay', 'Refund an order', 'money back return'),
  ofOrders('ship', 'Ship orders', 'send fulfill deliver tracking'),
  ofOrders('edit', 'Add a note to an order', 'comment'),
  ofResource('reviews')('edit', 'Publish or reject a review', 'approve'),
];

export const OFFICE_ACTIONS: readonly OfficeAction[] = [
  ...(CONSOLE_URL ? LOCAL_ACTIONS : []),
  ofOrders('cancel', 'Cancel an order'),
  ofOrders('pay', 'Capture a payment', 'charge void'),
  ofOrders('edit', 'Change the address of an order', 'edit delivery'),
  ofOrders('edit', 'Tag or archive orders'),
  ofOrders('list', 'Print packing slips', 'delivery note'),
  ofOrders('export', 'Export orders', 'CSV download'),
  ofResource(PRODUCTS, `/${PRODUCTS}/create`)('create', 'New product', 'add create'),
  ofResource(GROUPS, `/${GROUPS}/create`)(
    'create',
    CATALOG_VERSION === 3 ? 'New category' : 'New collection',
    'add create',
  ),
  ofProducts('edit', 'Change prices', 'sale discount'),
  ofProducts('edit', 'Show or hide products', 'change visibility'),
  ofProducts('delete', 'Delete a product', 'remove'),
  ...(STOCK === 'inventory' || CONSOLE_URL
    ? [ofResource(STOCK)('edit', 'Change stock', 'count pieces inventory')]
    : []),
  ofMembers('edit', 'Approve or block members', 'customer'),
  ofMembers('delete', 'Delete a member', 'remove customer'),
  ofResource('reviews')('edit', 'Edit a review', 'change'),
  ofResource('reviews')('delete', 'Delete a review', 'remove'),
  ofResource('back-in-stock')('edit', 'Notify buyers who wait', 'back in stock'),
  ofMedia('create', 'Upload or import files', 'add picture image video'),
  ofMedia('edit', 'Rename a file'),
  ofMedia('show', 'Create links to files', 'download share'),
  ofResource('trash')('edit', 'Restore a file', 'undelete'),
  ofResource('settings')('edit', 'Change checkout', 'settings policies gift card colors logo'),
  ofResource('reports')('list', 'Compare sales', 'report CSV download'),
  ofResource('staff')('edit', 'End a session', 'sign out'),
];

/** Whether each word that is typed begins a word of the action. */
export function isAbout({ text, words = '' }: OfficeAction, typed: string): boolean {
  const own = `${text} ${words}`.toLowerCase().split(' ');
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => own.some((each) => each.startsWith(word)));
}
