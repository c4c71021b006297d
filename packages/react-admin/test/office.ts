/** A shop with the data of a year, and the data provider of its staff. */
import { createClient, fixedToken } from 'storewire';
import { createPlatform, type Platform } from 'storewire-platform';
import { dataProvider, type QueryCache, withInput } from 'storewire-react-admin';
import * as calls from 'storewire-react-admin/resources';

/** Every list of the contract, with the calls of its records. */
export const RESOURCES = {
  orders: {
    list: calls.searchOrders,
    getOne: calls.getOrder,
    create: calls.createOrder,
    update: calls.updateOrder,
    updateMany: calls.bulkUpdateOrders,
    actions: { cancel: calls.cancelOrder, tag: calls.bulkUpdateOrderTags },
  },
  products: {
    list: calls.queryProducts,
    getOne: calls.getProduct,
    create: calls.createProduct,
    update: calls.updateProduct,
    delete: calls.deleteProduct,
    updateMany: calls.bulkUpdateProducts,
    actions: { adjust: calls.bulkAdjustProducts },
  },
  collections: {
    list: calls.queryCollections,
    getOne: calls.getCollectionById,
    create: calls.createCollection,
    update: calls.updateCollection,
    delete: calls.deleteCollection,
    actions: { addProducts: calls.addProductsToCollection },
  },
  variants: { list: calls.queryStoreVariants, getOne: calls.getStoreVariant },
  productVariants: { list: calls.queryProductVariants },
  members: {
    list: withInput(calls.queryMembers, { fieldsets: ['FULL'] }),
    getOne: withInput(calls.getMember, { fieldsets: ['FULL'] }),
    create: calls.createMember,
    update: calls.updateMember,
    delete: calls.deleteMember,
    deleteMany: calls.bulkDeleteMembers,
    actions: { approve: calls.approveMember, block: calls.blockMember },
  },
  allMembers: { list: calls.listMembers, getOne: calls.getMember },
  reviews: {
    list: withInput(calls.queryReviews, { returnPrivateReviews: true }),
    getOne: withInput(calls.getReview, { returnPrivateReviews: true }),
    create: calls.createReview,
    update: calls.updateReview,
    delete: calls.deleteReview,
  },
  backInStock: {
    list: calls.queryBackInStockRequests,
    getOne: calls.getBackInStockRequest,
    delete: calls.deleteBackInStockRequest,
    actions: { notified: calls.markBackInStockRequestNotified },
  },
  files: {
    list: calls.searchFiles,
    getOne: calls.getFileDescriptor,
    getMany: calls.getFileDescriptors,
    update: calls.updateFileDescriptor,
    deleteMany: calls.bulkDeleteFiles,
  },
  folderFiles: { list: calls.listFiles, getOne: calls.getFileDescriptor },
  deletedFiles: { list: calls.listDeletedFiles, actions: { restore: calls.bulkRestoreFiles } },
};

/** A request that the platform got. */
export interface SentRequest {
  method: string;
  path: string;
  body: Record<string, unknown> | undefined;
}

/** Opens a shop. `requests` has what the data provider has sent. */
export function openOffice({ queryClient, seed = 'rich' }: { queryClient?: QueryCache; seed?: string } = {}) {
  const platform: Platform = createPlatform({ seed, clock: '2026-03-01T09:00:00Z' });
  const requests: SentRequest[] = [];
  const clientOf = (token: string) =>
    createClient({
      baseUrl: 'http://127.0.0.1:4010',
      auth: fixedToken(token),
      retry: false,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const text = await request.clone().text();
        const { pathname, search } = new URL(request.url);
        const body = text ? JSON.parse(text) : undefined;
        requests.push({ method: request.method, path: pathname + search, body });
        return platform.fetch(request);
      },
    });
  const providerOf = (token: string) => dataProvider(clientOf(token), RESOURCES, { queryClient });
  const { accessToken } = platform.issueToken({ role: 'staff' });
  return { platform, client: clientOf(accessToken), provider: providerOf(accessToken), providerOf, requests };
}
