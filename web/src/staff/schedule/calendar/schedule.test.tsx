import { saveBlocks } from '@tulia/domain/calls/schedule/block-time';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Role } from '@tulia/domain/person/role';
import { Refusal } from '@tulia/domain/refusal';
import { addDays, toInstant, toWallTime, weekdayOf } from '@tulia/domain/time/practice-time';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { aRead } from '../../../platform/live/testing/a-read';
import { useQuery } from '../../../platform/live/use-query';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { StaffRecords } from '../../parts/staff-records';
import type { CalendarProps } from './calendar';
import { Schedule, type ScheduleProps as Props } from './schedule';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../../../platform/live/use-query', () => ({ useQuery: vi.fn() }));
const who = vi.hoisted(() => ({ role: 'admin', settings: null as object | null }));
vi.mock('../../../platform/session/session', () => ({
  useSession: () => ({ role: who.role, user: { uid: 'somebody' } }),
}));
let grid: CalendarProps | undefined;
vi.mock('./calendar', () => ({
  default: (props: CalendarProps) => {
    grid = props;
    return <p>grid</p>;
  },
}));

const sent = vi.mocked(call);
const DAY = addDays(toWallTime(Date.now()).date, 3);
const session = aConfirmed({ startsAt: toInstant(DAY, '14:00') });
const lock = { kind: 'blocked', practitionerId: 'therapist', serviceId: null, date: DAY };
const locks = [
  { ...lock, time: '12:00' },
  { ...lock, kind: 'busy', time: '16:00' },
];

beforeEach(() => {
  vi.mocked(useQuery).mockClear();
  sent.mockReset();
  sent.mockResolvedValue({});
  grid = undefined;
  who.settings = null;
  vi.mocked(useQuery).mockImplementation((_, { collection }) => {
    const stored: Record<string, unknown[]> = { bookings: [session], slots: locks };
    return aRead((stored[collection] ?? []) as never);
  });
});

async function show(role: Role, view = 'list', book?: Props['book']) {
  who.role = role;
  const move: Props['move'] = (booking, target, onClose) => (
    <button type="button" onClick={onClose}>
      {`move ${booking.id} to ${target.date} ${target.time}`}
    </button>
  );
  const details = (booking: Booking) => <p>about {booking.referenceNumber}</p>;
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[`/staff?view=${view}&date=${DAY}`]}>
        <StaffRecords
          value={{
            own: aRead({ practitionerId: 'therapist' } as never),
            settings: aRead(who.settings as never),
          }}
        >
          <Schedule role={role} details={details} move={move} {...(book && { book })} />
        </StaffRecords>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  if (view !== 'list') await screen.findByText('grid');
}

const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await new Promise((done) => setTimeout(done));
  });

/** Drags the session to another place of the grid. */
const drop = (date: string, time: string) => act(() => grid?.onMove(grid.entries[1]!, date, time));
const select = (start: string, end: string) => act(() => grid?.onSelect({ date: DAY, start, end }));

test('the list opens a session, and a blocked time, which a receptionist cannot free', async () => {
  await show('receptionist');
  await press(/14:00–14:50.*Amina Otieno.*Confirmed/);
  expect(within(screen.getByRole('dialog')).getByText(/about 7QF2/)).toBeTruthy();
  cleanup();
  await show('receptionist');
  await press(/12:00–12:30/);
  expect(screen.getByRole('dialog').textContent).toContain('12:00');
  expect(screen.queryByRole('button', { name: 'Free this time' })).toBeNull();
});

test.each([
  ['receptionist', false, true],
  ['therapist', true, false],
  ['admin', true, true],
] as const)('role %s may block: %s, may move: %s', async (role, block, move) => {
  await show(role, 'week');
  expect(screen.queryByRole('button', { name: 'Block time' }) !== null).toBe(block);
  expect(grid?.mayBlock).toBe(block);
  expect(grid?.entries.map((entry) => grid?.mayMove(entry))).toEqual([false, move, false]);
});

test.each([
  ['week', ['blocked', 'busy']],
  ['month', ['blocked']],
])('the grid of a %s reads of the locks %s', async (view, kinds) => {
  const where = vi.fn<(field: string, operator: string, value: unknown) => void>();
  const sdk = { where, query: vi.fn(), collection: vi.fn(), orderBy: vi.fn(), limit: vi.fn() };
  await show('admin', view);
  for (const [, , build] of vi.mocked(useQuery).mock.calls) build({ sdk } as never);
  const asked = where.mock.calls.filter(([field]) => field === 'kind').map(([, , value]) => value);
  expect(new Set(asked.map(String))).toEqual(new Set([kinds.join()]));
});

test('a dropped session shows at its new hour while the dialog asks, and is back when that is closed', async () => {
  await show('admin', 'week');
  drop(addDays(DAY, 1), '16:20');
  const there = { date: addDays(DAY, 1), start: '16:00', end: '16:50' };
  expect(grid?.entries[1]).toMatchObject(there);
  await press(`move booking-1 to ${addDays(DAY, 1)} 16:00`);
  expect(grid?.entries[1]).toMatchObject({ date: DAY, start: '14:00' });
});

test('selected time becomes one block, and a retry sends the same block', async () => {
  sent.mockRejectedValueOnce(new Refusal('timeout'));
  await show('therapist', 'week');
  select('15:00', '24:00');
  await press('Block');
  await press('Block');
  const [first, second] = sent.mock.calls;
  const id = expect.stringMatching(/^[\w-]{16,64}$/) as string;
  const when = { firstDate: DAY, lastDate: DAY, weekdays: [weekdayOf(DAY)] };
  const block = { id, ...when, start: '15:00', end: '24:00' };
  const whose = { practitionerId: 'therapist', serviceId: null };
  const rest = { freed: [], keepSessions: false };
  expect(first).toEqual([saveBlocks, { ...whose, blocks: [block], ...rest }]);
  expect(second).toEqual(first);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the day shown is blocked by three taps, and another day by one more', async () => {
  await show('therapist');
  await press('Block time');
  await press('Block');
  expect(sent).not.toHaveBeenCalled();
  const when = screen.getByRole('radiogroup', { name: 'When' });
  expect(when.getAttribute('aria-invalid')).toBe('true');
  const chip = (of: HTMLElement, value: string) =>
    of.querySelector<HTMLInputElement>(`[value="${value}"]`)!;
  fireEvent.click(chip(when, 'day'));
  const later = addDays(DAY, 1);
  fireEvent.click(chip(screen.getByRole('radiogroup', { name: 'Date' }), later));
  await press('Block');
  const days = { firstDate: later, lastDate: later, weekdays: [weekdayOf(later)] };
  const block = { ...days, start: '00:00', end: '24:00' };
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ serviceId: null, blocks: [block] });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('other hours are typed, on the day shown', async () => {
  await show('therapist');
  await press('Block time');
  fireEvent.click(screen.getByRole('radio', { name: 'Other hours' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '10:00' } });
  fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '11:00' } });
  await press('Block');
  const block = { firstDate: DAY, lastDate: DAY, start: '10:00', end: '11:00' };
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ blocks: [block] });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('sessions in the way are named, and the dialog stays', async () => {
  const clientName = 'Amina Otieno';
  const bookings = [{ bookingId: 'booking-1', date: DAY, time: '14:00', clientName }];
  sent.mockRejectedValue(new Refusal('conflicts-with-bookings', { bookings }));
  await show('therapist', 'week');
  select('14:00', '15:00');
  await press('Block');
  expect(screen.getByRole('alert').textContent).toMatch(/There is a session.*14:00 Amina/);
  const link = screen.getByRole('link', { name: clientName });
  expect(link.getAttribute('href')).toBe('/staff?tab=bookings&open=booking-1');
});

test('reception blocks and frees time only where the practice allows it', async () => {
  await show('receptionist');
  expect(screen.queryByRole('button', { name: 'Block time' })).toBeNull();
  await press(/12:00–12:30.*all services.*Blocked/);
  expect(screen.queryByRole('button', { name: 'Free this time' })).toBeNull();
  cleanup();
  who.settings = { receptionBlocksTime: true };
  await show('receptionist');
  expect(screen.getByRole('button', { name: 'Block time' })).toBeTruthy();
  await press(/12:00–12:30.*all services.*Blocked/);
  await press('Free this time');
  expect(sent).toHaveBeenCalledOnce();
});

test('a blocked time is freed by staff who may block', async () => {
  await show('therapist');
  await press(/12:00–12:30.*all services.*Blocked/);
  await press('Free this time');
  const freed = [{ date: DAY, start: '12:00', end: '12:30' }];
  const whose = { practitionerId: 'therapist', serviceId: null };
  const rest = { blocks: [], keepSessions: false };
  expect(sent).toHaveBeenCalledWith(saveBlocks, { ...whose, freed, ...rest });
});

test('an hour that the own calendar closes is shown, and freed by nobody', async () => {
  await show('admin');
  await press(/16:00–16:30.*Busy in Google Calendar/);
  expect(screen.getByRole('dialog').textContent).toContain('Busy in Google Calendar');
  expect(screen.queryByRole('button', { name: 'Free this time' })).toBeNull();
});

test('a staff member books selected free time for a client at its hour', async () => {
  const book = vi.fn(() => <p>booking form</p>);
  await show('admin', 'week', book);
  select('10:30', '11:30');
  await press('Book a client instead');
  expect(screen.getByText('booking form')).toBeTruthy();
  const at = expect.objectContaining({ date: DAY, time: '11:00' }) as unknown;
  expect(book).toHaveBeenLastCalledWith(at, expect.anything());
  expect(screen.queryByRole('dialog', { name: 'Block time' })).toBeNull();
});

test('only a staff member who may book has a button that books on the day shown', async () => {
  await show('therapist');
  expect(screen.queryByRole('button', { name: 'Book a session' })).toBeNull();
  cleanup();
  const book = vi.fn(() => <p>booking form</p>);
  await show('admin', 'list', book);
  await press('Book a session');
  expect(screen.getByText('booking form')).toBeTruthy();
  const noTime = expect.objectContaining({ date: DAY, time: '' }) as unknown;
  expect(book).toHaveBeenCalledWith(noTime, expect.anything());
});
