import { render, screen } from '@testing-library/react';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { MINUTE } from '@tulia/domain/time/instant';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { BoardHarness } from '../board-harness';
import { FrontCard } from './front-card';

const show = (googleMeetLink: string | null, before = 5 * MINUTE) => {
  const session = aConfirmed({ googleMeetLink });
  const now = session.startsAt - before;
  render(
    <MemoryRouter>
      <BoardHarness board={{ now }}>
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

test('a session is not joined before', () => {
  show('https://meet.google.com/abc-defg-hij', 11 * MINUTE);
  expect(screen.getByText(/^Next, in 11 min/)).toBeTruthy();
  expect(join()).toBeNull();
});

test('a session that runs says how far it is', () => {
  show('https://meet.google.com/abc-defg-hij', -5 * MINUTE);
  expect(screen.getByText(/^Now · 6 of 50 min/)).toBeTruthy();
  expect(join()).not.toBeNull();
});

test.each(['https://evil.example/abc', 'javascript:alert(1)', null])(
  'a session is not joined at %s',
  (link) => {
    show(link);
    expect(screen.getByText(aConfirmed().clientName)).toBeTruthy();
    expect(join()).toBeNull();
  },
);
