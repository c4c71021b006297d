import type { LoginErrorCode } from './codes.ts';

/** A sentence per code. Give your own for other languages. */
export type LoginTexts = Readonly<Record<LoginErrorCode, string>>;

/**
 * English sentences for people.
 *
 * @example
 * import { LOGIN_TEXTS, type LoginTexts } from 'storewire/sign-in';
 *
 * export const texts: LoginTexts = { ...LOGIN_TEXTS, invalidPassword: 'That is not the password of this account.' };
 */
export const LOGIN_TEXTS: LoginTexts = {
  invalidEmail: 'Please check the email address.',
  missingCaptchaToken: 'Please confirm that you are not a robot.',
  invalidCaptchaToken: 'The confirmation that you are not a robot did not work. Please try again.',
  emailAlreadyExists: 'There is already an account with this email address.',
  invalidPassword: 'The password is wrong.',
  resetPassword: 'Please set a new password before you sign in again.',
  invalidCredentials: 'The email address or the password is wrong.',
  passwordTooShort: 'The password is too short.',
  passwordTooLong: 'The password is too long.',
  passwordRefused: 'This password cannot be used. Please choose another one.',
  invalidCode: 'The code is wrong or too old.',
  invalidInput: 'Please check what you have entered.',
  unknownState: 'This sign-in cannot be continued. Please start again.',
  throttled: 'Too many attempts. Please wait a little and try again.',
  reenrollmentRequired: 'Your second factor has to be set up again before you can sign in.',
  notAllowed: 'Signing in is not allowed here.',
  unauthenticated: 'Your visit has expired. Please reload the page and try again.',
  network: 'No connection. Please check your network and try again.',
  timeout: 'This took too long. Please try again.',
  aborted: 'The attempt was cancelled.',
  unavailable: 'The service is not available at the moment. Please try again later.',
  unexpectedAnswer: 'The service answered in an unexpected way. Please try again later.',
  notCompleted: 'The sign-in could not be completed. Please try again.',
  replaced: 'Another sign-in has taken the place of this one.',
  unknown: 'Something went wrong. Please try again.',
};

/**
 * The sentence for people. Texts of your own win, and may be a part of them.
 *
 * @example
 * import { loginText } from 'storewire/sign-in';
 *
 * console.log(loginText('throttled')); // Too many attempts. Please wait a little and try again.
 * console.log(loginText('throttled', { throttled: 'Bitte kurz warten.' })); // Bitte kurz warten.
 */
export const loginText = (code: LoginErrorCode, texts: Partial<LoginTexts> = {}): string => texts[code] ?? LOGIN_TEXTS[code] ?? LOGIN_TEXTS.unknown;
