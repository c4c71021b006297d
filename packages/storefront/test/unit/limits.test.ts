import { expect, test } from 'vitest';
import { clientAddress } from '../../server/limits.ts';

const FORWARDED = '203.0.113.7, 198.51.100.4';

test.each(['127.0.0.1', '::1', '::ffff:10.0.0.5', '172.20.0.3', '192.168.1.9', 'fd00::1'])(
  'a reverse proxy at %s names the browser, as the last one',
  (connection) => {
    expect(clientAddress(connection, FORWARDED)).toBe('198.51.100.4');
    expect(clientAddress(connection, null)).not.toBe('198.51.100.4');
  },
);

test('behind two proxies, the browser is the one that the first of them names, and one that was forged is not', () => {
  expect(clientAddress('10.0.0.1', '192.0.2.66, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7');
  expect(clientAddress('10.0.0.1', '203.0.113.7', 2)).toBe('203.0.113.7');
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['', ''],
])('a browser that connects from %o cannot name another address', (connection, address) => {
  expect(clientAddress(connection, FORWARDED)).toBe(address);
});

test.each([
  ['198.51.100.4:40123', '198.51.100.4'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
])('the port that a proxy writes is no part of an address: %s', (forwarded, address) => {
  expect(clientAddress('10.0.0.1', forwarded)).toBe(address);
});

test('all addresses of a /64 of IPv6 are one browser, and those of the next one another', () => {
  const addresses = [
    '2001:db8:7:1::1',
    '2001:0DB8:7:1:ffff::2',
    '2001:db8:7:1:a:b:c:d',
    '2001:db8:7:1::1%eth0',
  ];
  const networks = addresses.map((address) => clientAddress('10.0.0.1', address));
  expect(networks).toEqual(addresses.map(() => '2001:db8:7:1::/64'));
  expect(clientAddress('10.0.0.1', '2001:db8:7:2::1')).not.toBe(networks[0]);
  expect(clientAddress('2a00:1::5', null)).toBe('2a00:1:0:0::/64');
  expect(clientAddress('::ffff:203.0.113.9', null)).not.toBe(clientAddress('::ffff:203.0.113.8', null));
});
