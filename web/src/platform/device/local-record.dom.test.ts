import { expect, it, vi } from 'vitest';
import {
  clearLocalRecords,
  onSignOutClear,
  personalKey,
  readRecord,
  writeRecord,
} from './local-record';

it('forgets the person and keeps the device settings', async () => {
  localStorage.setItem('dummyUser', '{}');
  localStorage.setItem('tulia.language', 'sw');
  localStorage.setItem('lastBooking', 'x');
  writeRecord(personalKey('session'), { uid: 'a' });
  sessionStorage.setItem('draft', 'x');
  const cleaner = vi.fn();
  const remove = onSignOutClear(cleaner);
  await clearLocalRecords();
  remove();
  expect(Object.keys(localStorage)).toEqual(['tulia.language']);
  expect(sessionStorage.length).toBe(0);
  expect(cleaner).toHaveBeenCalledOnce();
});

it('reads broken records as absent', () => {
  localStorage.setItem('tulia.me.broken', '{');
  expect(readRecord('tulia.me.broken')).toBeNull();
});
