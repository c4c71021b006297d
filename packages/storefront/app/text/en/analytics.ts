/** Whether people allow the shop to record what they do. */
export const consent = {
  title: 'Consent',
  text: 'May we record which pages you open and what you buy, to improve the shop?',
  more: 'Privacy',
  allow: 'Allow',
  decline: 'Decline',
  withdraw: 'Withdraw the consent to recording',
  change: 'Change the choice about recording',
};
