/** Pages for what went wrong: not found, crashed, offline. */
export const system = {
  notFound: 'This page does not exist',
  notFoundText: 'The link may be old or incomplete. The list of all products may help.',
  crashed: 'This page has a problem',
  crashedText: 'It is not your fault. Loading the page again usually helps; your cart is kept.',
  unavailable: 'The shop is not available at the moment',
  toShop: 'See all products',
  toHome: 'To the start page',
};
