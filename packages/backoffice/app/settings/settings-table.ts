/** Every checkout setting of the contract, and what it changes in the shop. */
import type { CheckoutSettingsInput } from 'storewire';
import { choicesOf } from '../components/words.ts';

/** Dotted names of the settings. A picture is one setting. */
type PathOf<Settings> = {
  [Name in keyof Settings & string]-?: 'altText' extends keyof NonNullable<Settings[Name]>
    ? Name
    : NonNullable<Settings[Name]> extends object
      ? `${Name}.${PathOf<NonNullable<Settings[Name]>>}`
      : Name;
}[keyof Settings & string];

/** The dotted name of a setting. */
export type SettingPath = PathOf<CheckoutSettingsInput>;

/** How a setting is edited. */
export interface Setting {
  kind: 'switch' | 'choice' | 'text' | 'longText' | 'color' | 'pixels' | 'picture';
  label: string;
  /** What it changes in the shop. */
  help: string;
  /** Of a choice. */
  choices?: { id: string; name: string }[];
  /** Longest text. */
  max?: number;
}

const policy = (name: string) =>
  [
    { kind: 'switch', label: `Show ${name}`, help: `Links to it at the foot of the checkout page.` },
    { kind: 'longText', label: `Text of ${name}`, help: 'What the link opens.' },
  ] as const;

const [showTerms, terms] = policy('terms and conditions');
const [showPrivacy, privacy] = policy('the privacy policy');
const [showReturns, returns] = policy('the return policy');
const [showDigital, digital] = policy('the policy of digital goods');
const [showContact, contact] = policy('contact details');
const [showCustom, custom] = policy('one more policy');

const color = (label: string, help: string) => ({ kind: 'color', label, help }) as const;
const picture = (label: string, help: string) => ({ kind: 'picture', label, help }) as const;

/** The settings in the order of the page. */
export const SETTINGS: Readonly<Record<SettingPath, Setting>> = {
  'checkoutFields.subscriptionCheckbox.visible': {
    kind: 'switch',
    label: 'Offer to subscribe',
    help: 'Buyers see a checkbox with which they subscribe to emails of the shop.',
  },
  'checkoutFields.subscriptionCheckbox.checkedByDefault': {
    kind: 'switch',
    label: 'Subscribe by default',
    help: 'The checkbox is selected when the page opens; some countries forbid that.',
  },
  'checkoutFields.subscriptionCheckbox.splitByChannel': {
    kind: 'switch',
    label: 'A checkbox per channel',
    help: 'Buyers subscribe to emails and to text messages separately.',
  },
  'checkoutFields.policyAgreementCheckbox.visible': {
    kind: 'switch',
    label: 'Ask to agree to the policies',
    help: 'Buyers see a checkbox with which they agree to the policies.',
  },
  'checkoutFields.policyAgreementCheckbox.checkedByDefault': {
    kind: 'switch',
    label: 'Agree by default',
    help: 'The checkbox is selected when the page opens.',
  },
  checkoutBillingFields: {
    kind: 'choice',
    label: 'Billing address',
    help: 'The form asks for the complete address, or only for what the payment needs.',
    choices: choicesOf(['All_FIELDS', 'MINIMUM_REQUIRED_FIELDS']),
  },
  'checkoutFields.giftCardRedeemEnabled': {
    kind: 'switch',
    label: 'Accept gift cards',
    help: 'Buyers may pay with a gift card.',
  },
  'checkoutFields.mitEnabled': {
    kind: 'switch',
    label: 'Charge later',
    help: 'The shop may charge a saved means of payment later, without the buyer.',
  },
  'checkoutFields.delayCaptureEnabled': {
    kind: 'switch',
    label: 'Capture by hand',
    help: 'Payments are only authorized at the order, and staff capture them later.',
  },
  'checkoutFields.captureBeforeExpiryEnabled': {
    kind: 'switch',
    label: 'Capture before the authorization ends',
    help: 'A payment that staff have not captured is captured before its authorization ends.',
  },
  'checkoutPolicies.termsAndConditions.visible': showTerms,
  'checkoutPolicies.termsAndConditions.content': terms,
  'checkoutPolicies.privacyPolicy.visible': showPrivacy,
  'checkoutPolicies.privacyPolicy.content': privacy,
  'checkoutPolicies.returnPolicy.visible': showReturns,
  'checkoutPolicies.returnPolicy.content': returns,
  'checkoutPolicies.digitalItemPolicy.visible': showDigital,
  'checkoutPolicies.digitalItemPolicy.content': digital,
  'checkoutPolicies.contactUs.visible': showContact,
  'checkoutPolicies.contactUs.content': contact,
  'checkoutPolicies.customPolicy.visible': showCustom,
  'checkoutPolicies.customPolicy.title': {
    kind: 'text',
    label: 'Title of one more policy',
    help: 'The text of its link.',
  },
  'checkoutPolicies.customPolicy.content': custom,
  'checkoutBrand.header.text': {
    kind: 'text',
    label: 'Text of the header',
    help: 'Shown next to the logo or below it.',
    max: 55,
  },
  'checkoutBrand.header.textColor': color('Color of the text', 'The color of the text of the header.'),
  'checkoutBrand.header.logo.image': picture('Logo', 'Shown instead of the name of the shop.'),
  'checkoutBrand.header.logo.size': {
    kind: 'choice',
    label: 'Size of the logo',
    help: 'How large the logo is in the header.',
    choices: choicesOf(['SMALL', 'MEDIUM', 'LARGE']),
  },
  'checkoutBrand.header.alignment': {
    kind: 'choice',
    label: 'Position of the logo',
    help: 'The logo is at the side or in the middle of the header.',
    choices: choicesOf(['SIDE', 'CENTER']),
  },
  'checkoutBrand.header.displayCheckoutLabel': {
    kind: 'switch',
    label: 'Show "Checkout"',
    help: 'The header says that this is the checkout.',
  },
  'checkoutBrand.header.continueShopping.hidden': {
    kind: 'switch',
    label: 'Hide the link to the shop',
    help: 'The header has no link with which buyers go on shopping.',
  },
  'checkoutBrand.header.continueShopping.displayType': {
    kind: 'choice',
    label: 'Form of the link to the shop',
    help: 'The link is a text or an icon.',
    choices: choicesOf(['TEXT', 'ICON']),
  },
  'checkoutBrand.header.backgroundFill.color': color(
    'Background color of the header',
    'Fills the header, unless it has a picture.',
  ),
  'checkoutBrand.header.backgroundFill.image': picture(
    'Background picture of the header',
    'Fills the header instead of a color.',
  ),
  'checkoutBrand.header.dividerColor': color(
    'Line below the header',
    'The color of the line between header and form.',
  ),
  'checkoutBrand.mainSection.formBackgroundFill.color': color(
    'Background color of the form',
    'Fills the form, unless it has a picture.',
  ),
  'checkoutBrand.mainSection.formBackgroundFill.image': picture(
    'Background picture of the form',
    'Fills the form instead of a color.',
  ),
  'checkoutBrand.mainSection.summaryBackgroundFill.color': color(
    'Background color of the summary',
    'Fills the summary of the order, unless it has a picture.',
  ),
  'checkoutBrand.mainSection.summaryBackgroundFill.image': picture(
    'Background picture of the summary',
    'Fills the summary of the order instead of a color.',
  ),
  'checkoutBrand.mainSection.dividerColor': color(
    'Lines between sections',
    'The color of the lines between the parts of the form.',
  ),
  'checkoutBrand.mainSection.tintedBoxColor': color(
    'Highlighted boxes',
    'The background of boxes that must be noticed.',
  ),
  'checkoutBrand.mainSection.expressButtonsCornerRadius': {
    kind: 'choice',
    label: 'Buttons for express payment',
    help: 'Their corners are square, or their ends are round.',
    choices: choicesOf(['RECTANGLE', 'PILL']),
  },
  'checkoutBrand.mainSection.cornerRadius': {
    kind: 'pixels',
    label: 'Round corners, in pixels',
    help: 'How round boxes and fields are; 0 is square.',
  },
  'checkoutBrand.footer.backgroundFill.color': color(
    'Background color of the footer',
    'Fills the footer, unless it has a picture.',
  ),
  'checkoutBrand.footer.backgroundFill.image': picture(
    'Background picture of the footer',
    'Fills the footer instead of a color.',
  ),
  'checkoutBrand.footer.dividerColor': color(
    'Line above the footer',
    'The color of the line between form and footer.',
  ),
  'checkoutBrand.global.selectionColor': color('Selection', 'The color of what a buyer has selected.'),
  'checkoutBrand.global.placeOrderButtonColor': color(
    'Button that places the order',
    'The color of that button.',
  ),
  'checkoutBrand.global.buttonColor': color('Other buttons', 'The color of all other buttons.'),
};

/** The sections of the page, with the beginning of their settings. */
export const SECTIONS: readonly (readonly [title: string, beginnings: readonly string[]])[] = [
  ['What buyers fill in and how they pay', ['checkoutFields', 'checkoutBillingFields']],
  ['Policies', ['checkoutPolicies']],
  ['Header', ['checkoutBrand.header']],
  ['Form and summary', ['checkoutBrand.mainSection']],
  ['Footer', ['checkoutBrand.footer']],
  ['Colors of the whole page', ['checkoutBrand.global']],
];
