// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type { FilterFields } from '../src/contract/filter-fields.ts';

/** The fields that lists can be filtered by, with their operators. */
export const filters = {
 "BackInStockFilter": {
  "fields": {
   "id": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$exists",
     "$in",
     "$hasSome",
     "$startsWith"
    ]
   },
   "contactId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$exists",
     "$in",
     "$hasSome",
     "$startsWith"
    ]
   },
   "status": {
    "kind": "text",
    "values": [
     "UNSPECIFIED",
     "RECEIVED",
     "PROCESSING",
     "NOTIFICATION_SENT",
     "FAILED"
    ],
    "operators": [
     "$eq",
     "$ne",
     "$exists",
     "$in",
     "$hasSome"
    ]
   },
   "autoNotified": {
    "kind": "boolean",
    "operators": [
     "$eq",
     "$ne",
     "$exists",
     "$in",
     "$hasSome"
    ]
   },
   "createdDate": {
    "kind": "date",
    "operators": [
     "$eq",
     "$ne",
     "$exists",
     "$in",
     "$hasSome",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   },
   "itemUrl": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$exists",
     "$in",
     "$hasSome",
     "$startsWith"
    ]
   },
   "email": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$exists",
     "$in",
     "$hasSome",
     "$startsWith"
    ]
   },
   "catalogReference.catalogItemId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$exists",
     "$in",
     "$hasSome",
     "$startsWith"
    ]
   },
   "catalogReference.appId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$exists",
     "$in",
     "$hasSome",
     "$startsWith"
    ]
   }
  },
  "prefixes": {}
 },
 "OrderFilter": {
  "fields": {
   "id": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin"
    ]
   },
   "number": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   },
   "status": {
    "kind": "text",
    "values": [
     "INITIALIZED",
     "APPROVED",
     "CANCELED",
     "PENDING",
     "REJECTED"
    ],
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin"
    ]
   },
   "archived": {
    "kind": "boolean",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$exists"
    ]
   },
   "createdDate": {
    "kind": "date",
    "operators": [
     "$eq",
     "$ne",
     "$gt",
     "$gte",
     "$lt",
     "$lte",
     "$nin"
    ]
   },
   "updatedDate": {
    "kind": "date",
    "operators": [
     "$eq",
     "$ne",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   },
   "lineItems.productName.original": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$hasSome",
     "$hasAll"
    ]
   },
   "lineItems.catalogReference.appId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$hasSome",
     "$hasAll"
    ]
   },
   "lineItems.catalogReference.catalogItemId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$hasSome",
     "$hasAll"
    ]
   },
   "subscriptionInfo.id": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin"
    ]
   },
   "buyerInfo.email": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$exists",
     "$startsWith"
    ]
   },
   "buyerInfo.contactId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin"
    ]
   },
   "buyerInfo.memberId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin"
    ]
   },
   "paymentStatus": {
    "kind": "text",
    "values": [
     "UNSPECIFIED",
     "NOT_PAID",
     "PAID",
     "PARTIALLY_REFUNDED",
     "FULLY_REFUNDED",
     "PENDING",
     "PARTIALLY_PAID",
     "PENDING_MERCHANT",
     "CANCELED",
     "DECLINED"
    ],
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin"
    ]
   },
   "fulfillmentStatus": {
    "kind": "text",
    "values": [
     "NOT_FULFILLED",
     "FULFILLED",
     "PARTIALLY_FULFILLED"
    ],
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin"
    ]
   },
   "fulfillmentStatuses": {
    "kind": "text",
    "values": [
     "NOT_FULFILLED",
     "FULFILLED",
     "PARTIALLY_FULFILLED"
    ],
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$hasSome",
     "$hasAll"
    ]
   },
   "priceSummary.total.amount": {
    "kind": "decimal",
    "operators": [
     "$eq",
     "$ne",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   },
   "billingInfo.contactDetails.fullName": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$exists",
     "$startsWith"
    ]
   },
   "shippingInfo.title": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin"
    ]
   },
   "shippingInfo.logistics.deliveryTime": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$exists",
     "$startsWith"
    ]
   },
   "shippingInfo.region.name": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin"
    ]
   },
   "deliveryTimeSlotFromDate": {
    "kind": "date",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$exists"
    ]
   },
   "deliveryTimeSlotToDate": {
    "kind": "date",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$exists"
    ]
   },
   "paymentMethods": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$hasSome",
     "$hasAll"
    ]
   },
   "createdBy.userId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin"
    ]
   },
   "channelInfo.type": {
    "kind": "text",
    "values": [
     "UNSPECIFIED",
     "WEB",
     "POS",
     "EBAY",
     "AMAZON",
     "OTHER_PLATFORM",
     "WIX_APP_STORE",
     "WIX_INVOICES",
     "BACKOFFICE_MERCHANT",
     "WISH",
     "CLASS_PASS",
     "GLOBAL_E",
     "FACEBOOK",
     "ETSY",
     "TIKTOK",
     "FAIRE_COM",
     "PAYPAL_AGENTIC_CHECKOUT",
     "STRIPE_AGENTIC_CHECKOUT"
    ],
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin"
    ]
   },
   "channelInfo.externalOrderId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin"
    ]
   },
   "checkoutId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin"
    ]
   },
   "seenByAHuman": {
    "kind": "boolean",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$exists"
    ]
   }
  },
  "prefixes": {
   "extendedFields.": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$exists",
     "$gt",
     "$gte",
     "$lt",
     "$lte",
     "$startsWith",
     "$hasSome",
     "$hasAll"
    ]
   }
  }
 },
 "ReviewFilter": {
  "fields": {
   "id": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in"
    ]
   },
   "namespace": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in"
    ]
   },
   "entityId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in"
    ]
   },
   "author.contactId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in"
    ]
   },
   "content.rating": {
    "kind": "number",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   },
   "content.media": {
    "kind": "text",
    "operators": [
     "$isEmpty"
    ]
   },
   "helpfulness": {
    "kind": "number",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   },
   "relevanceScore": {
    "kind": "number",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   },
   "moderation.moderationStatus": {
    "kind": "text",
    "values": [
     "UNKNOWN",
     "APPROVED",
     "IN_MODERATION",
     "REJECTED",
     "SUBMITTED"
    ],
    "operators": [
     "$eq",
     "$ne",
     "$in"
    ]
   },
   "verified": {
    "kind": "boolean",
    "operators": [
     "$eq",
     "$ne"
    ]
   },
   "origin.type": {
    "kind": "text",
    "values": [
     "UNKNOWN",
     "ORGANIC",
     "APP"
    ],
    "operators": [
     "$eq",
     "$ne"
    ]
   },
   "createdDate": {
    "kind": "date",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   }
  },
  "prefixes": {}
 },
 "CollectionFilter": {
  "fields": {
   "id": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome",
     "$contains",
     "$startsWith"
    ]
   },
   "name": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome",
     "$contains",
     "$startsWith"
    ]
   }
  },
  "prefixes": {}
 },
 "StoreVariantFilter": {
  "fields": {
   "id": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome"
    ]
   },
   "variantId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome"
    ]
   },
   "productId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome"
    ]
   },
   "productName": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome"
    ]
   },
   "sku": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome",
     "$contains",
     "$startsWith"
    ]
   },
   "managedVariant": {
    "kind": "boolean",
    "operators": [
     "$eq",
     "$ne"
    ]
   },
   "collectionIds": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$hasSome",
     "$hasAll"
    ]
   },
   "stock.inStock": {
    "kind": "boolean",
    "operators": [
     "$eq",
     "$ne"
    ]
   },
   "stock.trackQuantity": {
    "kind": "boolean",
    "operators": [
     "$eq",
     "$ne"
    ]
   },
   "stock.quantity": {
    "kind": "number",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   }
  },
  "prefixes": {}
 },
 "ProductFilter": {
  "fields": {
   "id": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome"
    ]
   },
   "name": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome",
     "$contains",
     "$startsWith"
    ]
   },
   "description": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome",
     "$contains",
     "$startsWith"
    ]
   },
   "sku": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome",
     "$contains",
     "$startsWith"
    ]
   },
   "slug": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome",
     "$contains",
     "$startsWith"
    ]
   },
   "price": {
    "kind": "number",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   },
   "numericId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   },
   "productType": {
    "kind": "text",
    "values": [
     "unspecified_product_type",
     "physical",
     "digital"
    ],
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome"
    ]
   },
   "inventoryStatus": {
    "kind": "text",
    "values": [
     "IN_STOCK",
     "OUT_OF_STOCK",
     "PARTIALLY_OUT_OF_STOCK"
    ],
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome"
    ]
   },
   "collections.id": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$hasSome",
     "$hasAll"
    ]
   },
   "collectionIds": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$hasSome",
     "$hasAll"
    ]
   },
   "lastUpdated": {
    "kind": "date",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   },
   "createdDate": {
    "kind": "date",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$hasSome",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   }
  },
  "prefixes": {
   "options.": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$hasSome",
     "$hasAll"
    ]
   }
  }
 },
 "MemberFilter": {
  "fields": {
   "id": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$exists",
     "$hasSome",
     "$startsWith",
     "$endsWith",
     "$contains"
    ]
   },
   "loginEmail": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$exists",
     "$hasSome",
     "$startsWith",
     "$endsWith",
     "$contains"
    ]
   },
   "contactId": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$exists",
     "$hasSome",
     "$startsWith",
     "$endsWith",
     "$contains"
    ]
   },
   "contact.firstName": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$exists",
     "$hasSome",
     "$startsWith",
     "$endsWith",
     "$contains"
    ]
   },
   "contact.lastName": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$exists",
     "$hasSome",
     "$startsWith",
     "$endsWith",
     "$contains"
    ]
   },
   "profile.nickname": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$exists",
     "$hasSome",
     "$startsWith",
     "$endsWith",
     "$contains"
    ]
   },
   "profile.slug": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$exists",
     "$hasSome",
     "$startsWith",
     "$endsWith",
     "$contains"
    ]
   },
   "status": {
    "kind": "text",
    "values": [
     "UNKNOWN",
     "PENDING",
     "APPROVED",
     "BLOCKED",
     "OFFLINE"
    ],
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$exists",
     "$hasSome"
    ]
   },
   "privacyStatus": {
    "kind": "text",
    "values": [
     "UNKNOWN",
     "PRIVATE",
     "PUBLIC"
    ],
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$exists",
     "$hasSome"
    ]
   },
   "activityStatus": {
    "kind": "text",
    "values": [
     "UNKNOWN",
     "ACTIVE",
     "MUTED"
    ],
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$exists",
     "$hasSome"
    ]
   },
   "createdDate": {
    "kind": "date",
    "operators": [
     "$eq",
     "$ne",
     "$exists",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   },
   "updatedDate": {
    "kind": "date",
    "operators": [
     "$eq",
     "$ne",
     "$exists",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   },
   "lastLoginDate": {
    "kind": "date",
    "operators": [
     "$eq",
     "$ne",
     "$exists",
     "$gt",
     "$gte",
     "$lt",
     "$lte"
    ]
   }
  },
  "prefixes": {
   "contact.customFields.": {
    "kind": "text",
    "operators": [
     "$eq",
     "$ne",
     "$in",
     "$nin",
     "$exists",
     "$gt",
     "$gte",
     "$lt",
     "$lte",
     "$startsWith"
    ]
   }
  }
 }
} as const satisfies Record<string, FilterFields>;

/** The fields that lists can be sorted by. */
export const sorts = {
 "BackInStockSortField": [
  "id",
  "contactId",
  "status",
  "autoNotified",
  "createdDate",
  "itemUrl"
 ],
 "OrderSortField": [
  "number",
  "status",
  "createdDate",
  "updatedDate",
  "buyerInfo.email",
  "billingInfo.contactDetails.fullName",
  "paymentStatus",
  "fulfillmentStatus"
 ],
 "ReviewSortField": [
  "content.rating",
  "createdDate",
  "helpfulness",
  "origin.type",
  "relevanceScore",
  "verified"
 ],
 "CollectionSortField": [
  "id",
  "name"
 ],
 "StoreVariantSortField": [
  "id",
  "variantId",
  "productName"
 ],
 "ProductSortField": [
  "id",
  "name",
  "sku",
  "slug",
  "price",
  "numericId",
  "productType",
  "lastUpdated",
  "createdDate"
 ],
 "FileSortField": [
  "displayName",
  "sizeInBytes",
  "updatedDate"
 ],
 "MemberSortField": [
  "profile.nickname",
  "contact.firstName",
  "contact.lastName",
  "createdDate",
  "updatedDate",
  "lastLoginDate"
 ]
} as const satisfies Record<string, readonly string[]>;
