/** A request for an email when a product is back. */
export const backInStock = {
  title: 'Email me when it is back',
  text: 'We send one email when this product is back in stock, and nothing else.',
  submit: 'Notify me',
  saved: (email: string) => `We will write to ${email} as soon as it is back.`,
  known: (email: string) => `${email} is already on the list for this product.`,
  failed: 'Your request could not be saved',
  notOffered: 'The shop takes no requests at the moment.',
};
