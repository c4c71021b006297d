export declare function getCheckoutUrl(_id: string): Promise<{ checkoutUrl: string }>;
