/**
 * What staff may do: the one table of the permissions that pages show, and of the calls that the server allows.
 */
import * as calls from 'storewire/operations';
import type { Permissions } from 'storewire-react-admin';
import type { BackendOptions } from 'storewire-server';

/** A call of the contract or, for what no call does, an action of the local platform. */
type Need = BackendOptions['calls'][number] | string;

/** What actions need, by resource, with the names that react-admin has for them. */
const ACTIONS = {
  home: { list: [] },
  orders: {
    list: [calls.searchOrders, 'listUnpaidOrders'],
    show: [calls.getOrder, calls.listInvoicesForOrders, 'getItem'],
    export: [],
    edit: [calls.updateOrder, calls.bulkUpdateOrders, calls.bulkUpdateOrderTags, 'commentOnOrder'],
    ship: ['fulfillOrder'],
    pay: [calls.captureAuthorizedPayments, calls.voidAuthorizedPayments, 'refundOrder'],
    cancel: [calls.cancelOrder],
  },
  withdrawals: { list: [calls.searchOrders] },
  reports: { list: [calls.searchOrders] },
  products: {
    list: [calls.queryProducts],
    show: [calls.getProduct],
    create: [calls.createProduct],
    edit: [
      calls.updateProduct,
      calls.bulkUpdateProducts,
      calls.bulkAdjustProducts,
      calls.addProductMedia,
      calls.removeProductMedia,
      calls.setProductChoiceMedia,
      calls.removeProductChoiceMedia,
      calls.deleteProductOptions,
      calls.removeProductRibbon,
      calls.removeProductBrand,
      calls.updateProductVariants,
      calls.generateFileUploadUrl,
      calls.getFileDescriptor,
    ],
    delete: [calls.deleteProduct],
  },
  variants: { list: [calls.queryStoreVariants], edit: ['setStock'] },
  'products-v3': {
    list: [calls.searchProductsV3],
    show: [calls.getProductV3, calls.getAllProductsCategoryV3],
    create: [calls.createProductWithInventoryV3],
    edit: [calls.updateProductV3, calls.generateFileUploadUrl, calls.getFileDescriptor],
    delete: [calls.deleteProductV3],
  },
  inventory: {
    list: [calls.queryInventoryItems],
    edit: [
      calls.updateInventoryItem,
      calls.bulkIncrementInventoryItemsByVariantAndLocation,
      calls.bulkDecrementInventoryItemsByVariantAndLocation,
    ],
  },
  categories: {
    list: [calls.queryCategories],
    show: [calls.getCategory, calls.getAllProductsCategoryV3],
    create: [calls.createCategory],
    edit: [calls.updateCategory, calls.bulkAddItemsToCategory, calls.bulkRemoveItemsFromCategory],
  },
  collections: {
    list: [calls.queryCollections],
    show: [calls.getCollectionById],
    create: [calls.createCollection],
    edit: [calls.updateCollection, calls.addProductsToCollection, calls.removeProductsFromCollection],
    delete: [calls.deleteCollection],
  },
  // no call does anything with them
  coupons: { list: [] },
  members: {
    list: [calls.queryMembers],
    show: [calls.getMember],
    edit: [calls.approveMember, calls.blockMember, calls.bulkApproveMembers, calls.bulkBlockMembers],
    delete: [calls.deleteMember, calls.bulkDeleteMembersByFilter],
  },
  reviews: {
    list: [calls.queryReviews],
    show: [calls.getReview],
    edit: [calls.updateReview, 'moderateReview'],
    delete: [calls.deleteReview],
  },
  'back-in-stock': {
    list: [calls.queryBackInStockRequests, calls.countBackInStockRequestsByCatalogReference],
    edit: [calls.reportItemsBackInStock],
    delete: [calls.deleteBackInStockRequest],
  },
  media: {
    list: [calls.searchFiles],
    show: [calls.generateFileDownloadUrl],
    create: [calls.generateFileResumableUploadUrl, calls.bulkImportFiles],
    // an editor reads the file again, to compare versions
    edit: [calls.updateFileDescriptor, calls.getFileDescriptors],
    delete: [calls.bulkDeleteFiles],
  },
  folders: { list: [calls.listFiles] },
  trash: {
    list: [calls.listDeletedFiles],
    edit: [calls.bulkRestoreFiles],
  },
  settings: {
    // a setting can be a picture of the library
    list: [calls.getCheckoutSettings, calls.searchFiles, calls.getFileDescriptors],
    edit: [calls.updateCheckoutSettings],
  },
  // what the server itself keeps
  changes: { list: [] },
  sessions: { list: [] },
  // for others, their own sessions
  staff: { list: [], edit: [] },
} satisfies Readonly<Record<string, Readonly<Record<string, readonly Need[]>>>>;

const READ = ['list', 'show'] as const;

/** What each role may do. */
export const PERMISSIONS = {
  owner: '*',
  orders: {
    home: '*',
    reports: ['list'],
    orders: '*',
    withdrawals: ['list'],
    products: READ,
    'products-v3': READ,
    variants: ['list'],
    inventory: ['list'],
    members: READ,
    'back-in-stock': ['list'],
    changes: ['list'],
    staff: ['list'],
  },
  catalog: {
    products: '*',
    'products-v3': '*',
    variants: '*',
    inventory: '*',
    collections: '*',
    categories: '*',
    reviews: READ,
    'back-in-stock': '*',
    media: '*',
    folders: '*',
    trash: '*',
    changes: ['list'],
    staff: ['list'],
  },
  support: {
    orders: [...READ, 'edit'],
    withdrawals: ['list'],
    products: READ,
    'products-v3': READ,
    variants: ['list'],
    inventory: ['list'],
    members: [...READ, 'edit'],
    reviews: '*',
    'back-in-stock': ['list', 'edit'],
    changes: ['list'],
    staff: ['list'],
  },
} as const satisfies Readonly<Record<string, Permissions>>;

export type Role = keyof typeof PERMISSIONS;

export const ROLES = Object.keys(PERMISSIONS) as Role[];

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

const needsOf = (role: Role): Need[] =>
  Object.entries(ACTIONS).flatMap(([resource, actions]) =>
    Object.entries<readonly Need[]>(actions).flatMap(([action, needs]) =>
      may(role, resource, action) ? needs : [],
    ),
  );

/** The calls that a role may make. */
export const callsOf = (role: Role): BackendOptions['calls'] => [
  ...new Set(needsOf(role).filter((need) => typeof need !== 'string')),
];

/** The call that a request is, in its usual or in its long form, with the values of its path. */
export function callAt(offered: BackendOptions['calls'], method: string, path: string): CallAt | undefined {
  for (const { info } of offered)
    for (const template of [info.method === method && info.path, method === 'POST' && info.postPath]) {
      const pattern = template && `^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`;
      const found = pattern ? new RegExp(pattern).exec(path) : null;
      if (found) return { info, params: { ...found.groups } };
    }
  return undefined;
}

interface CallAt {
  info: BackendOptions['calls'][number]['info'];
  params: Readonly<Record<string, string>>;
}

/** The resource whose action needs a call or a local action. */
export const resourceOf = (id: string): string =>
  Object.entries(ACTIONS).find(([, actions]) =>
    Object.values<readonly Need[]>(actions).some((needs) =>
      needs.some((need) => id === (typeof need === 'string' ? need : need.info.id)),
    ),
  )?.[0] ?? '';

/** Whether a role may do something with the records of a resource. */
export const may = (role: Role, resource: string, action: string): boolean => {
  const permissions: Permissions = PERMISSIONS[role];
  const granted = permissions === '*' ? permissions : (permissions[resource] ?? []);
  return granted === '*' || granted.includes(action);
};

/** The resources whose records a role may see. */
export const resourcesOf = (role: Role): string[] =>
  Object.keys(ACTIONS).filter((resource) => may(role, resource, 'list'));

/** The actions of the local platform that a role may carry out. */
export const localActionsOf = (role: Role): ReadonlySet<string> =>
  new Set(needsOf(role).filter((need) => typeof need === 'string'));
