import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseCallback, withoutAnswer } from '../../../../src/auth/sign-in/callback.ts';

const SHOP = 'https://shop.example.com/callback';

describe('a callback address', () => {
  it('gives code and state from its fragment, or from its query, and never from the other', () => {
    const answer = { code: 'c 1', state: 's+1' };
    expect(parseCallback(`${SHOP}#code=c+1&state=s%2B1`)).toEqual(answer);
    expect(parseCallback(new URL(`${SHOP}?lang=en&code=c%201&state=s%2B1`), 'query')).toEqual(answer);
    expect(parseCallback(`${SHOP}?code=c&state=s`, 'fragment')).toEqual({ code: undefined, state: undefined });
    expect(parseCallback(`${SHOP}#code=c&state=s`, 'query')).toEqual({ code: undefined, state: undefined });
  });

  it('gives error, its description and the issuer when they are there', () => {
    const members = 'error=access_denied&error_description=No%20thanks&state=s&iss=https%3A%2F%2Fid.example.com';
    const answer = { code: undefined, state: 's', error: 'access_denied', errorDescription: 'No thanks', iss: 'https://id.example.com' };
    expect(parseCallback(`${SHOP}#${members}`)).toEqual(answer);
    expect(parseCallback(`${SHOP}?${members}`, 'query')).toEqual(answer);
  });

  test.each(['code', 'state', 'iss', 'error', 'error_description'])('that says %s twice says nothing', (name) => {
    const url = `${SHOP}#code=c&state=s&iss=i&error=e&error_description=d&${name}=other`;
    expect(parseCallback(url)).toEqual({ code: undefined, state: undefined });
  });

  it('with an issuer that is empty has one, so that it is held against the expected one', () => {
    expect(parseCallback(`${SHOP}#code=c&state=s&iss=`)).toEqual({ code: 'c', state: 's', iss: '' });
  });

  it('of any form is read without an exception, and members come back as they were sent', () => {
    const modes = fc.constantFrom('fragment' as const, 'query' as const);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), modes, (text, mode) => 'code' in parseCallback(text, mode)));
    // lone surrogates cannot be written in an address
    const values = fc.record({ code: fc.string({ minLength: 1, unit: 'grapheme' }), state: fc.string({ minLength: 1, unit: 'grapheme' }) });
    fc.assert(
      fc.property(values, modes, (answer, mode) => {
        const url = `${SHOP}${mode === 'query' ? '?' : '#'}${new URLSearchParams(answer)}`;
        expect(parseCallback(url, mode)).toEqual(answer);
      }),
    );
  });
});

describe('the address without the answer', () => {
  test.each([
    ['#code=c&state=s', ''],
    ['?lang=en&code=c&state=s&iss=i', '?lang=en'],
    ['?code=c&state=s#reviews', '#reviews'],
    ['#error=access_denied&error_description=d', ''],
    ['#code=c', ''],
    ['#code=&code=c', ''],
    ['#code=c&code=d&state=s&state=t', ''],
    ['?code=c&code=d&state=s', ''],
    ['?lang=en#code', '?lang=en#code'],
    ['#/route?code=c', '#/route?code=c'],
    ['', ''],
  ])('%j is %j: whole or not, nothing of it stays, and nothing else goes', (before, after) => {
    expect(withoutAnswer(SHOP + before)).toBe(SHOP + after);
    expect(withoutAnswer(new URL(SHOP + before))).toBe(SHOP + after);
  });
});
