/** What leads to the search. */
export const searchLink = {
  open: 'Search the shop',
  label: 'Search for products',
  placeholder: 'Name, material, item number …',
  shortcut: 'Press / to search',
};

declare module '../../../text/text.tsx' {
  interface Text {
    searchLink: typeof searchLink;
  }
}
