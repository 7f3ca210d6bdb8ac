import { nothingPaid } from '@tulia/domain/money/summary';
import { HOUR, MINUTE } from '@tulia/domain/time/instant';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DAY } from '@tulia/domain/time/instant';
import { currentToast } from '../../ui/toast-store';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import CancelDialog from './cancel-dialog';

vi.mock(import('../../platform/live/call'), () => ({ call: vi.fn() }));

const { payment } = aConfirmed();
const paid = { ...nothingPaid(3000), state: 'paid', paid: 3000, balance: 0 } as const;

it.each([
  ['in time', 4 * HOUR, paid, 'You will get a full refund of KES 3,000.'],
  [
    'in time, after what was too much went back',
    4 * HOUR,
    { ...paid, paid: 3500, refunded: 500 },
    'You will get a full refund of KES 3,000.',
  ],
  ['too late', 3 * HOUR - MINUTE, paid, 'KES 3,000 does not go back: by our policy payments go'],
  [
    'too late, with more than the price paid',
    2 * HOUR,
    { ...paid, paid: 3500, balance: -500 },
    'KES 3,000 does not go back: by our policy payments go back until 3 hours before the session.',
  ],
  ['with nothing paid', 2 * HOUR, payment, 'We have not recorded a payment.'],
])('cancelling %s: the dialog says what happens to the money', (_, ahead, money, words) => {
  const startsAt = Date.now() + ahead;
  render(
    <CancelDialog
      session={aConfirmed({ startsAt, endsAt: startsAt + HOUR, payment: money })}
      ways={{ cancel: vi.fn(), move: vi.fn() }}
      onClose={() => undefined}
    />,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByText((text) => text.includes(words))).toBeTruthy();
});

it('with the later sessions of its series it says what each costs and the sum, and cancels all in one call', async () => {
  const startsAt = Date.now() + 2 * HOUR;
  const [first, ...later] = [0, 7, 14].map((days) =>
    aConfirmed({
      startsAt: startsAt + days * DAY,
      endsAt: startsAt + days * DAY + HOUR,
      payment: days === 14 ? payment : paid,
    }),
  );
  const ways = { cancel: vi.fn(), move: vi.fn() };
  const together = { cancel: vi.fn(() => Promise.resolve({ refund: 3000 })), move: vi.fn() };
  const onClose = vi.fn();
  render(
    <CancelDialog session={first!} ways={ways} series={{ later, together }} onClose={onClose} />,
    { wrapper: MemoryRouter },
  );
  fireEvent.click(screen.getByRole('checkbox', { name: /^The 2 later sessions/ }));
  expect(screen.getAllByRole('listitem').map((each) => each.textContent.split(': ')[1])).toEqual([
    'KES 3,000 does not go back, because it is too late for a refund.',
    'KES 3,000 goes back to you.',
    'No payment is recorded.',
  ]);
  expect(
    screen.getByText(/^All 3 together: KES 3,000 goes back to you. KES 3,000 does not/),
  ).toBeTruthy();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    await Promise.resolve();
  });
  expect([together.cancel.mock.calls.length, ways.cancel.mock.calls.length]).toEqual([1, 0]);
  expect(currentToast()?.title).toBe('Sessions cancelled');
  expect(onClose).toHaveBeenCalled();
});
