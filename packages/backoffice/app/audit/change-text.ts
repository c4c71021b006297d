import type { Change } from '../../changes.ts';
import { wordsOf } from '../components/words.ts';

/** A name of the contract in words: `updateOrder` is "Update order". */
const wordsOfName = (name: string): string => wordsOf(name.replaceAll(/[A-Z]+/g, (start) => `_${start}`));

/** What was done, with the names of what it has changed. */
export const changeText = ({ call, fields }: Change): string =>
  [wordsOfName(call), fields.map((field) => wordsOfName(field).toLowerCase()).join(', ')]
    .filter(Boolean)
    .join(': ');
