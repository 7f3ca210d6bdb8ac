import { expect, it } from 'vitest';
import { createRequestIds, newRequestId } from './request-ids';

it('a body that has seen another version of its subject is the same request', () => {
  let made = 0;
  const ids = createRequestIds(() => `id-${++made}`);
  expect([ids.of({ a: 1, version: 3 }), ids.of({ version: 4, a: 1 })]).toEqual(['id-1', 'id-1']);
  expect(ids.of({ a: { version: 5 } })).toBe('id-2');
  expect(ids.of({ a: { version: 6 } })).toBe('id-3');
});

it('the contracts take the request ids that are made', () => {
  expect(newRequestId()).toMatch(/^[\w-]{16,64}$/);
  expect(newRequestId()).not.toBe(newRequestId());
});
