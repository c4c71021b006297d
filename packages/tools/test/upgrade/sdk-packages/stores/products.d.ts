export interface Product {
  _id?: string | null;
  name?: string | null;
  lastUpdated?: Date | null;
  productType?: ProductType;
}
export declare enum ProductType {
  physical = 'physical',
  digital = 'digital',
}
interface Page {
  items: Product[];
  totalCount: number | undefined;
  hasNext(): boolean;
}
interface Query {
  eq(field: string, value: unknown): Query;
  hasSome(field: string, values: unknown[]): Query;
  ascending(...fields: string[]): Query;
  limit(limit: number): Query;
  find(): Promise<Page>;
}
export declare function queryProducts(): Query;
export declare function getProduct(
  _id: string,
  options?: { includeMerchantSpecificData?: boolean },
): Promise<{ product?: Product }>;
export declare function queryProductVariants(
  _id: string,
  options?: { variantIds?: string[] },
): Promise<{ variants?: object[] }>;
