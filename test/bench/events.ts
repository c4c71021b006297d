import { exportSPKI, generateKeyPair, importSPKI, jwtVerify, SignJWT } from 'jose';
import { verifyEvent } from 'storewire-server';
import type { EventMetadata } from '../../src/index.ts';
import { exampleValue } from './examples.ts';
import { type Row, timeRow } from './rows.ts';

interface OrderEvent {
  metadata: EventMetadata;
  data: unknown;
}

/**
 * Time to verify and read the largest event of the contract, as a multiple of jose and `JSON.parse` at its
 * levels.
 */
export async function measureEvents(): Promise<Row> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const pem = await exportSPKI(publicKey);
  const { metadata, data: body } = exampleValue<OrderEvent>('OrderActionEvent-full');
  const { identity, accountInfo, instanceId, eventType, ...envelope } = metadata;
  const payload = JSON.stringify({ ...envelope, actionEvent: { body } });
  const data = JSON.stringify({
    eventType,
    instanceId,
    identity: JSON.stringify(identity),
    accountInfo,
    data: payload,
  });
  const token = await new SignJWT({ data })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuedAt()
    .sign(privateKey);

  const floor = async (): Promise<unknown> => {
    const { payload: claims } = await jwtVerify(token, await importSPKI(pem, 'RS256'), {
      algorithms: ['RS256'],
    });
    const outer = JSON.parse(String(claims['data']));
    return [JSON.parse(outer.data), JSON.parse(outer.identity)];
  };
  const ours = (): Promise<unknown> => verifyEvent(token, { publicKey: pem });
  const what = `verify and read an event of ${(token.length / 1000).toFixed(1)} kB`;
  return timeRow({ what, goal: 1.2, floor, ours });
}
