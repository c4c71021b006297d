// @vitest-environment happy-dom
import { expect, it, test } from 'vitest';
import { member, webStorage } from '../../../src/index.ts';
import { area } from '../helpers/shared-storage.ts';
import { tokensOf } from '../helpers/tokens.ts';
import { eventsOf } from './session/setup.ts';

/** Two tabs that get no message of each other, as one that is frozen. */
function openTabs() {
  const shared = area();
  const [here, there] = [1, 2].map(() => member({ clientId: 'client-1', storage: webStorage(shared) }));
  if (!here || !there) throw new Error('there are two tabs');
  return { here, there };
}

/** Until the storage is read. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it.each([
  ['is focused', () => window, 'focus'],
  ['is shown again by Back', () => window, 'pageshow'],
  ['is no longer frozen', () => document, 'resume'],
  ['is visible again', () => document, 'visibilitychange'],
])(
  'a tab that missed the sign-in of another person in another tab goes on as that person when it %s',
  async (_how, targetOf, type) => {
    const { here, there } = openTabs();
    await here.start(tokensOf('ann'));
    const events = eventsOf(here);
    await there.start(tokensOf('bob'));
    targetOf().dispatchEvent(new Event(type));
    await nextTurn();
    expect((await here.tokens())?.accessToken.value).toBe('access-bob');
    expect(events).toEqual([
      { type: 'ended', role: 'member', reason: 'replaced' },
      { type: 'started', role: 'member' },
    ]);
  },
);

test('a tab that is focused before anything has read its session reports no change of it', async () => {
  const { here, there } = openTabs();
  await there.start(tokensOf('ann'));
  const events = eventsOf(here);
  window.dispatchEvent(new Event('focus'));
  await nextTurn();
  expect([(await here.session()).isSignedIn, events]).toEqual([true, []]);
});
