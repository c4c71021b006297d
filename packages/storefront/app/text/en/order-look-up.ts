/** What leads to the look-up of orders. */
export const lookUpLinks = {
  link: 'Find order',
};

/** What leads to the withdrawal from a contract. Directive (EU) 2023/2673 asks for this label, or for an equal one. */
export const withdrawalLink = {
  title: 'Withdraw from contract here',
};

/** The withdrawal from a contract. Directive (EU) 2023/2673 asks for the label `confirm`, or for an equal one. */
export const withdrawal = {
  text: 'You can withdraw from the contract within 14 days after you have received the goods, without giving a reason.',
  name: 'Name',
  emailHint: 'The address that you ordered with.',
  next: 'Continue',
  check: 'Check your withdrawal',
  statement: 'I withdraw from the contract on the goods of this order.',
  confirm: 'Confirm withdrawal',
  failed: 'Your withdrawal was not received',
  received: 'Your withdrawal is received',
  receivedAt: (time: string) => `Received on ${time}`,
  kept: 'The shop has it with your order. Save this confirmation or print it.',
  mailed: (email: string) => `It was also sent to ${email}.`,
  notMailed: 'It could not be sent by email.',
  withdrawn: (date: string) => `Withdrawn on ${date}`,
  time: 'Submitted',
  save: 'Save the confirmation',
};

/** The look-up of an order by its number. */
export const findOrder = {
  title: 'Find an order',
  text: 'Enter the number of the order, which is in its emails, and your email address.',
  show: 'Show the order',
  finding: 'Looking for the order',
  later: 'You can find this order again with its number and your email address.',
  problems: {
    missing: 'There is no order with this number and this email address.',
    incomplete: 'Enter the number of the order and an email address such as name@example.com.',
  },
  fromSignIn: 'Ordered without an account? Find your order',
};
