/** The examples describe one shop: an id in one of them is the id of an object in another. */

import { schemaNameOf } from '../generate/normalise/walk.ts';
import { resolve, type Schema } from '../generate/openapi.ts';
import { type Call, callsOf, type Description, type Path, propertiesOf } from './description.ts';
import { examplesOf } from './examples.ts';
import type { Problem } from './problem.ts';

/** What an id may belong to: the services whose responses show it, and the schemas that own its `id`. */
const roles: Record<string, { services: string[]; schemas: string[] }> = {
  product: { services: ['products'], schemas: ['Product'] },
  cart: { services: ['currentCart', 'currentCartV2', 'cartsV2'], schemas: ['Cart', 'CartV2'] },
  checkout: { services: ['checkouts'], schemas: ['Checkout'] },
  order: { services: ['orders'], schemas: ['Order'] },
  member: { services: ['members'], schemas: ['Member'] },
  collection: { services: ['collections'], schemas: ['Collection'] },
  coupon: {
    services: ['currentCart', 'currentCartV2', 'cartsV2'],
    schemas: ['CartCoupon', 'Coupon', 'AppliedCoupon', 'OrderCoupon'],
  },
};

/** Fields that hold the id of something else, by their name or by their owner and name. */
const references: Record<string, string> = {
  productId: 'product',
  productIds: 'product',
  catalogItemId: 'product',
  rootCatalogItemId: 'product',
  cartId: 'cart',
  checkoutId: 'checkout',
  purchaseFlowId: 'checkout',
  orderId: 'order',
  orderIds: 'order',
  ecomOrderId: 'order',
  memberId: 'member',
  memberIds: 'member',
  identityId: 'member',
  collectionId: 'collection',
  collectionIds: 'collection',
  couponId: 'coupon',
  'Identity.id': 'member',
  'Review.entityId': 'product',
  'BulkUpdateProductsRequest.ids': 'product',
  'BulkAdjustProductsRequest.ids': 'product',
};

/** Segments of a path before the id of something. */
const segments: Record<string, string> = {
  products: 'product',
  carts: 'cart',
  checkouts: 'checkout',
  'by-cart-id': 'cart',
  orders: 'order',
  members: 'member',
  collections: 'collection',
};

/** The app whose items are the products of this shop; an item of another app is none of them. */
const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

interface Sighting {
  role: string;
  id: string;
  /** Whether this is the thing itself and not a reference to it. */
  own: boolean;
  at: Path;
}

const ownerRole = (owner: string) => Object.keys(roles).find((role) => roles[role]?.schemas.includes(owner));

/** The app that a catalog item belongs to: a sibling of the id, or part of its reference. */
function appOf(value: Record<string, unknown>): unknown {
  const reference = value['catalogReference'] as { appId?: unknown } | undefined;
  return value['appId'] ?? reference?.appId ?? storesApp;
}

function roleOf(
  owner: string,
  property: string,
  value: Record<string, unknown>,
): { role: string; own: boolean } | undefined {
  const own = property === 'id' ? ownerRole(owner) : undefined;
  if (own) return { role: own, own: true };
  if (property === 'entityId' && typeof value['entityFqdn'] === 'string') {
    const entity = value['entityFqdn'].split('.').at(-1) as string;
    return roles[entity] ? { role: entity, own: false } : undefined;
  }
  if (/[cC]atalogItemId$/.test(property) && appOf(value) !== storesApp) return undefined;
  const role = references[`${owner}.${property}`] ?? references[property];
  return role ? { role, own: false } : undefined;
}

/** Every id of a role in a value, found along its schema. */
function sightings(
  doc: Description,
  schema: Schema | undefined,
  owner: string,
  value: unknown,
  at: Path,
): Sighting[] {
  const part = schema?.allOf?.find(({ $ref }) => $ref);
  const name = schemaNameOf(schema?.$ref ?? part?.$ref ?? '') ?? owner;
  const found = schema && resolve<Schema>(doc, schema);
  if (Array.isArray(value))
    return value.flatMap((one, index) => sightings(doc, found?.items, name, one, [...at, index]));
  if (typeof value !== 'object' || value === null) return [];
  const properties = propertiesOf(doc, found);
  return Object.entries(value).flatMap(([property, inside]) => {
    const here = [...at, property];
    const is = roleOf(name, property, value as Record<string, unknown>);
    const ids = is ? [inside].flat().filter((id) => typeof id === 'string' && id !== '') : [];
    return [
      ...ids.map((id) => ({ ...(is as { role: string; own: boolean }), id: id as string, at: here })),
      ...sightings(doc, properties.get(property), name, inside, here),
    ];
  });
}

/** The ids that the paths of a call hold, from the examples of its parameters. */
function pathSightings({ path, operation, at }: Call): Sighting[] {
  return (operation.parameters ?? []).flatMap((parameter, index) => {
    const before = new RegExp(`([^/]+)/\\{${parameter.name}\\}`).exec(path)?.[1];
    const role = parameter.in === 'path' && before ? segments[before] : undefined;
    if (!role || typeof parameter.example !== 'string') return [];
    return [{ role, id: parameter.example, own: false, at: [...at, 'parameters', index, 'example'] }];
  });
}

interface Seen extends Sighting {
  /** The service whose response this was, or nothing for what was sent. */
  shownBy: string | undefined;
}

function allSightings(doc: Description): Seen[] {
  const inBodies = examplesOf(doc).flatMap(({ body, example, at }) => {
    const [kind, path, method] = body.at as [Call['kind'], string, 'get'];
    const service = kind === 'paths' ? doc.paths?.[path]?.[method]?.tags?.[0] : undefined;
    const shownBy = body.view === 'response' ? service : undefined;
    return sightings(doc, body.media.schema, '', example.value, at).map((one) => ({ ...one, shownBy }));
  });
  const inPaths = callsOf(doc).flatMap(pathSightings);
  return [...inBodies, ...inPaths.map((one) => ({ ...one, shownBy: undefined }))];
}

/** Ids that a bulk response reports as failed: a bulk call is shown with something that does not exist. */
function failedIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, success } = value as { id?: unknown; success?: unknown };
  const own = success === false && typeof id === 'string' ? [id] : [];
  return [...own, ...Object.values(value).flatMap(failedIds)];
}

export function checkCoherence(doc: Description): Problem[] {
  const seen = allSightings(doc);
  const isDefined = ({ role, own, shownBy }: Seen) =>
    own && shownBy !== undefined && roles[role]?.services.includes(shownBy);
  const shop = new Set(seen.filter(isDefined).map(({ role, id }) => `${role} ${id}`));
  const failed = new Set(examplesOf(doc).flatMap(({ example }) => failedIds(example.value)));
  const strangers = seen.filter(({ role, id }) => !shop.has(`${role} ${id}`) && !failed.has(id));
  return strangers.map(({ role, id, at }) => ({
    rule: 'one-shop',
    message: `no example response of ${roles[role]?.services.join(', ')} contains ${role} ${id}`,
    at,
  }));
}
