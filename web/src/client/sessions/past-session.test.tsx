import type { Booking } from '@tulia/domain/booking/booking';
import { nothingPaid } from '@tulia/domain/money/summary';
import { HOUR } from '@tulia/domain/time/instant';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PastSession } from './past-session';

const paid = { ...nothingPaid(3000), state: 'paid', paid: 3000, balance: 0 } as const;
const over = aConfirmed({ status: 'completed', payment: paid });
const LATER = Math.max(over.endsAt, over.updatedAt) + HOUR;
const card = (change: Partial<Booking>, place: number) => (
  <PastSession booking={{ ...over, ...change }} place={place} since={LATER}>
    <p>The card</p>
  </PastSession>
);
const cards = () => screen.queryAllByText('The card').length;

it.each<[string, Partial<Booking>, boolean]>([
  ['of which no money is open is folded', {}, false],
  [
    'that is cancelled and cost nothing is folded',
    { status: 'cancelled', payment: nothingPaid(0) },
    false,
  ],
  ['that is not paid stands open', { payment: nothingPaid(3000) }, true],
  [
    'whose money is to go back stands open',
    { status: 'cancelled', payment: { ...paid, balance: -3000 } },
    true,
  ],
  ['that changed while the client was looking stands open', { updatedAt: LATER + 1 }, true],
  ['that ended while the client was looking stands open', { endsAt: LATER + 1 }, true],
])('an earlier session %s', async (_, change, isOpen) => {
  render(card(change, 5));
  expect(screen.getByRole('group')).toHaveProperty('open', isOpen);
  expect(cards()).toBe(isOpen ? 1 : 0);
  fireEvent.click(screen.getByText(/Individual Therapy/));
  await waitFor(() => expect(cards()).toBe(isOpen ? 0 : 1));
});

it('the latest five sessions are cards, and stay cards when a newer session comes', () => {
  const { rerender } = render(card({}, 4));
  rerender(card({}, 5));
  expect([screen.queryByRole('group'), cards()]).toEqual([null, 1]);
});
