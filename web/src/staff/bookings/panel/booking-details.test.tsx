import { render, screen } from '@testing-library/react';
import { CONSENT_TO_BE_GIVEN } from '@tulia/domain/booking/consent/consent-due';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { expect, test, vi } from 'vitest';
import { BoardHarness } from '../board/board-harness';
import { BookingDetails } from './booking-details';

vi.mock('../money/payment-part', () => ({ PaymentPart: () => null }));
vi.mock('./booking-history', () => ({ BookingHistory: () => null }));
vi.mock('./mail-part', () => ({ MailPart: () => null }));

test('the details of a row have the client’s e-mail address, which opens a letter', () => {
  const booking = aConfirmed();
  const actorOn = () => ({ kind: 'staff', role: 'receptionist', isOwn: false }) as const;
  const { rerender } = render(
    <BoardHarness board={{ role: 'receptionist', actorOn }}>
      <BookingDetails booking={booking} withEmail />
    </BoardHarness>,
  );
  const address = screen.getByRole('link', { name: booking.clientEmail });
  expect(address.getAttribute('href')).toBe(`mailto:${booking.clientEmail}`);
  rerender(
    <BoardHarness board={{ role: 'receptionist', actorOn }}>
      <BookingDetails booking={booking} />
    </BoardHarness>,
  );
  expect(screen.queryByRole('link', { name: booking.clientEmail })).toBeNull();
});

test('the details say that a client who called has not agreed yet, and whose consent that is', () => {
  const { consent } = aConfirmed();
  const called = aConfirmed({ consent: { ...consent, privacyVersion: CONSENT_TO_BE_GIVEN } });
  const actorOn = () => ({ kind: 'staff', role: 'receptionist', isOwn: false }) as const;
  render(
    <BoardHarness board={{ role: 'receptionist', actorOn }}>
      <BookingDetails booking={called} />
    </BoardHarness>,
  );
  const due = screen.getByText('Consent still to be given');
  expect(due.parentElement?.textContent).toContain('amina@example.com');
});
