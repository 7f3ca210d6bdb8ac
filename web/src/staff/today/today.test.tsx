import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '@tulia/domain/person/role';
import { mailStatuses } from '@tulia/domain/records/mail';
import { HOUR } from '@tulia/domain/time/instant';
import { storeDay, switchKeptDay } from '../../platform/device/kept-day';
import { aRead } from '../../platform/live/testing/a-read';
import { useQuery } from '../../platform/live/use-query';
import { StaffRecords } from '../parts/staff-records';
import { Today } from './today';
import { useToday } from './use-today';

const given = vi.hoisted(
  (): { role: string; practitionerId: string | null; isOnline: boolean } => ({
    role: 'therapist',
    practitionerId: null,
    isOnline: true,
  }),
);
vi.mock('../../platform/offline/use-connection', () => ({ useOnline: () => given.isOnline }));
vi.mock('../../platform/session/session', () => ({
  useSession: () => ({ role: given.role, user: { uid: 'somebody' } }),
}));
vi.mock('../../platform/live/use-document', () => ({ useDocument: () => aRead(null) }));
vi.mock('../../platform/live/use-query', () => ({ useQuery: vi.fn(() => aRead([])) }));
vi.mock('../bookings/panel/booking-provider', async () => {
  const { BoardHarness } = await import('../bookings/board/testing/board-harness');
  return { BookingProvider: BoardHarness };
});
vi.mock('../bookings/panel/opened-booking', () => ({ OpenedBooking: () => null }));

const NOBODY = 'No practitioner belongs to your account yet.';
const EMPTY = 'No session is running or still to come today.';
const show = (role: Role = 'therapist') =>
  render(
    <MemoryRouter>
      <StaffRecords value={{ own: aRead(given as never), settings: aRead(null) }}>
        <Today
          role={role}
          places={{ requests: '/a', schedule: '/b', messages: '/c', unmatched: '/d', time: '/e' }}
        />
      </StaffRecords>
    </MemoryRouter>,
  );

/** The first condition of every read of bookings, by the start of the read's key. */
function firstConditions(): Record<string, unknown> {
  const conditions = new Map<string, unknown>();
  for (const [key, record, query] of vi.mocked(useQuery).mock.calls) {
    if (key === null || record.collection !== 'bookings' || key === 'any-booking') continue;
    const where = vi.fn();
    const sdk = { query: vi.fn(), collection: vi.fn(), where, orderBy: vi.fn(), limit: vi.fn() };
    query({ db: {}, sdk } as never);
    conditions.set(key.replace(/:\d.*|:njeri|:everybody/, ''), where.mock.calls[0]);
  }
  return Object.fromEntries(conditions);
}
beforeEach(() => {
  given.role = 'therapist';
  vi.mocked(useQuery).mockClear();
});

test('a therapist to whom no practitioner belongs is told so, and not that the day is empty', () => {
  given.practitionerId = null;
  const { unmount } = show();
  expect(screen.getByText(NOBODY, { exact: false })).toBeTruthy();
  expect(screen.queryByText(EMPTY)).toBeNull();
  unmount();
  given.practitionerId = 'njeri';
  show();
  expect(screen.queryByText(NOBODY, { exact: false })).toBeNull();
  expect(screen.getByText(EMPTY)).toBeTruthy();
});

test('every read of bookings on a therapist’s page of today names the own practitioner', () => {
  given.practitionerId = 'njeri';
  show();
  const own = ['practitionerId', '==', 'njeri'];
  expect(firstConditions()).toEqual({
    'today:sessions': own,
    'pending-requests': own,
    'today:meetings': own,
    'today:unconcluded': own,
  });
});

test('every read of bookings names the practitioner whom the owner chose', () => {
  given.role = 'admin';
  renderHook(() => useToday('admin', 0, 'njeri'));
  const reads = firstConditions();
  expect(Object.keys(reads)).toHaveLength(5);
  for (const read of Object.values(reads)) expect(read).toEqual(['practitionerId', '==', 'njeri']);
});

test.each([6, 7])(
  'of %i reminders by a call the page shows six, and says if there are more',
  (count) => {
    given.practitionerId = null;
    given.role = 'admin';
    const ids = Array.from({ length: count }, (_, index) => `m${index}`);
    const call = {
      ...mailStatuses.fromStored({}),
      bookingId: null,
      state: 'pending',
      rung: 'call',
    };
    vi.mocked(useQuery).mockImplementation((key) =>
      aRead(key?.startsWith('calls-to-make') ? ids.map((id) => ({ ...call, id })) : ([] as never)),
    );
    show('admin');
    fireEvent.click(screen.getByRole('button', { name: 'Show all 6' }));
    expect(screen.getAllByText(/^Remind by phone/)).toHaveLength(6);
    expect(screen.queryAllByText(/More clients wait to be reminded by phone/)).toHaveLength(
      count - 6,
    );
    vi.mocked(useQuery).mockImplementation(() => aRead([]));
  },
);

test('without a connection the page shows the sessions that the device kept', async () => {
  Object.assign(given, { practitionerId: 'njeri', isOnline: false });
  vi.mocked(useQuery).mockImplementation(() => aRead(undefined as never, { status: 'loading' }));
  switchKeptDay('somebody', true);
  const now = Date.now();
  storeDay({ uid: 'somebody', asOf: now, until: now + HOUR, sessions: [] });
  show();
  expect(await screen.findByRole('heading', { name: /^Your sessions as of/ })).toBeTruthy();
  expect(screen.getByText('Not known without a connection')).toBeTruthy();
  vi.mocked(useQuery).mockImplementation(() => aRead([]));
  given.isOnline = true;
});

test('sessions without a meeting are looked for among confirmed ones, so that no request hides one', () => {
  given.practitionerId = 'njeri';
  show();
  const read = vi.mocked(useQuery).mock.calls.find(([key]) => key?.startsWith('today:meetings'));
  const where = vi.fn();
  const sdk = { query: vi.fn(), collection: vi.fn(), where, orderBy: vi.fn(), limit: vi.fn() };
  read?.[2]({ db: {}, sdk } as never);
  expect(where.mock.calls).toContainEqual(['status', '==', 'confirmed']);
});

test('the owner’s page of today asks for the money of sessions that are over, and for what was paid too much', () => {
  given.role = 'admin';
  renderHook(() => useToday('admin', 0));
  const states = ['refund-due', 'overpaid'];
  expect(firstConditions()['today:refunds']).toEqual(['payment.state', 'in', states]);
});
