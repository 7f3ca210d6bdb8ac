import { cleanup, render, screen } from '@testing-library/react';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { MINUTE } from '@tulia/domain/time/instant';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Board } from '../bookings/board/board-context';
import { BoardHarness } from '../bookings/board/board-harness';
import { FrontCard } from './front-card';

const several = vi.hoisted(() => ({ are: false }));
vi.mock('../../shared/practice/practitioners', () => ({ useAreSeveral: () => several.are }));
beforeEach(() => {
  several.are = false;
});

const LINK = 'https://meet.google.com/abc-defg-hij';
const show = (googleMeetLink: string | null, before = 5 * MINUTE, board: Partial<Board> = {}) => {
  const session = aConfirmed({ googleMeetLink });
  const now = session.startsAt - before;
  render(
    <MemoryRouter>
      <BoardHarness board={{ now, ...board }}>
        <FrontCard session={session} now={now} />
      </BoardHarness>
    </MemoryRouter>,
  );
};
const join = () => screen.queryByRole('link', { name: /^Join session/ });

test('a session can be joined at a host where the practice meets, from ten minutes before', () => {
  show('https://meet.google.com/abc-defg-hij');
  expect(join()?.getAttribute('href')).toBe('https://meet.google.com/abc-defg-hij');
});

test('another practitioner’s session cannot be joined', () => {
  show(LINK, -5 * MINUTE, { actorOn: () => ({ kind: 'staff', role: 'admin', isOwn: false }) });
  expect(screen.getByText(aConfirmed().clientName)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
});

test('a session names its practitioner where the practice has several', () => {
  const { name } = aConfirmed().practitioner;
  show(LINK);
  expect(screen.queryByText(new RegExp(name))).toBeNull();
  cleanup();
  several.are = true;
  show(LINK);
  expect(screen.getByText(new RegExp(name))).toBeTruthy();
  cleanup();
  show(LINK, 5 * MINUTE, { role: 'therapist' });
  expect(screen.queryByText(new RegExp(name))).toBeNull();
});

test('a session cannot be joined more than ten minutes before', () => {
  show('https://meet.google.com/abc-defg-hij', 11 * MINUTE);
  expect(screen.getByText(/^Next, in 11 min/)).toBeTruthy();
  expect(join()).toBeNull();
});

test('a running session shows its minute', () => {
  show('https://meet.google.com/abc-defg-hij', -5 * MINUTE);
  expect(screen.getByText(/^Now · 6 of 50 min/)).toBeTruthy();
  expect(join()).not.toBeNull();
});

test.each(['https://evil.example/abc', null])('a session cannot be joined at %s', (link) => {
  show(link);
  expect(screen.getByText(aConfirmed().clientName)).toBeTruthy();
  expect(join()).toBeNull();
});
