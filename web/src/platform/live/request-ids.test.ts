import { expect, it } from 'vitest';
import { createRequestIds, newRequestId } from './request-ids';

function counted() {
  let made = 0;
  return createRequestIds(() => `id-${++made}`);
}

it('a body keeps its request id over retries, and another body gets a new one', () => {
  const ids = counted();
  expect([ids.of({ a: 1 }), ids.of({ a: 1 }), ids.of({ a: 2 })]).toEqual(['id-1', 'id-1', 'id-2']);
});

it('a body that has seen another version of its subject is the same request', () => {
  const ids = counted();
  expect([ids.of({ a: 1, version: 3 }), ids.of({ version: 4, a: 1 })]).toEqual(['id-1', 'id-1']);
  expect(ids.of({ a: { version: 5 } })).toBe('id-2');
  expect(ids.of({ a: { version: 6 } })).toBe('id-3');
});

it('the same body gets a new request id after its answer', () => {
  const ids = counted();
  ids.of({ a: 1 });
  ids.settle();
  expect(ids.of({ a: 1 })).toBe('id-2');
});

it('the contracts take the request ids that are made', () => {
  expect(newRequestId()).toMatch(/^[\w-]{16,64}$/);
  expect(newRequestId()).not.toBe(newRequestId());
});
