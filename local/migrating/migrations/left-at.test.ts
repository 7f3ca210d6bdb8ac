import { expect, it } from 'vitest';
import { leftAt } from './002-left-at';

const time = (day: number) => ({ timestampValue: `2026-11-${day}T10:00:00Z` });
const changed = (fields: Record<string, unknown>) =>
  leftAt.change({ path: 'bookings/b1', fields: { updatedAt: time(20), ...fields } });

it('a booking kept after its client left says that they left, once', () => {
  const fields = { updatedAt: time(20), retainUntil: time(30), leftAt: time(20) };
  expect(changed({ retainUntil: time(30) })).toEqual(fields);
  expect(changed(fields)).toBeNull();
});

it('any other booking stays as it is', () => {
  expect(changed({})).toBeNull();
  expect(changed({ retainUntil: { nullValue: null } })).toBeNull();
});
