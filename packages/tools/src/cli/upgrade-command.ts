import { join } from 'node:path';
import { ProjectError } from '../upgrade/project.ts';
import type { FoundUse, Place, Upgrade } from '../upgrade/upgrade.ts';
import { CliError } from './cli-error.ts';
import { needCompilerApi } from './compiler.ts';

interface UpgradeInvocation {
  folder: string;
  write: boolean;
}

/** `storewire upgrade-sdk`: lists what a project uses, and with `write` changes what is mechanical. */
export async function upgradeCommand({ folder, write }: UpgradeInvocation): Promise<void> {
  needCompilerApi('storewire upgrade-sdk');
  const { planUpgrade, writeUpgrade } = await import('../upgrade/upgrade.ts');
  console.error('Reading the project');
  const upgrade = await planUpgrade(folder, (step) => console.error(step)).catch((error: unknown) => {
    if (error instanceof ProjectError) throw new CliError(error.message, 2);
    throw error;
  });
  if (write) await writeUpgrade(upgrade);
  const show = (place: Place): string => showPlace(folder, place, write);
  for (const use of upgrade.uses) console.log(`${show(use)}: ${textOf(use, write)}`);
  for (const error of upgrade.errors)
    console.log(
      `${show(error)}: by hand: does not compile ${write ? '' : 'after the changes '}(${error.message})`,
    );
  for (const line of summaryOf(upgrade, write)) console.log(line);
  const remaining = write ? upgrade.uses.filter(({ isMechanical }) => !isMechanical) : upgrade.uses;
  process.exitCode = remaining.length + upgrade.errors.length > 0 ? 1 : 0;
}

function showPlace(folder: string, place: Place, write: boolean): string {
  const { line, column } = write ? place.moved : place;
  return `${join(folder, place.file)}:${line}:${column}`;
}

function textOf({ name, replacement, note, isMechanical }: FoundUse, write: boolean): string {
  const kind = isMechanical ? (write ? 'changed' : 'mechanical') : 'by hand';
  const more = note === undefined ? '' : ` (${note})`;
  return `${kind}: ${name} -> ${replacement ?? 'no replacement'}${more}`;
}

function summaryOf({ files, uses, texts }: Upgrade, write: boolean): string[] {
  if (uses.length === 0) return [`No use of the platform's SDK in ${count(files, 'file')}`];
  const mechanical = uses.filter(({ isMechanical }) => isMechanical).length;
  const byHand = uses.length - mechanical;
  const used = new Set(uses.map(({ file }) => file)).size;
  const found = `${count(uses.length, 'use')} of the platform's SDK in ${used} of ${count(files, 'file')}: ${mechanical} mechanical, ${byHand} by hand`;
  if (!write) return [found, ...(mechanical > 0 ? ['--write changes the mechanical uses'] : [])];
  return [found, `Changed ${count(mechanical, 'use')} in ${count(texts.size, 'file')}`];
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
