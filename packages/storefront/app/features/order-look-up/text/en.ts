/** The withdrawal from a contract. Directive (EU) 2023/2673 asks for the labels `title` and `confirm`, or for equal ones. */
export const withdrawal = {
  title: 'Withdraw from contract here',
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

declare module '../../../text/text.tsx' {
  interface Text {
    withdrawal: typeof withdrawal;
  }
}
