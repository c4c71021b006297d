/** `npm run create -- FOLDER [--template NAME]`: writes a shop that uses the packages of this repository. */
import { create } from 'create-storewire';
import { packPackage } from './packages.ts';

/** Those that templates use. */
const USED = ['storewire', 'storewire-server', 'storewire-platform'];

/** Their tarballs by name. They are packed each time: an older one could differ from the sources. */
async function pack(): Promise<Record<string, string>> {
  console.log('Packing the packages of this repository …');
  const tarballs: Record<string, string> = {};
  for (const name of USED) tarballs[name] = await packPackage(name);
  return tarballs;
}

process.exitCode = await create(process.argv.slice(2), pack);
