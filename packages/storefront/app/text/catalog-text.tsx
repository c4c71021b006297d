/** A text of the merchant, such as a name. It has a direction of its own, whatever the language of the page is. */
export const CatalogText = ({ children }: { children: string | null | undefined }) => <bdi>{children}</bdi>;
