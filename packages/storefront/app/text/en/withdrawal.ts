/** The withdrawal from a contract. Directive (EU) 2023/2673 asks for the labels `title` and `confirm`, or for equal ones. */
export const withdrawal = {
  title: 'Withdraw from contract here',
  text: 'You can withdraw from the contract within 14 days after you have received the goods, without giving a reason.',
  name: 'Name',
  emailHint: 'The confirmation of receipt is sent to this address.',
  next: 'Continue',
  check: 'Check your withdrawal',
  statement: 'I withdraw from the contract on the goods of this order.',
  confirm: 'Confirm withdrawal',
  failed: 'Your withdrawal was not received',
  received: 'Your withdrawal is received',
  receivedAt: (time: string) => `Received on ${time}`,
  receivedText: (email: string) =>
    `Save this confirmation. The shop also sends it to ${email}, and refunds the price.`,
  time: 'Submitted',
  save: 'Save the confirmation',
};
