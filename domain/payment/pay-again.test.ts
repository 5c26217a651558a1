import { expect, test } from 'vitest';
import { PACKAGE_IDS } from '#domain/package/catalogue.ts';
import { payAgainHref, payAgainIn } from './pay-again.ts';

test('the way back to a payment names its package, which is read again from the address', () => {
  for (const id of PACKAGE_IDS) {
    const address = new URL(payAgainHref(id), 'http://localhost');
    expect([payAgainIn(address.search), address.hash]).toEqual([id, `#${id}`]);
  }
});

test('a package that is not sold opens no payment', () => {
  expect(payAgainHref('sauna')).toBe(payAgainHref(undefined));
  expect([payAgainIn('?pay=sauna'), payAgainIn('')]).toEqual([undefined, undefined]);
});
