import type { Booking } from '@tulia/domain/booking/booking';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { aBooking } from '@tulia/domain/testing/booking';
import { aGuardianConsent } from '@tulia/domain/testing/consent';
import { DAY } from '@tulia/domain/time/instant';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SessionNotes } from './session-notes';
import { sessionView } from './session-view';

vi.mock('../../shared/practice/practice', () => ({
  usePractice: () => defaultPracticeSettings,
}));

const guardian = { name: 'Mary Wafula', phone: '', email: 'mary@example.com', consents: true };
const show = (change: Partial<Booking>) => {
  const booking = aBooking({ ageBand: 'adolescent', guardian, ...change });
  const view = sessionView(booking, booking.startsAt - DAY, defaultPracticeSettings);
  render(<SessionNotes booking={booking} view={view} />, { wrapper: MemoryRouter });
};

it.each<[string, Partial<Booking>, RegExp, boolean]>([
  ['waits for the guardian', {}, /^We wait for Mary Wafula’s answer/, false],
  ['has a yes', { guardianConsent: aGuardianConsent() }, /^Mary Wafula has agreed/, true],
])(
  'a request that %s says so, and names our hours only once we can answer',
  (_, change, says, hours) => {
    show(change);
    expect(screen.getByText(says)).toBeTruthy();
    expect(screen.queryByText('We answer within 24 hours.') !== null).toBe(hours);
  },
);
