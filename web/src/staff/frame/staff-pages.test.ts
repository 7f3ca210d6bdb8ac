import { expect, it } from 'vitest';
import { isHere, staffPages } from './staff-pages';

const names = (role: Parameters<typeof staffPages>[0]) =>
  Object.values(staffPages(role)).map((pages) =>
    (pages as { name: string }[]).map(({ name }) => name),
  );

it('every role has the same first groups, and its own pages', () => {
  const first = ['today', 'bookings', 'schedule', 'clients'];
  expect(names('therapist')).toEqual([first, ['time', 'profile']]);
  expect(names('receptionist')).toEqual([first, ['messages', 'profile']]);
  const [main, practice] = names('admin');
  expect(main).toEqual(first);
  expect(practice).toContain('settings');
  // Admins begin with the same page as all staff; the dashboard is another page.
  expect(staffPages('admin').main[0]).toEqual(staffPages('therapist').main[0]);
  expect(staffPages('admin').practice[0]).toEqual({ name: 'dashboard', to: '/admin' });
  expect(names('super_admin')).toEqual(names('admin'));
});

it('the parts of one page differ by their query', () => {
  const [today, bookings] = staffPages('therapist').main;
  if (!today || !bookings) throw new Error('no pages');
  expect(isHere(today, '/staff', '')).toBe(true);
  expect(isHere(today, '/staff', '?tab=bookings')).toBe(false);
  expect(isHere(bookings, '/staff', '?tab=bookings&status=pending')).toBe(true);
  expect(isHere(bookings, '/profile', '?tab=bookings')).toBe(false);
  const reports = staffPages('admin').practice.find(({ name }) => name === 'reports');
  expect(reports && isHere(reports, '/admin', '')).toBe(false);
  expect(reports && isHere(reports, '/admin/reports', '?open=b1')).toBe(true);
});
