import { nothingPaid } from '@tulia/domain/money/summary';
import { HOUR, MINUTE } from '@tulia/domain/time/instant';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { render, screen } from '@testing-library/react';
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
