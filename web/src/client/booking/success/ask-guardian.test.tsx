import type { Booking } from '@tulia/domain/booking/booking';
import { askOwnGuardian } from '@tulia/domain/calls/guardian/guardian';
import { aBooking } from '@tulia/domain/testing/booking';
import { aGuardianConsent } from '@tulia/domain/testing/consent';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { AskGuardian } from './ask-guardian';

vi.mock(import('../../../platform/live/call'), () => ({ call: vi.fn() }));
const sent = vi.mocked(call);
beforeEach(() => sent.mockReset());

const guardian = { name: 'Mary Wafula', phone: '', email: 'mray@example.com', consents: true };
const show = (change: Partial<Booking> = {}) =>
  render(<AskGuardian booking={aBooking({ ageBand: 'adolescent', guardian, ...change })} />);
const AGAIN = 'Send the email again, or correct the address';

test('the client sees, checks and corrects the guardian’s address, and the email is sent', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: AGAIN }));
  const email = await screen.findByLabelText<HTMLInputElement>('Email of the parent or guardian');
  expect(email.value).toBe('mray@example.com');
  fireEvent.change(email, { target: { value: 'mary' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the email' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(email, { target: { value: ' mary@example.com ' } });
  sent.mockResolvedValueOnce({ version: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Send the email' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { id: bookingId, version } = aBooking();
  expect(sent).toHaveBeenCalledExactlyOnceWith(askOwnGuardian, {
    bookingId,
    version,
    email: 'mary@example.com',
  });
});

test.each<[string, Partial<Booking>]>([
  ['of an adult', { ageBand: 'adult', guardian: null }],
  ['that is cancelled', { status: 'cancelled' }],
  ['with an answer', { guardianConsent: aGuardianConsent() }],
  ['with a no', { guardianDeclinedAt: 1 }],
])('the button to email the guardian is absent for a booking %s', (_, change) => {
  show(change);
  expect(screen.queryByRole('button', { name: AGAIN })).toBeNull();
});
