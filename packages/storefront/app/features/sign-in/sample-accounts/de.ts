import type { SampleAccountTexts } from './en.ts';

export const sampleAccounts: SampleAccountTexts = {
  title: 'Zum Ausprobieren',
  text: 'Diese Konten gibt es nur hier. Codes liegen im Postfach der lokalen Plattform.',
  inbox: 'Postfach mit allen E-Mails und Codes',
  asks: {
    nothing: 'meldet sich sofort an',
    code: 'fragt nach einem Code per E-Mail',
    approval: 'wartet auf den Shop',
    captcha: 'zeigt ein Captcha',
    invisibleCaptcha: 'hat ein unsichtbares Captcha',
    factor: 'verlangt einen zweiten Nachweis',
    newPassword: 'muss ein neues Passwort setzen',
  },
};
