import { join } from 'node:path';
import { ProjectError } from '../upgrade-carts/project-error.ts';
import type { CartUse, Upgrade } from '../upgrade-carts/upgrade-carts.ts';
import { CliError } from './arguments.ts';
import { needCompilerApi } from './compiler.ts';

interface UpgradeCartsInvocation {
  folder: string;
  write: boolean;
}

/**
 * `storewire upgrade-carts`: lists what a project uses of version 1 of carts and checkouts, and with `write` changes
 * what is mechanical.
 */
export async function upgradeCartsCommand({ folder, write }: UpgradeCartsInvocation): Promise<void> {
  needCompilerApi('storewire upgrade-carts');
  const { planUpgrade, writeUpgrade } = await import('../upgrade-carts/upgrade-carts.ts');
  console.error('Reading the project');
  const upgrade = await planUpgrade(folder, (step) => console.error(step)).catch((error: unknown) => {
    if (error instanceof ProjectError) throw new CliError(error.message, 2);
    throw error;
  });
  if (write) await writeUpgrade(upgrade);
  for (const use of upgrade.uses) console.log(lineOf({ ...use, file: join(folder, use.file) }, write));
  for (const line of summaryOf(upgrade, write)) console.log(line);
  const remaining = write ? upgrade.uses.filter(({ isMechanical }) => !isMechanical) : upgrade.uses;
  process.exitCode = remaining.length > 0 ? 1 : 0;
}

function lineOf(
  { file, line, column, name, replacement, note, isMechanical }: CartUse,
  write: boolean,
): string {
  const kind = isMechanical ? (write ? 'changed' : 'mechanical') : 'by hand';
  const more = note === undefined ? '' : ` (${note})`;
  return `${file}:${line}:${column}: ${kind}: ${name} -> ${replacement ?? 'no replacement'}${more}`;
}

function summaryOf({ files, uses, texts }: Upgrade, write: boolean): string[] {
  if (uses.length === 0) return [`No use of version 1 of carts and checkouts in ${count(files, 'file')}`];
  const mechanical = uses.filter(({ isMechanical }) => isMechanical).length;
  const byHand = uses.length - mechanical;
  const used = new Set(uses.map(({ file }) => file)).size;
  const found = `${count(uses.length, 'use')} of version 1 of carts and checkouts in ${used} of ${count(files, 'file')}: ${mechanical} mechanical, ${byHand} by hand`;
  if (!write) return [found, ...(mechanical > 0 ? ['--write changes the mechanical uses'] : [])];
  return [found, `Changed ${count(mechanical, 'use')} in ${count(texts.size, 'file')}`];
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
