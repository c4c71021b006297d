import type { Change } from '../../changes.ts';
import { wordsOfName } from '../components/words.ts';

/** What was done, with the names of what it has changed. */
export const changeText = ({ call, fields }: Change): string =>
  [wordsOfName(call), fields.map((field) => wordsOfName(field).toLowerCase()).join(', ')]
    .filter(Boolean)
    .join(': ');
