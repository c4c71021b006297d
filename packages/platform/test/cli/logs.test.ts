import { once } from 'node:events';
import { expect, test } from 'vitest';
import { logging, NOTHING } from '../logging.ts';

const TIME = '\\d{4}-\\d\\d-\\d\\dT\\S+Z';
const DURATION = '\\(\\d+(\\.\\d)? ms\\)';

test('logs prints requests as they come, with call, status, duration, request id and what was wrong', async () => {
  const { client, url, child, printed } = await logging([]);
  await client.products.queryProducts();
  await client.products.getProduct({ id: NOTHING }).catch(() => undefined);
  await client.currentCartV2.addCouponToCurrentCart({ coupon: { code: '' } }).catch(() => undefined);
  await expect.poll(printed).toMatch(
    new RegExp(
      `^Requests to ${url} \\(Ctrl-C stops it\\)
${TIME} POST oauth.oauthToken 200 ${DURATION} \\S+
${TIME} POST products.queryProducts 200 ${DURATION} \\S+
${TIME} GET products.getProduct 404 ${DURATION} \\S+ Not found
${TIME} POST currentCartV2.addCouponToCurrentCart 400 ${DURATION} \\S+ coupon\\.code MIN_LENGTH\n$`,
    ),
  );
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
