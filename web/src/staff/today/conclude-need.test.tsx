import { fireEvent, render, screen } from '@testing-library/react';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { DAY } from '@tulia/domain/time/instant';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Board } from '../bookings/board/board-context';
import { BoardHarness } from '../bookings/board/testing/board-harness';
import { ConcludeNeed } from './conclude-need';

vi.mock('../../shared/practice/practitioners', () => ({ useAreSeveral: () => false }));

const session = aConfirmed();
const show = (board: Partial<Board> = {}) =>
  render(
    <MemoryRouter>
      <BoardHarness board={{ now: session.startsAt + DAY, ...board }}>
        <ConcludeNeed booking={session} />
      </BoardHarness>
    </MemoryRouter>,
  );

test.each([
  ['Mark Complete', 'complete'],
  ['No-show', 'no-show'],
] as const)('today’s page records the outcome of yesterday’s session: %s', (label, action) => {
  const begin = vi.fn<Board['begin']>();
  show({ begin });
  expect(screen.getByText(/, not concluded yet$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: `${label} ${session.referenceNumber}` }));
  expect(begin).toHaveBeenCalledExactlyOnceWith(action, session);
});

test('a staff member who may not record an outcome has no button for it', () => {
  show({ actorOn: () => ({ kind: 'staff', role: 'therapist', isOwn: false }) });
  expect(screen.getByRole('link', { name: session.clientName })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
