import { expect, test } from 'vitest';
import { clientAddress } from '../server/client-address.ts';

const FORWARDED = '203.0.113.7, 198.51.100.4';

test.each(['127.0.0.1', '::1', '::ffff:10.0.0.5', '172.20.0.3', '192.168.1.9', 'fd00::1'])(
  'a reverse proxy at %s names the browser, as the last one',
  (connection) => {
    expect(clientAddress(connection, FORWARDED)).toBe('198.51.100.4');
    expect(clientAddress(connection, null)).toBe(connection);
  },
);

test.each(['203.0.113.9', '2001:db8::1', '::ffff:203.0.113.9', ''])(
  'a browser that connects from %o cannot name another address',
  (connection) => {
    expect(clientAddress(connection, FORWARDED)).toBe(connection);
  },
);
