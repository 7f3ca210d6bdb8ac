import { render, screen } from '@testing-library/react';
import type { Booking } from '@tulia/domain/booking/booking';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { MINUTE } from '@tulia/domain/time/instant';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Board } from '../bookings/board/board-context';
import { BoardHarness } from '../bookings/board/testing/board-harness';
import { FrontCard } from './front-card';
import '../bookings/board/client-words';

const several = vi.hoisted(() => ({ are: false }));
vi.mock('../../shared/practice/practitioners', () => ({ useAreSeveral: () => several.are }));
beforeEach(() => {
  several.are = false;
});

const LINK = 'https://meet.google.com/abc-defg-hij';
const show = (
  googleMeetLink: string | null,
  before = 5 * MINUTE,
  board: Partial<Board> = {},
  part: Partial<Booking> = {},
) => {
  const session = aConfirmed({ googleMeetLink, ...part });
  const now = session.startsAt - before;
  render(
    <MemoryRouter>
      <BoardHarness board={{ now, ...board }}>
        <FrontCard session={session} />
      </BoardHarness>
    </MemoryRouter>,
  );
};
const join = () => screen.queryByRole('link', { name: /^Join session/ });

test.each([
  [11, /^Next, in 11 min/, null],
  [10, /^Next, in 10 min/, LINK],
  [-5, /^Now · 6 of 50 min/, LINK],
])('%i minutes before a session the card says %s, and joins at %s', (minutes, words, href) => {
  show(LINK, minutes * MINUTE);
  expect(screen.getByText(words)).toBeTruthy();
  expect(join()?.getAttribute('href') ?? null).toBe(href);
});

test('another practitioner’s session cannot be joined', () => {
  show(LINK, -5 * MINUTE, { actorOn: () => ({ kind: 'staff', role: 'admin', isOwn: false }) });
  expect(screen.getByText(aConfirmed().clientName)).toBeTruthy();
  expect(join()).toBeNull();
});

test.each([
  [false, 'admin', 0],
  [true, 'admin', 1],
  [true, 'therapist', 0],
] as const)('of several practitioners (%s) the card names to a %s: %i', (are, role, named) => {
  several.are = are;
  show(LINK, 5 * MINUTE, { role });
  expect(screen.queryAllByText(/Njeri Mwangi/)).toHaveLength(named);
});

test.each(['https://evil.example/abc', null])('a session cannot be joined at %s', (link) => {
  show(link);
  expect(screen.getByText(aConfirmed().clientName)).toBeTruthy();
  expect(join()).toBeNull();
});

test('what the client says on the day stands on the card, with the number to call', async () => {
  const { startsAt, clientPhone } = aConfirmed();
  const lineWord = { lateAt: startsAt - 2 * MINUTE, callAt: startsAt };
  show(LINK, -5 * MINUTE, {}, { lineWord });
  expect(await screen.findByText('Late, said at 13:58')).toBeTruthy();
  expect(screen.getByText('Asks for a call, said at 14:00:')).toBeTruthy();
  const number = screen.getByRole('link', { name: clientPhone });
  expect(number.getAttribute('href')).toBe('tel:+254700000001');
});

test.each([
  ['was taken back', { lineWord: null }],
  ['is over with its session', { status: 'no_show', lineWord: { lateAt: 1, callAt: null } }],
] as const)('a word that %s stands on no card', (_, part) => {
  show(LINK, -5 * MINUTE, {}, part);
  expect(screen.queryByRole('status')).toBeNull();
});
