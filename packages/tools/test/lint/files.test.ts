import { describe, expect, it } from 'vitest';
import { checkFiles } from '../../src/lint/files.ts';
import { Source } from '../../src/lint/source.ts';

describe('the files', () => {
  const root = 'paths:\n  /v1/orders/{id}:\n    $ref: paths/orders/v1@orders@{id}.yaml\n';
  const path =
    "get:\n  operationId: orders.getOrder\n  responses:\n    '200':\n      $ref: ../../components/orders/Order.yaml#/Order\n";
  const good = {
    'openapi.yaml': root,
    'paths/orders/v1@orders@{id}.yaml': path,
    'components/orders/Order.yaml': 'Order:\n  type: object\n',
  };
  const problemsOf = (files: Record<string, string>) =>
    checkFiles(new Source(new Map(Object.entries(files))));

  it('are fine when all are used and named for what they hold', () => {
    expect(problemsOf(good)).toEqual([]);
  });

  it('must not have schemas that nothing refers to', () => {
    const unused = {
      ...good,
      'components/orders/Order.yaml': 'Order:\n  type: object\nOld:\n  type: object\n',
    };
    expect(problemsOf(unused)).toEqual([
      {
        rule: 'unused-entry',
        message: 'openapi.yaml leads to no Old in this file',
        file: 'components/orders/Order.yaml',
        line: 4,
      },
    ]);
  });

  it('are rejected if a path is in a file with another name', () => {
    const { 'paths/orders/v1@orders@{id}.yaml': moved, ...others } = good;
    const files = {
      ...others,
      'paths/orders/order.yaml': moved,
      'openapi.yaml': root.replace('v1@orders@{id}', 'order'),
    };
    expect(problemsOf(files)).toEqual([
      {
        rule: 'path-file-name',
        message: 'the file must be v1@orders@{id}.yaml',
        file: 'openapi.yaml',
        line: 3,
      },
    ]);
  });

  it('must have each event under its type', () => {
    const files = {
      ...good,
      'openapi.yaml': `${root}webhooks:\n  a.created:\n    $ref: webhooks/a.yaml#/a.deleted\n`,
      'webhooks/a.yaml': 'a.deleted: {}\n',
    };
    expect(problemsOf(files)).toEqual([expect.objectContaining({ rule: 'webhook-reference', line: 6 })]);
  });

  it('are rejected in the folder of another service', () => {
    const files = {
      ...good,
      'paths/orders/v1@orders@{id}.yaml': path.replace('orders.getOrder', 'carts.getOrder'),
    };
    expect(problemsOf(files)).toEqual([expect.objectContaining({ rule: 'operation-folder', line: 2 })]);
  });

  it('must not have two components of one name', () => {
    const ref = '      headers:\n        a:\n          $ref: ../../components/carts/Cart.yaml#/Order\n';
    const files = {
      ...good,
      'paths/orders/v1@orders@{id}.yaml': path + ref,
      'components/carts/Cart.yaml': 'Order:\n  type: object\n',
    };
    expect(problemsOf(files)).toEqual([expect.objectContaining({ rule: 'component-name' })]);
  });
});

describe('the place of a problem', () => {
  it('is a line of the file that the component came from', () => {
    const files = new Map([
      ['openapi.yaml', 'paths: {}\n'],
      ['components/orders/Order.yaml', 'Order:\n  properties:\n    id:\n      type: string\n'],
    ]);
    const problem = {
      rule: 'r',
      message: 'm',
      at: ['components', 'schemas', 'Order', 'properties', 'id', 'description'],
    };
    const file = 'components/orders/Order.yaml';
    expect(new Source(files).locate(problem)).toMatchObject({ file, line: 4 });
  });
});
