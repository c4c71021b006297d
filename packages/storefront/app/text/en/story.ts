/** Who makes what the shop sells, and what it promises. */
export const story = {
  title: 'From the harbour to the table',
  text: 'Five of us throw, glaze and fire in a former net loft on Dock Road. The clay comes from the Irish midlands, the glazes are our own, and the kiln is opened every few weeks. What has a small flaw is sold as a second, and what breaks on the way is replaced.',
  promises: {
    delivery: 'Carefully packed',
    deliveryText: 'If something breaks on the way, we replace it.',
    returns: 'Returns within 30 days',
    returnsText: 'Send it back unused and we refund the price.',
    care: 'Dishwasher and oven safe',
    careText: 'Made for daily use, not for the cupboard.',
  },
};
