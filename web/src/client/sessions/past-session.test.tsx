import type { Booking } from '@tulia/domain/booking/booking';
import { nothingPaid } from '@tulia/domain/money/summary';
import { HOUR } from '@tulia/domain/time/instant';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PastSession } from './past-session';

const paid = { ...nothingPaid(3000), state: 'paid', paid: 3000, balance: 0 } as const;
const over = aConfirmed({ status: 'completed', payment: paid });
const LATER = Math.max(over.endsAt, over.updatedAt) + HOUR;

it.each<[string, Partial<Booking>, boolean]>([
  ['that is settled is folded', {}, false],
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
])('an earlier session %s', (_, change, isOpen) => {
  render(
    <PastSession booking={{ ...over, ...change }} since={LATER}>
      <p>The card</p>
    </PastSession>,
  );
  expect(screen.getByRole('group')).toHaveProperty('open', isOpen);
  expect(screen.getByText(/Individual|Therapy/).closest('summary')).not.toBeNull();
});
