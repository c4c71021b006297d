/** What leads to the look-up of orders. */
export const lookUpLinks = {
  link: 'Find order',
};

/** What leads to the withdrawal from a contract. Directive (EU) 2023/2673 asks for this label, or for an equal one. */
export const withdrawalLink = {
  title: 'Withdraw from contract here',
};

declare module '../../../text/text.tsx' {
  interface Text {
    lookUpLinks: typeof lookUpLinks;
    withdrawalLink: typeof withdrawalLink;
  }
}
