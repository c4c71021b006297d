import { SHOP } from '../../../../shop.config.ts';

const { company } = SHOP;

/** The headings and texts of a legal page. */
type LegalSections = readonly (readonly [heading: string, text: string])[];

/** The sections of the legal pages. */
export type LegalTexts = Readonly<Record<keyof typeof legal, LegalSections>>;

/** The shop replaces these texts with those of its lawyer. */
export const legal = {
  terms: [
    ['The shop', `${SHOP.name}, ${company.address}, Ireland. Email: ${company.email}.`],
    ['Your order', 'Your order is an offer. We accept it with the confirmation of the order by email.'],
    ['Prices', 'Prices include VAT. Delivery is shown before you place the order.'],
    [
      'Payment',
      'You pay with one of the methods offered at checkout. We charge the amount when you place the order.',
    ],
  ],
  privacy: [
    ['What we store', 'Your name, addresses and orders, to deliver what you buy and as tax law requires.'],
    [
      'Cookies',
      'Only cookies that the shop needs: your session, your cart and your theme. Your browser keeps what you type at checkout, in a review or an address until you send it or close the tab.',
    ],
    ['Your rights', 'You can see, correct and delete your data in your account, or write to us.'],
  ],
  returns: [
    ['30 days', 'You can return unused products within 30 days and get the price back.'],
    ['How it works', 'Write to us with the number of your order. We send you a label.'],
    ['Damaged on the way', 'Send us a photo within 14 days and we replace the product.'],
  ],
  delivery: [
    ['Time', 'Orders leave the workshop within three working days.'],
    ['Cost', 'The cost depends on the country and the weight. Checkout shows it before you pay.'],
    ['Pickup', 'You can pick up your order in the workshop free of charge.'],
  ],
  imprint: [
    ['Company', `${company.name}, ${company.address}, Ireland.`],
    ['Contact', `${company.email}, ${company.phone}`],
    ['Register', `${company.register}, number ${company.registerNumber}. VAT number ${company.vatNumber}.`],
  ],
} satisfies Record<string, LegalSections>;
