// Generated from the OpenAPI description. Do not edit: change the description or the generator.


/** The actions of the platform as methods. Each throws a `TypeError` for an invalid input, and rejects or throws with "Not found" for what does not exist. */
export interface PlatformActions {
  /** Returns the ids, keys and URLs of the shop, and the public key that events are verified with. */
  getShop(): {
    url: string;
    consoleUrl: string;
    clientId: string;
    siteId: string;
    accountId: string;
    ownerId: string;
    appId: string;
    appSecret: string;
    instanceId: string;
    apiKey: string;
    /** PEM (SPKI). */
    publicKey: string;
    seed: string;
  };
  /** Returns whether the platform is ready. */
  getHealth(): {
    status: 'ready';
  };
  /** Deletes all data and fills the shop with its seed again. Fault rules are removed. Event targets and snapshots stay. */
  reset(input?: {
    /** Name of another seed. */
    seed?: string | undefined;
  }): object;
  /** Copies all data and the clock under a name. A snapshot with the same name is replaced. */
  takeSnapshot(input: {
    /** Name of a snapshot. */
    name: string;
  }): {
    name: string;
    time: string;
  };
  /** Replaces all data and the clock by those of a snapshot. Event targets and fault rules stay. */
  restoreSnapshot(input: {
    /** Name of a snapshot. */
    name: string;
  }): object;
  /** Lists the snapshots. */
  listSnapshots(): {
    snapshots: readonly ({
      name: string;
      time: string;
    })[];
  };
  /** Deletes a snapshot. */
  deleteSnapshot(input: {
    /** Name of a snapshot. */
    name: string;
  }): object;
  /** Returns all data but tokens as JSON Lines, one file per entity, and the bytes of files as base64. The same seed, clock and writes give the same bytes. */
  exportData(): {
    files: Readonly<Record<string, string>>;
  };
  /** Replaces all data by that of an export. */
  importData(input: {
    /** Contents by file name. Those of `media/…` are base64. */
    files: Readonly<Record<string, string>>;
  }): {
    files: number;
  };
  /** Returns the settings of the shop. */
  getSettings(): {
    /** Name of the shop, on hosted pages and in emails. */
    shopName: string;
    /** URL of the store front. Links to products lead to /product-page/<slug> there. */
    storeUrl: string;
    /** ISO 4217 code. Prices keep their numbers. */
    currency: string;
    /** BCP 47 tag. */
    language: string;
    weightUnit: 'KG' | 'LB';
    taxIncludedInPrices: boolean;
    acceptsBackInStockRequests: boolean;
    /** Whether reviews wait for a moderator. */
    moderatesReviews: boolean;
    hasCommunity: boolean;
    signUp: 'code' | 'open' | 'approval';
    /** Whether a refresh token is valid once. */
    rotatesRefreshTokens: boolean;
    /** Hosts from which files may be imported. */
    importHosts: readonly (string)[];
    /** How long new files are pending. */
    fileProcessingMs: number;
    /** Origins of callbacks and redirects. loopback is every origin of this machine. */
    allowedOrigins: readonly (string)[];
    asksForCaptcha: boolean;
  };
  /** Changes settings of the shop, until a reset or a start with other ones. What is missing stays. Orders keep their currency. */
  changeSettings(input?: {
    /** Name of the shop, on hosted pages and in emails. */
    shopName?: string | undefined;
    /** URL of the store front. Links to products lead to /product-page/<slug> there. */
    storeUrl?: string | undefined;
    /** ISO 4217 code. Prices keep their numbers. */
    currency?: string | undefined;
    /** BCP 47 tag. */
    language?: string | undefined;
    weightUnit?: 'KG' | 'LB' | undefined;
    taxIncludedInPrices?: boolean | undefined;
    acceptsBackInStockRequests?: boolean | undefined;
    /** Whether reviews wait for a moderator. */
    moderatesReviews?: boolean | undefined;
    hasCommunity?: boolean | undefined;
    signUp?: 'code' | 'open' | 'approval' | undefined;
    /** Whether a refresh token is valid once. */
    rotatesRefreshTokens?: boolean | undefined;
    /** Hosts from which files may be imported. */
    importHosts?: readonly (string)[] | undefined;
    /** How long new files are pending. */
    fileProcessingMs?: number | undefined;
    /** Origins of callbacks and redirects. loopback is every origin of this machine. */
    allowedOrigins?: readonly (string)[] | undefined;
    asksForCaptcha?: boolean | undefined;
  }): {
    /** Name of the shop, on hosted pages and in emails. */
    shopName: string;
    /** URL of the store front. Links to products lead to /product-page/<slug> there. */
    storeUrl: string;
    /** ISO 4217 code. Prices keep their numbers. */
    currency: string;
    /** BCP 47 tag. */
    language: string;
    weightUnit: 'KG' | 'LB';
    taxIncludedInPrices: boolean;
    acceptsBackInStockRequests: boolean;
    /** Whether reviews wait for a moderator. */
    moderatesReviews: boolean;
    hasCommunity: boolean;
    signUp: 'code' | 'open' | 'approval';
    /** Whether a refresh token is valid once. */
    rotatesRefreshTokens: boolean;
    /** Hosts from which files may be imported. */
    importHosts: readonly (string)[];
    /** How long new files are pending. */
    fileProcessingMs: number;
    /** Origins of callbacks and redirects. loopback is every origin of this machine. */
    allowedOrigins: readonly (string)[];
    asksForCaptcha: boolean;
  };
  /** Returns the time of the platform. */
  getClock(): {
    /** The time, as ISO 8601. */
    now: string;
    isRunning: boolean;
  };
  /** Sets the clock to a later time and runs what becomes due. */
  setClock(input: {
    time: string;
  }): {
    /** The time, as ISO 8601. */
    now: string;
    isRunning: boolean;
  };
  /** Advances the clock and runs what becomes due. */
  advanceClock(input: {
    milliseconds: number;
  }): {
    /** The time, as ISO 8601. */
    now: string;
    isRunning: boolean;
  };
  /** Lets time pass. */
  runClock(): {
    /** The time, as ISO 8601. */
    now: string;
    isRunning: boolean;
  };
  /** Stops the clock where it is. */
  stopClock(): {
    /** The time, as ISO 8601. */
    now: string;
    isRunning: boolean;
  };
  /** Lists the jobs that wait for the clock: those that failed too often and are parked, then by time. */
  listJobs(input?: {
    /** How many at most. */
    limit?: number | undefined;
    /** How many to leave out. */
    offset?: number | undefined;
  }): {
    jobs: readonly ({
      id: string;
      kind: string;
      /** When it runs, as ISO 8601. Not there if it is parked. */
      due?: string | undefined;
      failures: number;
      /** Message of its last failure. */
      problem?: string | undefined;
    })[];
    total: number;
  };
  /** Runs a job now that has failed. */
  retryJob(input: {
    id: string;
  }): object;
  /** Deletes a job without running it. */
  deleteJob(input: {
    id: string;
  }): object;
  /** Lists the members of the shop, newest first. */
  listAccounts(input?: {
    /** How many at most. */
    limit?: number | undefined;
    /** How many to leave out. */
    offset?: number | undefined;
  }): {
    accounts: readonly ({
      id: string;
      email: string;
      nickname: string;
      status: string;
      createdDate: string;
    })[];
    total: number;
  };
  /** Signs a member in without a password and returns the tokens of the session. */
  signInAs(input: {
    memberId: string;
  }): {
    /** Id of the visitor, member, user or app. */
    id: string;
    accessToken: string;
    refreshToken: string;
    expiresInSeconds: number;
  };
  /** Returns the URL of a page that signs a browser in as a member, once, without a password. */
  createSignInLink(input: {
    memberId: string;
    /** Page that it leads to, of an allowed origin. */
    returnUrl?: string | undefined;
  }): {
    url: string;
  };
  /** Issues tokens to a visitor, a member, a user of the staff or an app. */
  issueToken(input: {
    role: 'visitor' | 'member' | 'staff' | 'app';
    /** Default a new one. */
    id?: string | undefined;
  }): {
    /** Id of the visitor, member, user or app. */
    id: string;
    accessToken: string;
    refreshToken: string;
    expiresInSeconds: number;
  };
  /** Lists the emails that would have been sent, newest first. */
  listMails(input?: {
    /** Only to this address. */
    to?: string | undefined;
    /** How many at most. */
    limit?: number | undefined;
    /** How many to leave out. */
    offset?: number | undefined;
  }): {
    mails: readonly ({
      id: string;
      to: string;
      subject: string;
      text: string;
      language?: string | undefined;
      link?: string | undefined;
      code?: string | undefined;
      sentDate: string;
      sequence: number;
    })[];
    total: number;
  };
  /** Deletes all emails. */
  clearMails(): {
    removed: number;
  };
  /** Changes what a sign-in with an account asks for. What is missing stays. */
  changeSignIn(input: {
    email: string;
    needsNewPassword?: boolean | undefined;
    captcha?: 'visible' | 'invisible' | undefined;
    secondFactors?: readonly ('TOTP' | 'WEBAUTHN' | 'PUSH' | 'SMS' | 'CALL' | 'EMAIL' | 'PASSWORD' | 'RECOVERY_CODE')[] | undefined;
    disabledFactors?: readonly ('TOTP' | 'WEBAUTHN' | 'PUSH' | 'SMS' | 'CALL' | 'EMAIL' | 'PASSWORD' | 'RECOVERY_CODE')[] | undefined;
  }): object;
  /** Returns a session token of a member, as a sign-in with a custom form does. */
  createSessionToken(input: {
    email: string;
  }): {
    sessionToken: string;
  };
  /** Returns a token with which an identity provider says who a person is. */
  createProviderToken(input: {
    connectionId: string;
    email: string;
    name?: string | undefined;
  }): {
    idToken: string;
  };
  /** Returns the code that the authenticator app of an account shows now. */
  currentTotp(input: {
    email: string;
  }): {
    code: string;
  };
  /** Lists the push messages that ask for a confirmation, newest first. */
  listPushes(): {
    pushes: readonly ({
      id: string;
      memberId: string;
      email: string;
      isConfirmed: boolean;
      sentDate: string;
      sequence: number;
    })[];
  };
  /** Confirms a push message, as its owner does on the phone. */
  confirmPush(input: {
    transactionId: string;
  }): object;
  /** Adds the public key of a device to an account. */
  addPasskey(input: {
    email: string;
    /** Credential id in base64url. */
    id: string;
    /** SubjectPublicKeyInfo in base64. */
    publicKey: string;
  }): object;
  /** Installs the app of the shop, which gives it a refresh token. */
  installApp(): {
    instanceId: string;
    refreshToken: string;
  };
  /** Makes all access tokens expire. Refresh tokens stay valid. */
  expireAccessTokens(): object;
  /** Revokes one refresh token. Without a token, all of them. */
  revokeRefreshTokens(input?: {
    token?: string | undefined;
  }): object;
  /** Changes how the hidden frames of the authorization endpoint respond, until it is changed again. */
  changeFrames(input: {
    frames: 'flat' | 'envelope' | 'silent' | 'cutOff';
  }): object;
  /** Pays an order by a simulated card: its latest open payment. */
  payOrder(input: {
    orderId: string;
    outcome: 'approved' | 'authorized' | 'pending' | 'declined';
  }): {
    order: Readonly<Record<string, unknown>>;
    transactions: Readonly<Record<string, unknown>>;
    fulfillments: readonly (Readonly<Record<string, unknown>>)[];
  };
  /** Approves or declines a payment that is pending. */
  decidePendingPayment(input: {
    orderId: string;
    paymentId: string;
    outcome: 'approved' | 'declined';
  }): {
    order: Readonly<Record<string, unknown>>;
    transactions: Readonly<Record<string, unknown>>;
    fulfillments: readonly (Readonly<Record<string, unknown>>)[];
  };
  /** Records a payment that staff received. Without an amount, all that is owed. */
  markOrderPaid(input: {
    orderId: string;
    /** Decimal amount, such as 12.50. */
    amount?: string | undefined;
    method?: 'CASH' | 'BANK_TRANSFER' | 'CHECK' | undefined;
  }): {
    order: Readonly<Record<string, unknown>>;
    transactions: Readonly<Record<string, unknown>>;
    fulfillments: readonly (Readonly<Record<string, unknown>>)[];
  };
  /** Refunds payments of an order. Without an amount, all that is left of a payment. */
  refundOrder(input: {
    orderId: string;
    payments: readonly ({
      paymentId: string;
      /** Decimal amount, such as 12.50. */
      amount?: string | undefined;
      isExternal?: boolean | undefined;
    })[];
    lineItems?: readonly ({
      lineItemId: string;
      quantity: number;
      restock?: boolean | undefined;
    })[] | undefined;
    /** Decimal amount, such as 12.50. */
    shipping?: string | undefined;
    reason?: string | undefined;
  }): {
    order: Readonly<Record<string, unknown>>;
    transactions: Readonly<Record<string, unknown>>;
    fulfillments: readonly (Readonly<Record<string, unknown>>)[];
  };
  /** Charges a payment back. Without an amount, all that is left of it. */
  createChargeback(input: {
    orderId: string;
    paymentId: string;
    /** Decimal amount, such as 12.50. */
    amount?: string | undefined;
  }): {
    order: Readonly<Record<string, unknown>>;
    transactions: Readonly<Record<string, unknown>>;
    fulfillments: readonly (Readonly<Record<string, unknown>>)[];
  };
  /** Reverses a chargeback. Without an amount, all of it. */
  reverseChargeback(input: {
    orderId: string;
    paymentId: string;
    chargebackId: string;
    /** Decimal amount, such as 12.50. */
    amount?: string | undefined;
  }): {
    order: Readonly<Record<string, unknown>>;
    transactions: Readonly<Record<string, unknown>>;
    fulfillments: readonly (Readonly<Record<string, unknown>>)[];
  };
  /** Sends pieces of an order. Without lines, everything that was not sent yet. */
  fulfillOrder(input: {
    orderId: string;
    lineItems?: readonly ({
      id: string;
      quantity: number;
    })[] | undefined;
    tracking?: {
      number?: string | undefined;
      provider?: string | undefined;
      link?: string | undefined;
    } | undefined;
    sendEmail?: boolean | undefined;
  }): {
    order: Readonly<Record<string, unknown>>;
    transactions: Readonly<Record<string, unknown>>;
    fulfillments: readonly (Readonly<Record<string, unknown>>)[];
  };
  /** Sets how a shipment is tracked. */
  setTracking(input: {
    orderId: string;
    fulfillmentId: string;
    tracking: {
      number?: string | undefined;
      provider?: string | undefined;
      link?: string | undefined;
    };
  }): {
    order: Readonly<Record<string, unknown>>;
    transactions: Readonly<Record<string, unknown>>;
    fulfillments: readonly (Readonly<Record<string, unknown>>)[];
  };
  /** Takes a shipment back: its pieces are to be sent again. */
  removeFulfillment(input: {
    orderId: string;
    fulfillmentId: string;
  }): {
    order: Readonly<Record<string, unknown>>;
    transactions: Readonly<Record<string, unknown>>;
    fulfillments: readonly (Readonly<Record<string, unknown>>)[];
  };
  /** Changes quantities, discount and fees of an approved order. */
  changeOrder(input: {
    orderId: string;
    quantities?: readonly ({
      lineItemId: string;
      quantity: number;
    })[] | undefined;
    discount?: {
      name: string;
      /** Decimal amount, such as 12.50. */
      amount: string;
    } | undefined;
    fee?: {
      name: string;
      /** Decimal amount, such as 12.50. */
      amount: string;
    } | undefined;
    reason?: string | undefined;
  }): {
    order: Readonly<Record<string, unknown>>;
    transactions: Readonly<Record<string, unknown>>;
    fulfillments: readonly (Readonly<Record<string, unknown>>)[];
  };
  /** Puts an approved order under review, or decides its review. */
  reviewOrder(input: {
    orderId: string;
    status: 'PENDING' | 'APPROVED' | 'REJECTED';
  }): {
    order: Readonly<Record<string, unknown>>;
    transactions: Readonly<Record<string, unknown>>;
    fulfillments: readonly (Readonly<Record<string, unknown>>)[];
  };
  /** Adds a comment of the merchant to the history of an order. */
  commentOnOrder(input: {
    orderId: string;
    message: string;
  }): {
    order: Readonly<Record<string, unknown>>;
    transactions: Readonly<Record<string, unknown>>;
    fulfillments: readonly (Readonly<Record<string, unknown>>)[];
  };
  /** Imports an order from another system, in the form that the call createOrder takes. */
  importOrder(input: {
    order: Readonly<Record<string, unknown>>;
  }): {
    order: Readonly<Record<string, unknown>>;
    transactions: Readonly<Record<string, unknown>>;
    fulfillments: readonly (Readonly<Record<string, unknown>>)[];
  };
  /** Deletes an imported order with its payments. */
  deleteImportedOrder(input: {
    orderId: string;
  }): object;
  /** Sets the stock of a product, or of one variant. What is missing stays. */
  setStock(input: {
    productId: string;
    variantId?: string | undefined;
    trackQuantity?: boolean | undefined;
    quantity?: number | undefined;
    inStock?: boolean | undefined;
  }): {
    product: Readonly<Record<string, unknown>>;
  };
  /** Lists the coupons. */
  listCoupons(): {
    coupons: readonly (Readonly<Record<string, unknown>>)[];
  };
  /** Creates or replaces a coupon. */
  saveCoupon(input: {
    /** That of an existing one. Default a new one. */
    id?: string | undefined;
    code: string;
    name: string;
    reduction: {
      kind: 'amount';
      /** Decimal amount, such as 12.50. */
      amount: string;
    } | {
      kind: 'percent';
      percent: string;
    } | {
      kind: 'fixedPrice';
      /** Decimal amount, such as 12.50. */
      price: string;
    } | {
      kind: 'buyXGetY';
      buy: number;
      get: number;
    } | {
      kind: 'freeShipping';
    };
    scope?: {
      productIds?: readonly (string)[] | undefined;
      collectionIds?: readonly (string)[] | undefined;
    } | undefined;
    /** Decimal amount, such as 12.50. */
    minimumSubtotal?: string | undefined;
    startDate?: string | undefined;
    endDate?: string | undefined;
    usageLimit?: number | undefined;
    limitPerCustomer?: number | undefined;
  }): {
    coupon: Readonly<Record<string, unknown>>;
  };
  /** Deletes a coupon. Carts and checkouts that have it are calculated without it. */
  deleteCoupon(input: {
    id: string;
  }): object;
  /** Lists the gift cards. */
  listGiftCards(): {
    giftCards: readonly (Readonly<Record<string, unknown>>)[];
  };
  /** Creates or replaces a gift card. */
  saveGiftCard(input: {
    /** That of an existing one. Default a new one. */
    id?: string | undefined;
    code: string;
    /** Decimal amount, such as 12.50. */
    balance: string;
    isDisabled?: boolean | undefined;
    expires?: string | undefined;
  }): {
    giftCard: Readonly<Record<string, unknown>>;
  };
  /** Creates or replaces a membership of a member. */
  saveMembership(input: {
    /** That of an existing one. Default a new one. */
    id?: string | undefined;
    memberId: string;
    name: string;
    productIds: readonly (string)[];
    credits?: {
      total: number;
      remaining: number;
    } | undefined;
    expires?: string | undefined;
  }): {
    membership: Readonly<Record<string, unknown>>;
  };
  /** Ends a membership. */
  deleteMembership(input: {
    id: string;
  }): object;
  /** Changes how the shop taxes. What is missing stays. */
  configureTax(input?: {
    calculation?: 'MANUAL' | 'AUTO' | undefined;
    service?: 'ACTIVE' | 'FAILING' | 'DEACTIVATED' | undefined;
    groups?: readonly ({
      id: string;
      name: string;
    })[] | undefined;
    regions?: readonly ({
      id: string;
      name: string;
      country: string;
      subdivisions?: readonly (string)[] | undefined;
      isManual?: boolean | undefined;
      rates: Readonly<Record<string, readonly ({
        name: string;
        rate: string;
        type: string;
        jurisdiction: string;
        level: 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';
      })[]>>;
    })[] | undefined;
    exemptGroups?: readonly (string)[] | undefined;
    businessAddress?: {
      country?: string | undefined;
      subdivision?: string | undefined;
      city?: string | undefined;
      postalCode?: string | undefined;
      addressLine?: string | undefined;
    } | undefined;
  }): {
    tax: Readonly<Record<string, unknown>>;
  };
  /** Sets the tax group of a product. */
  setTaxGroup(input: {
    productId: string;
    taxGroupId: string;
  }): {
    tax: Readonly<Record<string, unknown>>;
  };
  /** Changes payment, minimum, automatic discounts, fees and remarks. What is missing stays. */
  configurePurchases(input?: {
    acceptsPayments?: boolean | undefined;
    /** Decimal amount, such as 12.50. */
    minimumSubtotal?: string | undefined;
    fees?: readonly ({
      code: string;
      name: string;
      /** Decimal amount, such as 12.50. */
      price: string;
      productIds?: readonly (string)[] | undefined;
      /** Decimal amount, such as 12.50. */
      belowSubtotal?: string | undefined;
    })[] | undefined;
    remarks?: readonly ({
      severity: 'WARNING' | 'ERROR';
      description: string;
      productIds?: readonly (string)[] | undefined;
      suggestsRemoval?: boolean | undefined;
    })[] | undefined;
    discounts?: readonly ({
      id: string;
      name: string;
      reduction: {
        kind: 'amount';
        /** Decimal amount, such as 12.50. */
        amount: string;
      } | {
        kind: 'percent';
        percent: string;
      } | {
        kind: 'fixedPrice';
        /** Decimal amount, such as 12.50. */
        price: string;
      } | {
        kind: 'buyXGetY';
        buy: number;
        get: number;
      } | {
        kind: 'freeShipping';
      };
      scope?: {
        productIds?: readonly (string)[] | undefined;
        collectionIds?: readonly (string)[] | undefined;
      } | undefined;
      /** Decimal amount, such as 12.50. */
      minimumSubtotal?: string | undefined;
    })[] | undefined;
  }): {
    rules: Readonly<Record<string, unknown>>;
  };
  /** Lists carts with owner, total and state, those that changed last first. */
  listCarts(input?: {
    /** How many at most. */
    limit?: number | undefined;
    /** How many to leave out. */
    offset?: number | undefined;
  }): {
    carts: readonly ({
      id: string;
      state: 'current' | 'current and checkout' | 'checkout' | 'ordered' | 'by id';
      owner: string;
      lines: number;
      total: string;
      revision: string;
      updatedDate: string;
    })[];
    total: number;
  };
  /** Returns a cart in the form of version 2, with the summary of its calculation unless it was ordered. */
  getCart(input: {
    /** That of version 2. */
    id: string;
  }): {
    cart: Readonly<Record<string, unknown>>;
    state: 'current' | 'current and checkout' | 'checkout' | 'ordered' | 'by id';
    owner: string;
    total: string;
    summary?: Readonly<Record<string, unknown>> | undefined;
  };
  /** Takes prices and stock of the catalog into a cart. */
  refreshCart(input: {
    /** That of version 2. */
    id: string;
  }): {
    cart: Readonly<Record<string, unknown>>;
  };
  /** Deletes a cart. An order that was made from it stays. */
  deleteCart(input: {
    /** That of version 2. */
    id: string;
  }): object;
  /** Replaces the discounts that the merchant gives on a cart. */
  discountCart(input: {
    /** That of version 1 or of version 2. */
    cartId: string;
    discounts: readonly ({
      /** Decimal amount, such as 12.50. */
      amount: string;
    })[];
  }): object;
  /** Replaces the discounts that the merchant gives on a checkout. */
  discountCheckout(input: {
    checkoutId: string;
    discounts: readonly ({
      /** Decimal amount, such as 12.50. */
      amount?: string | undefined;
      percentage?: number | undefined;
    })[];
  }): object;
  /** Returns regions, carriers and delivery options, and the time slots that can be chosen now. */
  getDelivery(): {
    delivery: {
      regions: readonly ({
        id: string;
        name: string;
        places: readonly ({
          country: string;
          subdivisions?: readonly (string)[] | undefined;
        })[];
        carriers: readonly ({
          id: string;
          isFailing?: boolean | undefined;
          options: readonly ({
            code: string;
            title: string;
            deliveryTime?: string | undefined;
            instructions?: string | undefined;
            /** Decimal amount, such as 12.50. */
            price: string;
            /** Decimal amount, such as 12.50. */
            freeFrom?: string | undefined;
            maxWeight?: number | undefined;
            otherCharges?: readonly ({
              type: 'HANDLING_FEE' | 'INSURANCE';
              /** Decimal amount, such as 12.50. */
              price: string;
              details?: string | undefined;
            })[] | undefined;
            pickup?: {
              address: {
                country?: string | undefined;
                subdivision?: string | undefined;
                city?: string | undefined;
                postalCode?: string | undefined;
                addressLine?: string | undefined;
              };
              method: 'STORE_PICKUP' | 'PICKUP_POINT';
            } | undefined;
            slots?: {
              /** Times of day in UTC, such as [{ "from": "09:00", "to": "12:00" }]. */
              times: readonly ({
                from: string;
                to: string;
              })[];
              /** How many days, from tomorrow on. */
              days: number;
              /** How many orders fit into a slot. */
              capacity: number;
              /** Starts of slots that accept no order, ISO 8601. */
              full?: readonly (string)[] | undefined;
            } | undefined;
          })[];
        })[];
      })[];
    };
    slots: readonly ({
      carrierId: string;
      optionCode: string;
      title: string;
      code: string;
      from: string;
      to: string;
      capacity: number;
      booked: number;
      isFull: boolean;
    })[];
  };
  /** Replaces regions, carriers and delivery options. An empty list of places is everywhere else. */
  configureDelivery(input: {
    regions: readonly ({
      id: string;
      name: string;
      places: readonly ({
        country: string;
        subdivisions?: readonly (string)[] | undefined;
      })[];
      carriers: readonly ({
        id: string;
        isFailing?: boolean | undefined;
        options: readonly ({
          code: string;
          title: string;
          deliveryTime?: string | undefined;
          instructions?: string | undefined;
          /** Decimal amount, such as 12.50. */
          price: string;
          /** Decimal amount, such as 12.50. */
          freeFrom?: string | undefined;
          maxWeight?: number | undefined;
          otherCharges?: readonly ({
            type: 'HANDLING_FEE' | 'INSURANCE';
            /** Decimal amount, such as 12.50. */
            price: string;
            details?: string | undefined;
          })[] | undefined;
          pickup?: {
            address: {
              country?: string | undefined;
              subdivision?: string | undefined;
              city?: string | undefined;
              postalCode?: string | undefined;
              addressLine?: string | undefined;
            };
            method: 'STORE_PICKUP' | 'PICKUP_POINT';
          } | undefined;
          slots?: {
            /** Times of day in UTC, such as [{ "from": "09:00", "to": "12:00" }]. */
            times: readonly ({
              from: string;
              to: string;
            })[];
            /** How many days, from tomorrow on. */
            days: number;
            /** How many orders fit into a slot. */
            capacity: number;
            /** Starts of slots that accept no order, ISO 8601. */
            full?: readonly (string)[] | undefined;
          } | undefined;
        })[];
      })[];
    })[];
  }): {
    delivery: {
      regions: readonly ({
        id: string;
        name: string;
        places: readonly ({
          country: string;
          subdivisions?: readonly (string)[] | undefined;
        })[];
        carriers: readonly ({
          id: string;
          isFailing?: boolean | undefined;
          options: readonly ({
            code: string;
            title: string;
            deliveryTime?: string | undefined;
            instructions?: string | undefined;
            /** Decimal amount, such as 12.50. */
            price: string;
            /** Decimal amount, such as 12.50. */
            freeFrom?: string | undefined;
            maxWeight?: number | undefined;
            otherCharges?: readonly ({
              type: 'HANDLING_FEE' | 'INSURANCE';
              /** Decimal amount, such as 12.50. */
              price: string;
              details?: string | undefined;
            })[] | undefined;
            pickup?: {
              address: {
                country?: string | undefined;
                subdivision?: string | undefined;
                city?: string | undefined;
                postalCode?: string | undefined;
                addressLine?: string | undefined;
              };
              method: 'STORE_PICKUP' | 'PICKUP_POINT';
            } | undefined;
            slots?: {
              /** Times of day in UTC, such as [{ "from": "09:00", "to": "12:00" }]. */
              times: readonly ({
                from: string;
                to: string;
              })[];
              /** How many days, from tomorrow on. */
              days: number;
              /** How many orders fit into a slot. */
              capacity: number;
              /** Starts of slots that accept no order, ISO 8601. */
              full?: readonly (string)[] | undefined;
            } | undefined;
          })[];
        })[];
      })[];
    };
  };
  /** Replaces the time slots of a delivery option. An empty list of times removes them. */
  setDeliverySlots(input: {
    /** Default every carrier that has the option. */
    carrierId?: string | undefined;
    /** That of the option, such as `standard`. */
    code: string;
    /** Times of day in UTC, such as [{ "from": "09:00", "to": "12:00" }]. */
    times: readonly ({
      from: string;
      to: string;
    })[];
    /** How many days, from tomorrow on. */
    days: number;
    /** How many orders fit into a slot. */
    capacity: number;
    /** Starts of slots that accept no order, ISO 8601. */
    full?: readonly (string)[] | undefined;
  }): {
    delivery: {
      regions: readonly ({
        id: string;
        name: string;
        places: readonly ({
          country: string;
          subdivisions?: readonly (string)[] | undefined;
        })[];
        carriers: readonly ({
          id: string;
          isFailing?: boolean | undefined;
          options: readonly ({
            code: string;
            title: string;
            deliveryTime?: string | undefined;
            instructions?: string | undefined;
            /** Decimal amount, such as 12.50. */
            price: string;
            /** Decimal amount, such as 12.50. */
            freeFrom?: string | undefined;
            maxWeight?: number | undefined;
            otherCharges?: readonly ({
              type: 'HANDLING_FEE' | 'INSURANCE';
              /** Decimal amount, such as 12.50. */
              price: string;
              details?: string | undefined;
            })[] | undefined;
            pickup?: {
              address: {
                country?: string | undefined;
                subdivision?: string | undefined;
                city?: string | undefined;
                postalCode?: string | undefined;
                addressLine?: string | undefined;
              };
              method: 'STORE_PICKUP' | 'PICKUP_POINT';
            } | undefined;
            slots?: {
              /** Times of day in UTC, such as [{ "from": "09:00", "to": "12:00" }]. */
              times: readonly ({
                from: string;
                to: string;
              })[];
              /** How many days, from tomorrow on. */
              days: number;
              /** How many orders fit into a slot. */
              capacity: number;
              /** Starts of slots that accept no order, ISO 8601. */
              full?: readonly (string)[] | undefined;
            } | undefined;
          })[];
        })[];
      })[];
    };
  };
  /** Lists the events, newest first. */
  listEvents(input?: {
    /** Type of an event. */
    type?: string | undefined;
    entityId?: string | undefined;
    /** How many at most. */
    limit?: number | undefined;
    /** How many to leave out. */
    offset?: number | undefined;
  }): {
    events: readonly ({
      id: string;
      type: string;
      entityId: string;
      sequence: number;
      time: string;
      causedBy: string;
      content: unknown;
    })[];
    total: number;
  };
  /** Returns an event, its payload as it is sent, and its deliveries. */
  getEvent(input: {
    id: string;
  }): {
    event: {
      id: string;
      type: string;
      entityId: string;
      sequence: number;
      time: string;
      causedBy: string;
      content: unknown;
    };
    payload: Readonly<Record<string, unknown>>;
    deliveries: readonly ({
      id: string;
      eventId: string;
      target: string;
      entityId: string;
      sequence: number;
      queued: string;
      due: string;
      state: 'pending' | 'delivered' | 'failed';
      attempts: number;
      result?: string | undefined;
    })[];
  };
  /** Emits any event of the contract, also one that no call emits. Its content is not validated. */
  emitEvent(input: {
    /** Type of an event. */
    type: string;
    entityId: string;
    /** An object with `entity` or `data`, as in the contract. */
    content?: Readonly<Record<string, unknown>> | undefined;
  }): object;
  /** Sends events to their targets again, in their order. */
  replayEvents(input?: {
    /** Ids of events; without, all. */
    ids?: readonly (string)[] | undefined;
    /** Type of an event. */
    type?: string | undefined;
    /** Id of the only target. */
    target?: string | undefined;
  }): {
    replayed: number;
  };
  /** Sends all events from now on to a URL, or those of some types. */
  addEventTarget(input: {
    url: string;
    types?: readonly (string)[] | undefined;
    /** Until the platform stops, or another target gets the URL. */
    isTemporary?: boolean | undefined;
  }): {
    id: string;
    url: string;
    /** Types that are sent; all if it is empty. */
    types: readonly (string)[];
    isTemporary?: boolean | undefined;
  };
  /** Lists where events are sent to. */
  listEventTargets(): {
    targets: readonly ({
      id: string;
      url: string;
      /** Types that are sent; all if it is empty. */
      types: readonly (string)[];
      isTemporary?: boolean | undefined;
    })[];
  };
  /** Sends no events to a target any longer. */
  removeEventTarget(input: {
    id: string;
  }): object;
  /** Lists what was sent, and what is still to be sent, newest event first. */
  listDeliveries(input?: {
    target?: string | undefined;
    state?: 'pending' | 'delivered' | 'failed' | undefined;
    /** How many at most. */
    limit?: number | undefined;
    /** How many to leave out. */
    offset?: number | undefined;
  }): {
    deliveries: readonly ({
      id: string;
      eventId: string;
      target: string;
      entityId: string;
      sequence: number;
      queued: string;
      due: string;
      state: 'pending' | 'delivered' | 'failed';
      attempts: number;
      result?: string | undefined;
    })[];
    total: number;
  };
  /** Lists the latest attempts to send an event to a target, newest first. */
  listAttempts(input: {
    target: string;
    /** Id of the last one that is known: only later ones. */
    after?: number | undefined;
    /** How many at most. */
    limit?: number | undefined;
  }): {
    attempts: readonly ({
      id: number;
      time: string;
      target: string;
      eventId: string;
      type: string;
      entityId: string;
      attempt: number;
      /** Status of the response, or why there was none. */
      result: string;
      milliseconds: number;
    })[];
  };
  /** Sends what is due, and returns when each target has responded or timed out. */
  deliverEvents(): Promise<{
    pending: number;
  }>;
  /** Adds a fault rule for the calls that match it. */
  addFault(input: {
    kind: 'latency' | 'example' | 'reset' | 'truncated' | 'throttled' | 'unavailable' | 'lost';
    /** Id of a call, such as `products.getProduct`. */
    call?: string | undefined;
    /** Name of a header that requests must have. */
    header?: string | undefined;
    headerValue?: string | undefined;
    /** How often; without a number always. */
    times?: number | undefined;
    /** For latency. */
    milliseconds?: number | undefined;
    /** For example: its name in the contract. */
    example?: string | undefined;
    /** Of a response with 429 or 503. */
    retryAfterSeconds?: number | undefined;
  }): Promise<{
    kind: 'latency' | 'example' | 'reset' | 'truncated' | 'throttled' | 'unavailable' | 'lost';
    call?: string | undefined;
    /** Name of a header that requests must have. */
    header?: string | undefined;
    headerValue?: string | undefined;
    /** How often; without a number always. */
    times?: number | undefined;
    /** For latency. */
    milliseconds?: number | undefined;
    /** For example: its name in the contract. */
    example?: string | undefined;
    /** Of a response with 429 or 503. */
    retryAfterSeconds?: number | undefined;
    id: string;
  }>;
  /** Lists the fault rules, in the order in which they are applied. */
  listFaults(): {
    faults: readonly ({
      kind: 'latency' | 'example' | 'reset' | 'truncated' | 'throttled' | 'unavailable' | 'lost';
      call?: string | undefined;
      /** Name of a header that requests must have. */
      header?: string | undefined;
      headerValue?: string | undefined;
      /** How often; without a number always. */
      times?: number | undefined;
      /** For latency. */
      milliseconds?: number | undefined;
      /** For example: its name in the contract. */
      example?: string | undefined;
      /** Of a response with 429 or 503. */
      retryAfterSeconds?: number | undefined;
      id: string;
    })[];
  };
  /** Removes a fault rule. */
  removeFault(input: {
    id: string;
  }): object;
  /** Removes all fault rules. */
  clearFaults(): {
    removed: number;
  };
  /** Lists the latest requests, newest first, without headers, queries and bodies. */
  listRequests(input?: {
    /** Id of a call, such as `products.getProduct`. */
    call?: string | undefined;
    /** For example `member:` and an id. */
    caller?: string | undefined;
    /** Lowest status. */
    minStatus?: number | undefined;
    /** Id of the last one that is known: only later ones. */
    after?: number | undefined;
    /** How many at most. */
    limit?: number | undefined;
  }): {
    requests: readonly ({
      id: number;
      time: string;
      method: string;
      path: string;
      call: string;
      caller: string;
      /** 0 if the connection was reset. */
      status: number;
      milliseconds: number;
      problem?: string | undefined;
      requestId?: string | undefined;
    })[];
  };
  /** Removes all requests from the log. */
  clearRequests(): {
    removed: number;
  };
  /** Lists the kinds of items that are stored, and how many there are of each. */
  listEntities(): {
    entities: readonly ({
      name: string;
      count: number;
    })[];
  };
  /** Lists the items of one kind, by id. */
  listItems(input: {
    entity: string;
    /** How many at most. */
    limit?: number | undefined;
    /** How many to leave out. */
    offset?: number | undefined;
  }): {
    items: readonly (Readonly<Record<string, unknown>>)[];
    total: number;
  };
  /** Returns one item as it is stored. */
  getItem(input: {
    entity: string;
    id: string;
  }): {
    item: Readonly<Record<string, unknown>>;
  };
  /** Adds a file that is ready at once. */
  addFile(input: {
    displayName: string;
    /** The bytes, as base64. */
    content: string;
    mimeType?: string | undefined;
    id?: string | undefined;
    private?: boolean | undefined;
    labels?: readonly (string)[] | undefined;
  }): Promise<{
    file: Readonly<Record<string, unknown>>;
  }>;
  /** Approves or rejects a review. */
  moderateReview(input: {
    id: string;
    decision: 'APPROVED' | 'REJECTED';
  }): object;
}
