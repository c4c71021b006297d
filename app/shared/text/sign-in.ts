import { signInEn } from './sign-in-en.ts';

/** The texts of the sign-in. English is the only language so far. */
export const useSignInText = (): typeof signInEn => signInEn;
