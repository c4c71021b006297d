/**
 * What a new shop edits first. Its colors are in `app/theme/theme.css`, its texts beside what shows them, its icons
 * and the web manifest in `public/`.
 */
export const SHOP = {
  name: 'Harbour Ceramics',

  /** For the legal pages. */
  company: {
    name: 'Harbour Ceramics Ltd',
    address: 'Dock Road, Galway',
    email: 'hello@example.com',
    phone: '+353 91 000 000',
    register: 'Companies Registration Office',
    registerNumber: '000000',
    vatNumber: 'IE0000000A',
  },

  /** When the shop is open, in its own time: weekdays from 1, Monday, to 7. */
  openingHours: [
    { from: 2, to: 5, opens: '10:00', closes: '17:30' },
    { from: 6, to: 6, opens: '10:00', closes: '16:00' },
  ],

  /**
   * Working days from the order to the door, at least and at most, by the code of a way of delivery on the platform. Pages
   * of products say between which dates a piece arrives with the standard one, checkout and orders say it of theirs; of a
   * code that is missing here, they say what the platform does.
   */
  deliveryDays: { standard: [3, 7], express: [2, 4] },

  /** The ribbon of products that are made once they are ordered. Their pages promise no day. */
  madeToOrder: 'Made to order',

  /** Titles of the sections of a product that are shown next to the button, since they are short. */
  productFacts: ['Dimensions', 'Care'],

  /**
   * In the order of the language menu; the first is the default. `locale` is that of numbers, money and dates,
   * `country` the one that a new address starts with. To remove a language, delete its line, its folder in
   * `app/text/`, its file in `app/pages/legal/sections/`, and the lines that the compiler then names.
   */
  languages: [
    { code: 'en', name: 'English', dir: 'ltr', locale: 'en-IE', country: 'IE' },
    { code: 'de', name: 'Deutsch', dir: 'ltr', locale: 'de-DE', country: 'DE' },
    { code: 'he', name: 'עברית', dir: 'rtl', locale: 'he-IL', country: 'IL' },
  ],

  /**
   * Dates are shown in it on the server and in the browser, so that both render the same text, and the time of a delivery
   * or a pickup is that of the place. The local platform has its own: `--time-zone`.
   */
  timeZone: 'Europe/Dublin',

  /** Where the shop delivers to, unless the platform says it, as ISO 3166-1 codes. */
  countries:
    'AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IL IT JP LT LU LV MT NL NO PL PT RO SE SI SK US',

  /** Slugs of collections in their order, each with those below it. */
  menu: [
    ['mugs'],
    ['tableware', 'bowls', 'plates', 'platters', 'cups', 'jugs'],
    ['tea', 'teapots', 'coffee'],
    ['kitchen', 'jars', 'bottles'],
    ['for-plants-and-flowers', 'vases', 'planters'],
    ['candlesticks'],
    ['gifts-up-to-30', 'gifts-up-to-60', 'sets'],
    ['sale'],
  ],

  /** The brands of the payment provider, with their logos in `public/`. No call names them. */
  paymentBrands: [
    { name: 'Visa', logo: '/payment/visa.svg' },
    { name: 'Mastercard', logo: '/payment/mastercard.svg' },
  ],

  /** The legal pages, in the order of the footer. `app/pages/legal/sections/` has their texts. */
  legalPages: ['delivery', 'returns', 'terms', 'privacy', 'imprint'],

  /** `--color-paper` of the theme, for the bars of the browser. */
  paper: { light: '#f8f5ef', dark: '#161513' },

  /** Where the platform has pictures, videos and uploads. */
  mediaOrigins: ['https://static.wixstatic.com', 'https://video.wixstatic.com', 'https://upload.wixmp.com'],
} as const;
