/** The resources of the back office, and who may use them. */
import { useDataProvider } from 'react-admin';
import {
  backendSession,
  type CategoryRequestedField,
  createClient,
  type ProductRequestedField,
} from 'storewire';
import { dataProvider, withInput } from 'storewire-react-admin';
import * as calls from 'storewire-react-admin/resources';
import { anyCase } from './components/any-case.ts';
import { STATUSES } from './orders/order-record.ts';
import { listOrders } from './orders/order-search.ts';
import { readOwnList } from './own-server.ts';
import { queryClient } from './query-client.ts';
import { sendAsOwner } from './staff/page-session.ts';

const session = backendSession();

export const clientWith = (headers: Readonly<Record<string, string>>) =>
  createClient({
    baseUrl: `${location.origin}/api/store`,
    auth: session,
    headers,
    // without https, the page says that it needs it, and makes no calls
    insecureHosts: isSecureContext ? [] : [location.hostname],
    // uploads go to another server
    fetch: (url, init) =>
      typeof url === 'string' && url.startsWith(location.origin) ? sendAsOwner(url, init) : fetch(url, init),
    // each request has its time limit, which does not count how long it waits for a sign-in
    timeoutMs: Infinity,
    deadlineMs: Infinity,
    on: ({ type, method }) => {
      // the server has recorded a write before it answers
      if (type === 'response' && method !== 'GET')
        void queryClient.invalidateQueries({ queryKey: ['changes'] });
    },
  });

export const client = clientWith({});

/** The tree of the categories of a shop. */
export const TREE = { treeReference: { appNamespace: '@wix/stores' } };

/** The parts of a product and of a category that their pages show, without which version 3 leaves them out. */
const PRODUCT_PARTS: ProductRequestedField[] = [
  'CURRENCY',
  'DIRECT_CATEGORIES_INFO',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'MEDIA_ITEMS_INFO',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'PRODUCT_CHOICES_DISPLAY_IMAGE',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'THUMBNAIL',
  'URL',
  'VARIANT_OPTION_CHOICE_NAMES',
];
const CATEGORY_PARTS: CategoryRequestedField[] = ['DESCRIPTION', 'BREADCRUMBS_INFO'];

/** The calls of the shop, made by a client. */
export const storeOf = (by: typeof client) => dataProvider(by, RESOURCES, { queryClient });

const RESOURCES = {
  orders: {
    // without a filter by status, the platform leaves out pending and rejected orders
    list: withInput(calls.searchOrders, { search: { filter: { status: { $in: STATUSES } } } }),
    getOne: calls.getOrder,
    update: calls.updateOrder,
    updateMany: calls.bulkUpdateOrders,
    actions: {
      cancel: calls.cancelOrder,
      change: calls.bulkUpdateOrders,
      tag: calls.bulkUpdateOrderTags,
      capture: calls.captureAuthorizedPayments,
      void: calls.voidAuthorizedPayments,
      listInvoices: calls.listInvoicesForOrders,
    },
  },
  products: {
    list: calls.queryProducts,
    // with its cost
    getOne: withInput(calls.getProduct, { includeMerchantSpecificData: true }),
    create: calls.createProduct,
    update: calls.updateProduct,
    delete: calls.deleteProduct,
    actions: {
      set: calls.bulkUpdateProducts,
      adjust: calls.bulkAdjustProducts,
      addMedia: calls.addProductMedia,
      removeMedia: calls.removeProductMedia,
      setChoiceMedia: calls.setProductChoiceMedia,
      removeChoiceMedia: calls.removeProductChoiceMedia,
      deleteOptions: calls.deleteProductOptions,
      removeRibbon: calls.removeProductRibbon,
      removeBrand: calls.removeProductBrand,
    },
  },
  collections: {
    list: calls.queryCollections,
    getOne: calls.getCollectionById,
    create: calls.createCollection,
    update: calls.updateCollection,
    delete: calls.deleteCollection,
    actions: { add: calls.addProductsToCollection, remove: calls.removeProductsFromCollection },
  },
  'products-v3': {
    list: withInput(calls.searchProductsV3, { fields: ['CURRENCY'] }),
    getOne: withInput(calls.getProductV3, { fields: PRODUCT_PARTS }),
    // its answer is the product that pages then show
    update: withInput(calls.updateProductV3, { fields: PRODUCT_PARTS }),
    delete: calls.deleteProductV3,
    // its answer says, too, whether the stock is created
    actions: { create: calls.createProductWithInventoryV3 },
  },
  inventory: {
    list: calls.queryInventoryItems,
    update: calls.updateInventoryItem,
    actions: {
      add: calls.bulkIncrementInventoryItemsByVariantAndLocation,
      take: calls.bulkDecrementInventoryItemsByVariantAndLocation,
    },
  },
  categories: {
    list: withInput(calls.queryCategories, { ...TREE, returnNonVisibleCategories: true }),
    getOne: withInput(calls.getCategory, { ...TREE, fields: CATEGORY_PARTS }),
    create: withInput(calls.createCategory, TREE),
    update: withInput(calls.updateCategory, { ...TREE, fields: CATEGORY_PARTS }),
    actions: { add: calls.bulkAddItemsToCategory, remove: calls.bulkRemoveItemsFromCategory },
  },
  members: {
    list: withInput(calls.queryMembers, { fieldsets: ['FULL'] }),
    getOne: withInput(calls.getMember, { fieldsets: ['FULL'] }),
    delete: calls.deleteMember,
    actions: {
      approve: calls.approveMember,
      block: calls.blockMember,
      approveAll: calls.bulkApproveMembers,
      blockAll: calls.bulkBlockMembers,
      deleteAll: calls.bulkDeleteMembersByFilter,
    },
  },
  variants: {
    list: calls.queryStoreVariants,
    actions: { set: calls.updateProductVariants },
  },
  reviews: {
    list: withInput(calls.queryReviews, { returnPrivateReviews: true }),
    getOne: withInput(calls.getReview, { returnPrivateReviews: true }),
    update: calls.updateReview,
    delete: calls.deleteReview,
  },
  'back-in-stock': {
    list: calls.queryBackInStockRequests,
    delete: calls.deleteBackInStockRequest,
    actions: {
      count: calls.countBackInStockRequestsByCatalogReference,
      notify: calls.reportItemsBackInStock,
    },
  },
  media: {
    list: calls.searchFiles,
    getMany: calls.getFileDescriptors,
    update: calls.updateFileDescriptor,
    deleteMany: calls.bulkDeleteFiles,
    actions: { import: calls.bulkImportFiles },
  },
  folders: { list: calls.listFiles },
  trash: { list: calls.listDeletedFiles, actions: { restore: calls.bulkRestoreFiles } },
};

const ofShop = storeOf(client);

/** Lists that the server of the back office keeps itself. */
const OWN_LISTS: Readonly<Record<string, string>> = { changes: '/staff/changes', staff: '/staff/people' };

export const store: typeof ofShop = {
  ...ofShop,
  getList: (resource, params) => {
    const path = OWN_LISTS[resource];
    if (path) return readOwnList(path, params);
    return resource === 'orders'
      ? listOrders(ofShop.getList, params)
      : ofShop.getList(resource, { ...params, filter: anyCase(params.filter) });
  },
};

/** The data provider with the actions of the resources. */
export const useStore = () => useDataProvider<typeof store>();
