import { aConfirmed } from '@tulia/domain/testing/booking';
import { mailStatuses } from '@tulia/domain/records/mail';
import { aReport, REPORT_AT as NOW, WORKING } from '@tulia/domain/testing/health';
import { DAY, MINUTE } from '@tulia/domain/time/instant';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { call } from '../../platform/live/call';
import { aRead } from '../../platform/live/testing/a-read';
import type { Board } from '../bookings/board/board-context';
import { BoardHarness } from '../bookings/board/testing/board-harness';
import { NeedsPanel } from './needs-panel';
import type { Need } from './needs';

vi.mock(import('../../platform/live/call'), () => ({ call: vi.fn() }));
vi.mock(import('./use-with-whom'), () => ({ useWithWhom: () => (text) => text }));
vi.mock(import('../parts/use-open-link'), () => ({ useOpenLink: () => (id) => `/?booking=${id}` }));
vi.mock(import('../../platform/live/use-document'), () => ({ useDocument: () => aRead(null) }));
vi.mock(import('../bookings/panel/notes/note-part'), async (original) => ({
  ...(await original()),
  SessionNote: ({ bookingId }) => <p>{`The note of ${bookingId}`}</p>,
}));
vi.mock(import('../bookings/board/use-bookings-by-ids'), async (original) => ({
  ...(await original()),
  useBookingsByIds: () =>
    aRead([
      aConfirmed({ id: 'late', clientName: 'Ben' }),
      aConfirmed({ id: 'early', clientName: 'Ann' }),
    ]),
}));
const sent = vi.mocked(call);

const listing = { ...WORKING, listsAt: NOW - MINUTE };
const well = aReport({
  connections: { google: WORKING, mpesa: listing, push: WORKING, texts: WORKING, mail: WORKING },
});
const panel = (
  needs: readonly Need[],
  system: { begunAt: number } | null = { begunAt: 0 },
  board: Partial<Board> = { now: NOW },
  hasSteps = false,
) => (
  <MemoryRouter>
    <BoardHarness board={board}>
      <NeedsPanel
        needs={needs}
        ofWhom={null}
        awaited={[]}
        failed={false}
        hasSteps={hasSteps}
        newestMessage={null}
        messages="/messages"
        unmatched="/u"
        time="/time"
        system={system}
      />
    </BoardHarness>
  </MemoryRouter>
);
const show = (...part: Parameters<typeof panel>) => render(panel(...part));
const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const WELL = 'Nothing waits for you. All is well.';

test('the tasks say that all is well only once the system has no trouble', async () => {
  sent.mockResolvedValue(well);
  show([]);
  expect(screen.queryByText(WELL)).toBeNull();
  expect(await screen.findByText(WELL)).toBeTruthy();
});

test('a trouble of the system is a task with a link, and the panel does not say that all is well', async () => {
  const google = { ...WORKING, problem: 'not-authorised' };
  sent.mockResolvedValue({ ...well, connections: { ...well.connections, google } });
  show([]);
  const link = await screen.findByRole('link', { name: /1 thing of the system needs you/ });
  expect(link.getAttribute('href')).toBe('/admin/health');
  expect(screen.queryByText(WELL)).toBeNull();
});

test('the tasks do not say that all is well without an answer about the system', async () => {
  sent.mockRejectedValue(new Error('no answer'));
  show([]);
  expect(await screen.findByText(/could not be found out/)).toBeTruthy();
});

test('staff who may not see the system, or have a task, do not ask for its state', () => {
  sent.mockReset();
  show([], null);
  expect(screen.getByText(WELL)).toBeTruthy();
  show([{ kind: 'people', key: 'people', count: 2 }]);
  expect(hrefOf(/2 practitioners without name or licence/)).toBe('/admin/practitioners');
  expect(sent).not.toHaveBeenCalled();
});

test('the tasks do not say that all is well beside open steps of a new practice', () => {
  sent.mockReset();
  show([], { begunAt: 0 }, { now: NOW }, true);
  expect(screen.getByText('Nothing waits besides the open steps.')).toBeTruthy();
  expect(screen.queryByText(WELL)).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('a session over which the own calendar lies opens, and a calendar that is not read leads to the hours', () => {
  const booking = aConfirmed();
  show([
    { kind: 'overlaid', key: 'o', booking },
    { kind: 'unread', key: 'u', since: NOW },
  ]);
  expect(hrefOf(/calendar has something at this time.*Amina Otieno/)).toBe('/?booking=booking-1');
  expect(hrefOf(/^Own calendar not read since .*stay closed/)).toBe('/time');
});

test('money to take or to give back opens its dialog, for staff who may not take it the booking', () => {
  const openDialog = vi.fn<Board['openDialog']>();
  const booking = aConfirmed();
  const needs = (['unpaid', 'refund'] as const).map((kind) => ({ kind, key: kind, booking }));
  const { unmount } = show(needs, null, { now: NOW, openDialog });
  for (const line of screen.getAllByRole('button')) fireEvent.click(line);
  expect(openDialog.mock.calls.map(([dialog]) => dialog)).toEqual(['payment', 'refund']);
  unmount();
  show(needs.slice(0, 1), null, { now: NOW, role: 'therapist' });
  expect(hrefOf(/^Not paid: KES 3,000.*Amina Otieno.*Open$/)).toBe('/?booking=booking-1');
});

test('all sessions without a note open as a list, and one that was just written stays while it is open', async () => {
  const session = (bookingId: string, startsAt: number) => ({ bookingId, startsAt });
  const early = session('early', NOW - 9 * DAY);
  const late = session('late', NOW - DAY);
  const need = (...sessions: (typeof early)[]) => panel([{ kind: 'notes', key: 'n', sessions }]);
  const { rerender } = render(need(early, late));
  expect(screen.queryByRole('button', { name: /^Note of/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^2 sessions without a note/ }));
  const lines = () => screen.getAllByRole('button', { name: /^Note of/ });
  await screen.findAllByRole('button', { name: /^Note of/ });
  expect(lines().map(({ ariaLabel }) => ariaLabel)).toEqual([
    expect.stringContaining('Ann'),
    expect.stringContaining('Ben'),
  ]);
  fireEvent.click(lines()[0]!);
  expect(await screen.findByText('The note of early')).toBeTruthy();
  rerender(need(late));
  expect(screen.getByText('The note of early')).toBeTruthy();
  fireEvent.click(lines()[0]!);
  expect(lines()).toHaveLength(1);
});

const session = aConfirmed();
const unconcluded = { kind: 'unconcluded', key: 'unconcluded', booking: session } as const;
const showUnconcluded = (board: Partial<Board>) =>
  show([unconcluded], null, { now: session.startsAt + DAY, ...board });

test.each([
  ['Mark Complete', 'complete'],
  ['No-show', 'no-show'],
] as const)('today’s page records the outcome of yesterday’s session: %s', (label, action) => {
  const begin = vi.fn<Board['begin']>();
  showUnconcluded({ begin });
  expect(screen.getByText(/: did it take place\?$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: `${label} ${session.referenceNumber}` }));
  expect(begin).toHaveBeenCalledExactlyOnceWith(action, session);
});

test('a staff member who may not record an outcome has no button for it', () => {
  showUnconcluded({ actorOn: () => ({ kind: 'staff', role: 'therapist', isOwn: false }) });
  expect(screen.getByRole('link', { name: `Open ${session.clientName}` })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a reminder by a call names the number and the hour, and opens the booking', () => {
  const booking = aConfirmed({ id: 'b1', clientPhone: '0712 345 678' });
  const mail = {
    ...mailStatuses.fromStored({}),
    template: 'session-reminder',
    bookingId: 'b1',
    state: 'pending',
    rung: 'call',
  } as const;
  show([{ kind: 'mail', key: 'mail:m1', mail, booking }]);
  expect(hrefOf(/Remind by phone: 0712 345 678/)).toContain('b1');
});
