import { readNumbers, toJson } from '../../src/core/json.ts';
import { listMembers, queryProducts, updateProduct } from '../../src/operations.ts';
import { example } from './examples.ts';
import { type Row, timeRow } from './rows.ts';

const product = JSON.parse(example('ProductResponse-full')).product;
const page = (weight: unknown): string =>
  JSON.stringify({ products: Array.from({ length: 20 }, () => ({ ...product, weight })) });

/** What the numbers of a call cost, as multiples of reading or writing the same JSON alone. */
export async function measureNumbers(): Promise<Row[]> {
  const read = (
    name: string,
    goal: number,
    { info }: typeof queryProducts | typeof listMembers,
    text: string,
  ) => ({
    what: `numbers, compared to JSON alone: ${name}`,
    goal,
    floor: () => JSON.parse(text),
    ours: () => {
      const answer = JSON.parse(text);
      if (info.numbers) readNumbers(answer, text, info.numbers);
      return answer;
    },
  });
  const write = (name: string, goal: number, weight: number | null) => {
    const input = { product: { ...product, weight } };
    return {
      what: `numbers, compared to JSON alone: ${name}`,
      goal,
      floor: () => JSON.stringify(input),
      ours: () => toJson('products.updateProduct', input, updateProduct.info.numbers),
    };
  };
  const scenarios = [
    read('an answer of a call without any', 1.05, listMembers, page(1)),
    read('20 products, all numbers finite', 1.1, queryProducts, page(1)),
    read('20 products, one number in each not finite', 1.8, queryProducts, page('NaN')),
    write('a product to send, all numbers finite', 1.2, 1),
    write('a product to send, with a number that is not', 6, Number.NaN),
  ];
  const rows: Row[] = [];
  for (const scenario of scenarios) rows.push(await timeRow(scenario));
  return rows;
}
