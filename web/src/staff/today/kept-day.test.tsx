/** The practitioner's sessions on the own device: when they are kept, who reads them, and when they are gone. */
import { act, render, renderHook, screen } from '@testing-library/react';
import { aConfirmed } from '@tulia/domain/testing/booking';
import type { Booking } from '@tulia/domain/booking/booking';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropOverDay, storedDay, switchKeptDay } from '../../platform/device/kept-day';
import { clearLocalRecords } from '../../platform/device/local-record';
import { aRead } from '../../platform/live/testing/a-read';
import { StaffRecords } from '../parts/staff-records';
import KeptDayPanel from './kept-day';
import { useKeepDay } from './use-keep-day';

const NOW = toInstant('2026-11-23', '08:12');
const given = vi.hoisted(() => ({ uid: 'njeri', signedInAt: 0 }));
vi.mock('../../platform/session/session', () => ({
  useSession: () => ({
    status: 'signed-in',
    user: { uid: given.uid },
    times: { signedInAt: given.signedInAt },
  }),
}));
const link = 'https://meet.google.com/abc-defg-hij';
const today = aConfirmed({ startsAt: toInstant('2026-11-23', '09:00'), googleMeetLink: link });
const tomorrow = aConfirmed({ startsAt: toInstant('2026-11-24', '10:00'), clientName: 'Brian' });

/** Today, as it was read: by the server, or from memory only. */
const read = (sessions: Booking[], fromCache = false, ofOne: string | null = null) =>
  renderHook(() => useKeepDay({ ...aRead(sessions), fromCache }, ofOne), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StaffRecords
        value={{ own: aRead({ practitionerId: 'therapist' } as never), settings: aRead(null) }}
      >
        {children}
      </StaffRecords>
    ),
  });
/** What Today shows without a connection. */
function shown() {
  const { container, unmount } = render(<KeptDayPanel />);
  const text = container.textContent;
  unmount();
  return text;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  Object.assign(given, { uid: 'njeri', signedInAt: NOW - HOUR });
});
afterEach(() => void vi.useRealTimers());

it('nothing is kept until it is switched on, and nothing that the server has not said', () => {
  read([today]);
  expect(storedDay()).toBeNull();
  switchKeptDay('njeri', true);
  read([today], true);
  expect(storedDay()).toBeNull();
  read([today]);
  expect(storedDay()?.sessions).toHaveLength(1);
  // The owner looks at a colleague's sessions.
  read([], false, 'another');
  expect(storedDay()?.sessions).toHaveLength(1);
});

it('Today shows what was kept, says since when, and that later changes are not known', () => {
  switchKeptDay('njeri', true);
  read([today, tomorrow]);
  vi.setSystemTime(NOW + 40 * MINUTE);
  render(<KeptDayPanel />);
  expect(screen.getByRole('heading').textContent).toBe('Your sessions as of 08:12');
  expect(screen.getByText(/What has changed since then is not known/)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    expect.stringContaining('Amina'),
    expect.stringContaining('No link yet'),
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe(link);
  expect(document.body.textContent).not.toMatch(/Otieno|Individual|KES/);
});

it('at midnight the day that is over leaves the page and the device', () => {
  given.signedInAt = toInstant('2026-11-23', '20:00');
  vi.setSystemTime(toInstant('2026-11-23', '23:00'));
  switchKeptDay('njeri', true);
  read([today, tomorrow]);
  expect(shown()).toContain('Amina');
  render(<KeptDayPanel />);
  void act(() => vi.advanceTimersByTime(HOUR + MINUTE));
  expect(document.body.textContent).toContain('Brian');
  expect(document.body.textContent).not.toContain('Amina');
  expect(storedDay()?.sessions).toHaveLength(1);
});

it('another person on the device sees nothing, and the day is gone', () => {
  switchKeptDay('njeri', true);
  read([today]);
  given.uid = 'otieno';
  expect(shown()).toBe('');
  expect(storedDay()).toBeNull();
});

it('logging out deletes the day and the choice, without a connection too', async () => {
  switchKeptDay('njeri', true);
  read([today]);
  await clearLocalRecords();
  expect([storedDay(), shown()]).toEqual([null, '']);
  read([today]);
  expect(storedDay()).toBeNull();
});

it('the end of the sign-in deletes it with the next page, whatever page that is', () => {
  switchKeptDay('njeri', true);
  read([today]);
  dropOverDay(NOW + 11 * HOUR - 1);
  expect(storedDay()).not.toBeNull();
  dropOverDay(NOW + 11 * HOUR);
  expect(storedDay()).toBeNull();
});

it('a clock that was set back shows nothing, nor one that is days ahead', () => {
  switchKeptDay('njeri', true);
  read([today]);
  for (const wrong of [NOW - DAY, NOW + DAY]) {
    vi.setSystemTime(wrong);
    expect(shown()).toBe('');
  }
  vi.setSystemTime(NOW);
  expect(shown()).toContain('Amina');
});

it('switching it off deletes what was kept', () => {
  switchKeptDay('njeri', true);
  read([today]);
  switchKeptDay('njeri', false);
  expect(storedDay()).toBeNull();
});
