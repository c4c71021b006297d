/** `npm run create -- FOLDER [--template NAME]`: writes a shop that uses the packages of this repository. */
import { pathToFileURL } from 'node:url';
import { create } from 'create-storewire';
import { packPackage } from './packages.ts';

/** Those that templates use. */
const USED = ['storewire', 'storewire-server', 'storewire-platform'];

/** The URLs of their tarballs by name. They are packed each time: an older one could differ from the sources. */
async function packages(): Promise<Record<string, string>> {
  console.log('Packing the packages of this repository …');
  const urls: Record<string, string> = {};
  for (const name of USED) urls[name] = pathToFileURL(await packPackage(name)).href;
  return urls;
}

process.exitCode = await create(process.argv.slice(2), packages);
