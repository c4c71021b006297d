/** An email that the store front sends itself. All others are sent by the platform. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** ISO 639-1 code. */
  language: string;
}

/** Rejects if the email could not be handed over. */
export type SendMail = (mail: Mail) => Promise<void>;
