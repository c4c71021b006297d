import { expect, test } from 'vitest';
import { tokens } from '../../src/kernel/context/tokens.ts';
import { createShop } from '../shop.ts';

test('the latest 20,000 tokens are kept, and all of staff and apps', () => {
  const { base } = createShop();
  const { db, clock } = base;
  const issue = (role: 'visitor' | 'app', subject: string): string =>
    base.tokens.issue('refresh', { role, subject, session: subject }, null);
  db.write(() => {
    const [app, visitor] = [issue('app', 'app'), issue('visitor', 'first')];
    const stored = { use: 'refresh', role: 'visitor', issued: clock.iso(), expires: null } as const;
    for (let index = 0; index < 20_000; index++) {
      const id = String(index);
      db.of(tokens).save({ ...stored, id, subject: id, session: id });
    }
    for (let index = 0; index < 1000; index++) issue('visitor', 'later');
    expect(db.of(tokens).count()).toBeLessThan(20_100);
    expect(base.tokens.find('refresh', app)).toBeDefined();
    expect(base.tokens.find('refresh', visitor)).toBeUndefined();
  });
});
