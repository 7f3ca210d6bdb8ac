import { beforeEach, expect, test } from 'vitest';
import { unsentCancellations } from './unsent-cancellations';

const one = { bookingId: 'one', version: 1, referenceNumber: 'AAAA', at: 5, left: true };
const two = { ...one, bookingId: 'two', left: false };

beforeEach(() => localStorage.clear());

test('takes out what another page left, once, and leaves the rest', () => {
  unsentCancellations('first').keep([one, two]);
  const second = unsentCancellations('second');
  expect(second.takeOut((each) => each.left)).toEqual([one]);
  expect(second.takeOut((each) => each.left)).toEqual([]);
  expect(second.takeOut(() => true)).toEqual([two]);
  expect(localStorage).toHaveLength(0);
});

test('a broken record is nothing', () => {
  localStorage.setItem('tulia.me.unsent-cancellations.x', '[{"bookingId":7},null,"text"]');
  expect(unsentCancellations('second').takeOut(() => true)).toEqual([]);
});

test('what is sent leaves nothing behind', () => {
  const page = unsentCancellations('first');
  page.keep([one]);
  page.keep([]);
  expect(localStorage).toHaveLength(0);
});
