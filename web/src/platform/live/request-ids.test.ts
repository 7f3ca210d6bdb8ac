import { expect, it } from 'vitest';
import { createRequestIds, newRequestId } from './request-ids';

function counted() {
  let made = 0;
  return createRequestIds(() => `id-${++made}`);
}

it('keeps the id of a body over retries, and makes a new one for another body', () => {
  const ids = counted();
  expect([ids.of({ a: 1 }), ids.of({ a: 1 }), ids.of({ a: 2 })]).toEqual(['id-1', 'id-1', 'id-2']);
});

it('makes a new one for the same body once it had its answer', () => {
  const ids = counted();
  ids.of({ a: 1 });
  ids.settle();
  expect(ids.of({ a: 1 })).toBe('id-2');
});

it('makes ids the contracts take', () => {
  expect(newRequestId()).toMatch(/^[\w-]{16,64}$/);
  expect(newRequestId()).not.toBe(newRequestId());
});
