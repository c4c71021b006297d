/** Exports in which one value was changed, by hand or by a program. */
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { createShopPlatform, type ShopPlatform } from '../../src/platform.ts';
import type { PlatformOptions } from '../../src/public-types.ts';
import { EXAMPLE_OPTIONS, exampleRequests, exampleTokens } from '../example-shop.ts';
import { START } from '../shop.ts';

type Files = Readonly<Record<string, string>>;
type Step = string | number;

interface Change {
  file: string;
  line: number;
  steps: readonly Step[];
  value: unknown;
}

const VALUES = ['NOPE', '', 'a b', '-1', null, true, -1, 0.5, 1e300, [], {}, [null]];

/** The paths of all values. */
function* pathsIn(value: unknown, path: readonly Step[] = []): Generator<readonly Step[]> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    yield* pathsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]);
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

/** One value of an export, each field as often as any other, and what replaces it. */
function changeOf(files: Files): fc.Arbitrary<Change> {
  const byKind = new Map<string, Omit<Change, 'value'>[]>();
  for (const [file, text] of Object.entries(files)) {
    if (!file.endsWith('.jsonl') || /^(?:event|mail)/.test(file)) continue;
    for (const [line, each] of linesOf(text).entries()) {
      const item = JSON.parse(each) as Record<string, unknown>;
      for (const steps of pathsIn(item)) {
        const kind = JSON.stringify([
          file,
          item['name'],
          steps.map((step) => (typeof step === 'number' ? 0 : step)),
        ]);
        byKind.set(kind, [...(byKind.get(kind) ?? []), { file, line, steps }]);
      }
    }
  }
  const place = fc.constantFrom(...byKind.values()).chain((places) => fc.constantFrom(...places));
  return fc
    .record({ place, value: fc.constantFrom(...VALUES) })
    .map(({ place, value }) => ({ ...place, value }));
}

function changed(files: Files, { file, line, steps, value }: Change): Files {
  const lines = linesOf(files[file] ?? '');
  const item = JSON.parse(lines[line] ?? '') as Record<Step, unknown>;
  let inner = item;
  for (const step of steps.slice(0, -1)) inner = inner[step] as Record<Step, unknown>;
  inner[steps.at(-1) ?? ''] = value;
  return {
    ...files,
    [file]: lines
      .with(line, JSON.stringify(item))
      .map((each) => `${each}\n`)
      .join(''),
  };
}

const readRequests = exampleRequests.filter(({ effect }) => effect === 'read');

/** Makes every call that reads, as each of its callers. Returns those that fail. */
async function failedReads(shop: ShopPlatform): Promise<string[]> {
  const failed: string[] = [];
  for (const { id, allowedRoles, method, url, body } of readRequests)
    for (const authorization of exampleTokens(shop, allowedRoles)) {
      const response = await shop.fetch(new URL(url, shop.base.origin()), {
        method,
        redirect: 'manual',
        headers: { authorization, 'content-type': 'application/json' },
        ...(body !== undefined && method !== 'GET' && { body: JSON.stringify(body) }),
      });
      if (response.status >= 500) failed.push(`${id}: ${response.status}`);
    }
  return failed;
}

/** Shops of both versions of the catalog. */
const SHOPS: Readonly<Record<string, PlatformOptions>> = {
  examples: EXAMPLE_OPTIONS,
  'small with version 3': { seed: 'small', clock: START, settings: { catalogVersion: 3 } },
};

test.each(Object.entries(SHOPS))(
  'an export of %s with one changed value is refused by file and line, or every read responds',
  async (_title, options) => {
    const exported = createShopPlatform(options).exportData().files;
    const problems: string[] = [];
    for (const change of fc.sample(changeOf(exported), caseCount(100))) {
      const shop = createShopPlatform({ clock: START, onFault: () => undefined });
      const before = shop.exportData();
      const place = `${change.file}, line ${change.line + 1}: `;
      try {
        await shop.importData({ files: changed(exported, change) });
        problems.push(...(await failedReads(shop)).map((call) => `${JSON.stringify(change)}: ${call}`));
      } catch (error) {
        const message = String(error);
        // an item whose id was changed is missing elsewhere
        const isMissing = change.steps[0] === 'id' && message.includes(' is no ');
        if (!message.includes(place) && !isMissing) problems.push(`${JSON.stringify(change)}: ${message}`);
        expect(shop.exportData()).toEqual(before);
      }
      await shop.close();
    }
    expect(problems).toEqual([]);
  },
  600_000,
);
