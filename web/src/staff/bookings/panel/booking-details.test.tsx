import type { Booking } from '@tulia/domain/booking/booking';
import { cleanup, render, screen } from '@testing-library/react';
import { CONSENT_TO_BE_GIVEN } from '@tulia/domain/booking/consent/consent-due';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { expect, test, vi } from 'vitest';
import { BoardHarness } from '../board/testing/board-harness';
import { BookingDetails } from './booking-details';

vi.mock('../money/payment-part', () => ({ PaymentPart: () => null }));
vi.mock('./booking-history', () => ({ BookingHistory: () => null }));
vi.mock('./mail-part', () => ({ MailPart: () => null }));
const read = vi.hoisted(() => ({ status: 'loading', data: undefined, retry: () => undefined }));
vi.mock('./use-confidential', () => ({ useConfidential: () => read }));
vi.mock('./read-by', () => ({ ReadBy: () => null }));

const show = (booking: Booking, inRow = false, role: 'receptionist' | 'admin' = 'receptionist') => {
  const actorOn = () => ({ kind: 'staff', role, isOwn: false }) as const;
  render(
    <BoardHarness board={{ role, actorOn }}>
      <BookingDetails booking={booking} inRow={inRow} />
    </BoardHarness>,
  );
};

test('the details of a row have the client’s e-mail address, which opens an email', () => {
  const address = () => screen.queryByRole('link', { name: 'amina@example.com' });
  show(aConfirmed(), true);
  expect(address()?.getAttribute('href')).toBe('mailto:amina@example.com');
  cleanup();
  show(aConfirmed());
  expect(address()).toBeNull();
});

test('the details say that the consent of a client who called is missing, and name the client', () => {
  const consent = { ...aConfirmed().consent, privacyVersion: CONSENT_TO_BE_GIVEN };
  show(aConfirmed({ consent }));
  const due = screen.getByText('Consent still to be given');
  expect(due.parentElement?.textContent).toContain('amina@example.com');
});

test('the details appear once the code of all parts is loaded, with placeholders for unknown values', async () => {
  show(aConfirmed(), false, 'admin');
  expect(screen.queryByText('Price')).toBeNull();
  const save = await screen.findByText('Save note');
  expect(save.closest('[inert]')).not.toBeNull();
  expect(screen.getByText('Price')).toBeTruthy();
  expect(screen.getAllByText('Loading details…')).toHaveLength(2);
});
