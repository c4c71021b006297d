import { Declarations } from '../declarations.ts';
import type { Plan } from '../upgrade.ts';
import { planUpgrade } from '../upgrade.ts';
import { Changes } from './changes.ts';
import { readRetired } from './retired.ts';
import { type CartUse, UseFinder } from './uses.ts';

const isClient = (packageName: string): boolean => packageName === 'storewire';

/** Replaces version 1 of carts and checkouts by version 2. */
export const planCartsUpgrade: Plan = async (folder, onProgress) => {
  const retired = await readRetired();
  return planUpgrade<CartUse>(folder, onProgress, {
    subject: 'version 1 of carts and checkouts',
    isNeeded: isClient,
    finderOf({ program }) {
      const checker = program.getTypeChecker();
      const finder = new UseFinder(checker, new Declarations(checker, isClient), retired);
      return (source) => finder.find(source);
    },
    decide(files, context) {
      const changes = new Changes(files, context);
      const changed = changes.select((statements) => onProgress(`Statements that may change: ${statements}`));
      return { changed, errors: [] };
    },
  });
};
