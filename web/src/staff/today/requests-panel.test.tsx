import { act, fireEvent, render, screen } from '@testing-library/react';
import { Refusal } from '@tulia/domain/refusal';
import { aBooking } from '@tulia/domain/testing/booking';
import { DAY, MINUTE } from '@tulia/domain/time/instant';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../platform/live/call';
import { BoardHarness } from '../bookings/board/testing/board-harness';
import { followMails } from '../bookings/board/mails/follow-mails';
import { RequestsPanel } from './requests-panel';
import { currentToast } from '../../ui/toast-store';
import { KEPT_MS } from './use-kept-rows';

vi.mock('../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../bookings/board/mails/follow-mails', () => ({ followMails: vi.fn() }));
const stored = vi.hoisted(() => ({ series: [] as unknown[] }));
vi.mock('../../platform/live/use-list', () => ({
  useList: (key: string | null) => ({ data: key === null ? undefined : stored.series }),
}));
vi.mock('../../shared/practice/practitioners', () => ({
  usePractitioners: () => [
    { id: 'therapist', openingHours: { 1: { first: '08:00', last: '18:00' } } },
  ],
  useAreSeveral: () => false,
}));

const NOW = aBooking().startsAt - 3 * DAY;
const held = (id: string, clientName: string, minutes: number) =>
  aBooking({ id, referenceNumber: id, clientName, holdExpiresAt: NOW + minutes * MINUTE });
const [amina, brian] = [held('a', 'Amina', 3), held('b', 'Brian', 9)];

let settle: { accept: () => void; refuse: () => void };
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.mocked(followMails).mockResolvedValue('sent');
  const now = { version: 4, status: 'confirmed' } as const;
  const answered = new Promise((accept, refuse) => {
    settle = {
      accept: () => accept({ ...now, meeting: 'ready', problem: null }),
      refuse: () => refuse(new Refusal('version-conflict', now)),
    };
  });
  vi.mocked(call).mockReturnValue(answered);
});
afterEach(() => {
  vi.useRealTimers();
});

const panel = (requests: (typeof amina)[]) => (
  <MemoryRouter>
    <BoardHarness board={{ now: NOW }}>
      <RequestsPanel requests={requests} all="/staff" ofWhom={null} />
    </BoardHarness>
  </MemoryRouter>
);
const rows = () =>
  [...document.querySelectorAll('[data-booking]')].map((row) => row.getAttribute('data-booking'));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Confirms one of two requests; the list loses it before the call has answered. */
function confirmAmina() {
  const { rerender } = render(panel([amina, brian]));
  fireEvent.click(screen.getByRole('button', { name: /^Confirm Amina/ }));
  rerender(panel([brian]));
}

test('a request that was confirmed keeps its row until a second tap is over, and says so', async () => {
  confirmAmina();
  expect(rows()).toEqual(['a', 'b']);
  settle.accept();
  await pass(0);
  expect(rows()).toEqual(['a', 'b']);
  expect(screen.getByRole('button', { name: 'Confirmed' })).toHaveProperty('disabled', true);
  await pass(KEPT_MS - 1);
  expect(rows()).toEqual(['a', 'b']);
  await pass(1);
  expect(rows()).toEqual(['b']);
});

test('a request that another staff member answered goes as soon as that is known', async () => {
  confirmAmina();
  settle.refuse();
  await pass(0);
  expect(rows()).toEqual(['b']);
});

test('a series is one line with its weekday, and one press confirms all that wait of it, read here or not', async () => {
  const series = [0, 1, 2].map((week) =>
    aBooking({
      id: `s${week}`,
      referenceNumber: `s${week}`,
      seriesId: 's0',
      version: week + 1,
      startsAt: aBooking().startsAt + week * 7 * DAY,
      holdExpiresAt: NOW + 9 * MINUTE,
    }),
  );
  stored.series = [
    ...series.slice(0, 2).reverse(),
    series[2],
    aBooking({ ...series[1]!, id: 'x', status: 'rejected' }),
  ];
  const { rerender } = render(panel(series.slice(1)));
  expect(rows()).toEqual(['s1']);
  expect(screen.getByText('3 sessions, Mondays 14:00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Other time/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm all 3 sessions of Amina Otieno' }));
  expect(vi.mocked(call).mock.lastCall?.[1]).toEqual({
    sessions: series.map(({ id, version }) => ({ bookingId: id, version })),
  });
  // The listener is quicker than the answer.
  stored.series = [];
  rerender(panel([]));
  expect(screen.getByText('3 sessions, Mondays 14:00')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Confirming...' })).toBeTruthy();
  settle.accept();
  await pass(0);
  expect(currentToast()?.description).toMatch(/^3 sessions are confirmed/);
  stored.series = [];
});

test('a series whose date another booking has is not confirmed, and the date is named', async () => {
  stored.series = [amina, brian].map((each) => ({ ...each, seriesId: 'a' }));
  const clashes = [{ date: '2026-11-30', time: '14:00', reason: 'taken' }];
  vi.mocked(call).mockRejectedValue(new Refusal('times-unavailable', { clashes }));
  render(panel([{ ...amina, seriesId: 'a' }]));
  fireEvent.click(screen.getByRole('button', { name: /^Confirm all 2/ }));
  await pass(0);
  expect(currentToast()?.description).toMatch(/Nothing was confirmed.*30 Nov/);
  stored.series = [];
});
