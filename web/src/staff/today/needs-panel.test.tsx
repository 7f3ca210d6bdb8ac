import { aConfirmed } from '@tulia/domain/testing/booking';
import { aReport, REPORT_AT as NOW, WORKING } from '@tulia/domain/testing/health';
import { DAY, MINUTE } from '@tulia/domain/time/instant';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { call } from '../../platform/live/call';
import type { Board } from '../bookings/board/board-context';
import { BoardHarness } from '../bookings/board/testing/board-harness';
import { NeedsPanel } from './needs-panel';
import type { Need } from './needs';

vi.mock(import('../../platform/live/call'), () => ({ call: vi.fn() }));
vi.mock(import('./use-with-whom'), () => ({ useWithWhom: () => (text) => text }));
vi.mock(import('../parts/use-open-link'), () => ({ useOpenLink: () => (id) => `/?booking=${id}` }));
const sent = vi.mocked(call);

const listing = { ...WORKING, listsAt: NOW - MINUTE };
const well = aReport({
  connections: { google: WORKING, mpesa: listing, push: WORKING, mail: WORKING },
});
const show = (
  needs: readonly Need[],
  system: { begunAt: number } | null = { begunAt: 0 },
  board: Partial<Board> = { now: NOW },
) =>
  render(
    <MemoryRouter>
      <BoardHarness board={board}>
        <NeedsPanel
          needs={needs}
          awaited={[]}
          failed={false}
          newestMessage={null}
          messages="/messages"
          system={system}
        />
      </BoardHarness>
    </MemoryRouter>,
  );
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
  show([
    { kind: 'setup', key: 'setup:practitioner', left: { kind: 'practitioner' } },
    { kind: 'setup', key: 'setup:crisis', left: { kind: 'crisis', count: 6 } },
  ]);
  expect(hrefOf(/Add a practitioner/)).toBe('/admin/practitioners');
  expect(hrefOf(/Call 6 crisis numbers/)).toBe('/admin/settings');
  expect(sent).not.toHaveBeenCalled();
});

test('a session that is not paid, and sessions without a note, are links that open a booking', () => {
  show([
    { kind: 'unpaid', key: 'unpaid', booking: aConfirmed() },
    { kind: 'notes', key: 'notes', count: 2, bookingId: 'earliest', startsAt: NOW - DAY },
  ]);
  expect(hrefOf(/^Not paid: KES 3,000.*Amina Otieno/)).toBe('/?booking=booking-1');
  expect(hrefOf(/^2 sessions without a note/)).toBe('/?booking=earliest');
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
  expect(screen.getByText(/, not concluded yet$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: `${label} ${session.referenceNumber}` }));
  expect(begin).toHaveBeenCalledExactlyOnceWith(action, session);
});

test('a staff member who may not record an outcome has no button for it', () => {
  showUnconcluded({ actorOn: () => ({ kind: 'staff', role: 'therapist', isOwn: false }) });
  expect(screen.getByRole('link', { name: session.clientName })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
