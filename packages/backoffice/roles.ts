/**
 * What staff may do: the one table of the permissions that pages show, and of the calls that the server allows.
 */
import * as calls from 'storewire/operations';
import type { BackendOptions } from 'storewire/server';
import type { Permissions } from 'storewire-react-admin';

/** What an action of a resource needs. */
interface Needs {
  /** Calls of the contract. */
  calls?: BackendOptions['calls'];
  /** Actions of the local platform, for what no call of the contract does. */
  local?: readonly string[];
}

/** Actions by resource, with the names that react-admin has for them. */
const ACTIONS = {
  home: { list: {} },
  orders: {
    list: { calls: [calls.searchOrders] },
    show: {
      calls: [calls.getOrder, calls.listInvoicesForOrders],
      local: ['getItem'],
    },
    export: {},
    edit: { calls: [calls.updateOrder, calls.bulkUpdateOrders, calls.bulkUpdateOrderTags] },
    ship: { local: ['fulfillOrder'] },
    pay: {
      calls: [calls.captureAuthorizedPayments, calls.voidAuthorizedPayments],
      local: ['refundOrder'],
    },
    cancel: { calls: [calls.cancelOrder] },
  },
  products: {
    list: { calls: [calls.queryProducts] },
    show: { calls: [calls.getProduct] },
    create: { calls: [calls.createProduct] },
    edit: {
      calls: [
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
        calls.resetProductVariants,
        calls.generateFileUploadUrl,
        calls.getFileDescriptor,
      ],
    },
    delete: { calls: [calls.deleteProduct] },
  },
  variants: { list: { calls: [calls.queryStoreVariants] } },
  collections: {
    list: { calls: [calls.queryCollections] },
    show: { calls: [calls.getCollectionById] },
    create: { calls: [calls.createCollection] },
    edit: {
      calls: [calls.updateCollection, calls.addProductsToCollection, calls.removeProductsFromCollection],
    },
    delete: { calls: [calls.deleteCollection] },
  },
  members: {
    list: { calls: [calls.queryMembers] },
    show: { calls: [calls.getMember] },
    edit: {
      calls: [
        calls.updateMember,
        calls.deleteMemberPhones,
        calls.deleteMemberEmails,
        calls.deleteMemberAddresses,
        calls.approveMember,
        calls.blockMember,
        calls.muteMember,
        calls.unmuteMember,
        calls.bulkApproveMembers,
        calls.bulkBlockMembers,
      ],
    },
    delete: {
      calls: [
        calls.disconnectMember,
        calls.deleteMember,
        calls.bulkDeleteMembers,
        calls.bulkDeleteMembersByFilter,
      ],
    },
  },
  reviews: {
    list: { calls: [calls.queryReviews] },
    show: { calls: [calls.getReview] },
    edit: { calls: [calls.updateReview] },
    delete: { calls: [calls.deleteReview] },
  },
  'back-in-stock': {
    list: { calls: [calls.queryBackInStockRequests, calls.countBackInStockRequestsByCatalogReference] },
    edit: { calls: [calls.markBackInStockRequestNotified, calls.reportItemsBackInStock] },
    delete: { calls: [calls.deleteBackInStockRequest] },
  },
  media: {
    list: { calls: [calls.searchFiles] },
    show: { calls: [calls.generateFileDownloadUrl] },
    create: { calls: [calls.generateFileResumableUploadUrl, calls.bulkImportFiles] },
    edit: { calls: [calls.updateFileDescriptor] },
    delete: { calls: [calls.bulkDeleteFiles] },
  },
  folders: { list: { calls: [calls.listFiles] } },
  trash: {
    list: { calls: [calls.listDeletedFiles] },
    edit: { calls: [calls.bulkRestoreFiles] },
  },
  settings: {
    // a setting can be a picture of the library
    list: { calls: [calls.getCheckoutSettings, calls.searchFiles, calls.getFileDescriptors] },
    edit: { calls: [calls.updateCheckoutSettings] },
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Needs>>>>;

const READ = ['list', 'show'] as const;

/** What each role may do. */
export const PERMISSIONS = {
  owner: '*',
  orders: {
    home: '*',
    orders: '*',
    products: READ,
    variants: ['list'],
    members: READ,
    'back-in-stock': ['list'],
  },
  catalog: {
    products: '*',
    variants: '*',
    collections: '*',
    reviews: READ,
    'back-in-stock': '*',
    media: '*',
    folders: '*',
    trash: '*',
  },
  support: {
    orders: [...READ, 'edit'],
    products: READ,
    variants: ['list'],
    members: [...READ, 'edit'],
    reviews: '*',
    'back-in-stock': ['list', 'edit'],
  },
} as const satisfies Readonly<Record<string, Permissions>>;

export type Role = keyof typeof PERMISSIONS;

export const ROLES = Object.keys(PERMISSIONS) as Role[];

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

const needsOf = (role: Role): Needs[] => {
  const permissions: Permissions = PERMISSIONS[role];
  return Object.entries(ACTIONS).flatMap(([resource, actions]) => {
    const granted = permissions === '*' ? permissions : (permissions[resource] ?? []);
    return Object.entries<Needs>(actions).flatMap(([action, needs]) =>
      granted === '*' || granted.includes(action) ? needs : [],
    );
  });
};

/** The calls that a role may make. */
export const callsOf = (role: Role): BackendOptions['calls'] => [
  ...new Set(needsOf(role).flatMap(({ calls = [] }) => calls)),
];

/** The actions of the local platform that a role may carry out. */
export const localActionsOf = (role: Role): ReadonlySet<string> =>
  new Set(needsOf(role).flatMap(({ local = [] }) => local));
