import { writeDocuments } from '../documents.ts';

/** Makes the documents of the contract as it is now, unless the gate has just done so. */
export async function setup(): Promise<void> {
  if (!process.env['STOREWIRE_BUILT']) await writeDocuments();
}
