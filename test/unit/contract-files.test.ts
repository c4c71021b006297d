import { describe, expect, it } from 'vitest';
import { checkFiles } from '../../scripts/checks/contract/files.ts';
import { Source } from '../../scripts/checks/contract/source.ts';

describe('the files', () => {
  const root = 'paths:\n  /v1/orders/{id}:\n    $ref: paths/orders/v1@orders@{id}.yaml\n';
  const path = "get:\n  operationId: orders.getOrder\n  responses:\n    '200':\n      $ref: ../../components/schemas/orders/Order.yaml\n";
  const good = {
    'openapi.yaml': root,
    'paths/orders/v1@orders@{id}.yaml': path,
    'components/schemas/orders/Order.yaml': 'title: Order\n',
  };
  const problemsOf = (files: Record<string, string>) => checkFiles(new Source(new Map(Object.entries(files))));

  it('are fine when all are used and named for what they hold', () => {
    expect(problemsOf(good)).toEqual([]);
  });

  it('are refused when nothing leads to them', () => {
    expect(problemsOf({ ...good, 'components/schemas/orders/Old.yaml': 'title: Old\n' })).toEqual([
      expect.objectContaining({ rule: 'unused-file', file: 'components/schemas/orders/Old.yaml' }),
    ]);
  });

  it('are refused when a path stands in a file of another name', () => {
    const { 'paths/orders/v1@orders@{id}.yaml': moved, ...others } = good;
    const files = {
      ...others,
      'paths/orders/order.yaml': moved,
      'openapi.yaml': root.replace('v1@orders@{id}', 'order'),
    };
    expect(problemsOf(files)).toEqual([{ rule: 'path-file-name', message: 'the file must be v1@orders@{id}.yaml', file: 'openapi.yaml', line: 3 }]);
  });

  it('are refused when an event stands in a file of another name', () => {
    const files = {
      ...good,
      'openapi.yaml': `${root}webhooks:\n  a.created:\n    $ref: webhooks/b.yaml\n`,
      'webhooks/b.yaml': '',
    };
    expect(problemsOf(files)).toEqual([expect.objectContaining({ rule: 'webhook-file-name', line: 6 })]);
  });

  it('are refused in the folder of another service', () => {
    const files = { ...good, 'paths/orders/v1@orders@{id}.yaml': path.replace('orders.getOrder', 'carts.getOrder') };
    expect(problemsOf(files)).toEqual([expect.objectContaining({ rule: 'operation-folder', line: 2 })]);
  });

  it('are refused when two components of a kind have one name', () => {
    const ref = '      headers:\n        a:\n          $ref: ../../components/schemas/carts/Order.yaml\n';
    const files = {
      ...good,
      'paths/orders/v1@orders@{id}.yaml': path + ref,
      'components/schemas/carts/Order.yaml': '',
    };
    expect(problemsOf(files)).toEqual([expect.objectContaining({ rule: 'component-name' })]);
  });
});

describe('the place of a problem', () => {
  it('is a line of the file that the component came from', () => {
    const files = new Map([
      ['openapi.yaml', 'paths: {}\n'],
      ['components/schemas/orders/Order.yaml', 'title: Order\nproperties:\n  id:\n    type: string\n'],
    ]);
    const problem = {
      rule: 'r',
      message: 'm',
      at: ['components', 'schemas', 'Order', 'properties', 'id', 'description'],
    };
    const file = 'components/schemas/orders/Order.yaml';
    expect(new Source(files).locate(problem)).toMatchObject({ file, line: 4 });
  });
});
