import { describe, expect, it } from 'vitest';
import { checkFiles } from '../../src/lint/files.ts';
import { Source } from '../../src/lint/source.ts';

describe('the files', () => {
  const root = 'paths:\n  /v1/orders/{id}:\n    $ref: orders/paths.yaml#/~1v1~1orders~1{id}\n';
  const path =
    "/v1/orders/{id}:\n  get:\n    operationId: orders.getOrder\n    responses:\n      '200':\n        $ref: schemas.yaml#/Order\n";
  const good = {
    'openapi.yaml': root,
    'orders/paths.yaml': path,
    'orders/schemas.yaml': 'Order:\n  type: object\n',
  };
  const problemsOf = (files: Record<string, string>) =>
    checkFiles(new Source(new Map(Object.entries(files))));

  it('are fine when all are used and named for what they hold', () => {
    expect(problemsOf(good)).toEqual([]);
  });

  it('must not have schemas that nothing refers to', () => {
    const unused = {
      ...good,
      'orders/schemas.yaml': 'Order:\n  type: object\nOld:\n  type: object\n',
    };
    expect(problemsOf(unused)).toEqual([
      {
        rule: 'unused-entry',
        message: 'openapi.yaml leads to no Old in this file',
        file: 'orders/schemas.yaml',
        line: 4,
      },
    ]);
  });

  it('must have each path in the file of a service', () => {
    const files = { ...good, 'openapi.yaml': root.replace('~1{id}', '') };
    expect(problemsOf(files)).toContainEqual({
      rule: 'path-reference',
      message: 'the reference must be <service>/paths.yaml#/~1v1~1orders~1{id}',
      file: 'openapi.yaml',
      line: 3,
    });
  });

  it('must have each event under its type', () => {
    const files = {
      ...good,
      'openapi.yaml': `${root}webhooks:\n  a.created:\n    $ref: events/webhooks.yaml#/a.deleted\n`,
      'events/webhooks.yaml': 'a.deleted: {}\n',
    };
    expect(problemsOf(files)).toEqual([expect.objectContaining({ rule: 'webhook-reference', line: 6 })]);
  });

  it('are rejected in the folder of another service', () => {
    const files = {
      ...good,
      'orders/paths.yaml': path.replace('orders.getOrder', 'carts.getOrder'),
    };
    expect(problemsOf(files)).toEqual([expect.objectContaining({ rule: 'operation-folder', line: 3 })]);
  });

  it('must not have two components of one name', () => {
    const ref = '        headers:\n          a:\n            $ref: ../carts/schemas.yaml#/Order\n';
    const files = {
      ...good,
      'orders/paths.yaml': path + ref,
      'carts/schemas.yaml': 'Order:\n  type: object\n',
    };
    expect(problemsOf(files)).toEqual([expect.objectContaining({ rule: 'component-name' })]);
  });
});

describe('the place of a problem', () => {
  it('is a line of the file that the component came from', () => {
    const files = new Map([
      ['openapi.yaml', 'paths: {}\n'],
      ['orders/schemas.yaml', 'Order:\n  properties:\n    id:\n      type: string\n'],
    ]);
    const problem = {
      rule: 'r',
      message: 'm',
      at: ['components', 'schemas', 'Order', 'properties', 'id', 'description'],
    };
    const file = 'orders/schemas.yaml';
    expect(new Source(files).locate(problem)).toMatchObject({ file, line: 4 });
  });
});
