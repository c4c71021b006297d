import { signInEn } from './sign-in-en.ts';

/** The words of the sign-in, in the one language that it speaks so far. */
export const useSignInText = (): typeof signInEn => signInEn;
