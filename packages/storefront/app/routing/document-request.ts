import { createContext } from 'react-router';
import type { Language } from '../text/languages.ts';

/** What the server knows of the document that it renders. */
export interface DocumentRequest {
  /** Permits the inline scripts of the page in its content security policy. Undefined in development, without one. */
  nonce: string | undefined;
  /** The file of the build with the texts of a language, for the browser to request it at once. */
  textFile: (language: Language) => string | undefined;
}

export const documentRequest = createContext<DocumentRequest>();
