export interface Cart {
  _id?: string | null;
  _createdDate?: Date | null;
  lineItems?: LineItem[];
}
export interface LineItem {
  _id?: string;
  quantity?: number;
  image?: string;
}
export declare function getCurrentCart(): Promise<Cart>;
export declare function deleteCurrentCart(): Promise<void>;
export declare function addToCurrentCart(options?: {
  lineItems?: { quantity: number; catalogReference: { appId: string; catalogItemId: string } }[];
}): Promise<{ cart?: Cart }>;
export declare function updateCurrentCartLineItemQuantity(
  lineItems: { _id: string; quantity: number }[],
): Promise<{ cart?: Cart }>;
