import { expect, test } from 'vitest';
import { bin, projectWith, put, runIn, STRICT } from './guest.ts';

const PROGRAM = `import { createClient, isStoreError, toLineItem, visitor } from 'storewire';
import { queryProducts, queryProductsPages } from 'storewire/operations';

const client = createClient({ auth: visitor({ clientId: 'c' }) });
export async function run(): Promise<number> {
  try {
    const { products = [] } = await queryProducts(client, { query: { filter: { $and: [{ name: 'a' }] } } });
    for await (const { name } of queryProductsPages(client)) console.log(name);
    await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [toLineItem({ productId: products[0]?.id ?? '' })] });
    return products.length;
  } catch (error) {
    if (isStoreError(error)) console.log(error.kind);
    return 0;
  }
}
`;

const tsc = (folder: string): Promise<string> =>
  runIn(folder, [bin(folder, 'typescript/bin/tsc'), '--pretty', 'false', '-p', '.']);

test.each(['5.9', '6', '7'])(
  'strict TypeScript %s with noUnusedLocals and exactOptionalPropertyTypes compiles',
  async (version) => {
    const folder = await projectWith(`typescript@${version}`);
    await put(folder, {
      'main.ts': PROGRAM,
      'tsconfig.json': JSON.stringify({ compilerOptions: STRICT, files: ['main.ts'] }),
    });
    expect(await tsc(folder)).toBe('');
  },
);

test('the types of React Native, which has no DOM, compile', async () => {
  const folder = await projectWith(
    '@react-native/typescript-config',
    'react-native@0.80',
    '@types/jest',
    '@types/react',
    'react',
    'typescript@5.9',
  );
  const config = {
    extends: '@react-native/typescript-config',
    compilerOptions: { noEmit: true },
    files: ['main.ts'],
  };
  await put(folder, {
    'main.ts': PROGRAM.replaceAll('console.log', 'String'),
    'tsconfig.json': JSON.stringify(config),
  });
  expect(await tsc(folder)).toBe('');
});
