import { recount } from '@tulia/domain/booking/clients/recount';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ClientsBoard } from './clients-board';

const later = Date.now() + 9 * DAY;
vi.mock('../parts/use-client-search', () => ({
  useClientSearch: () => {
    const booking = aConfirmed();
    const counted = recount(booking.clientId, null, [booking], defaultPracticeSettings, 0);
    const coming = {
      over: { status: 'confirmed', startsAt: Date.now() - HOUR },
      later: { status: 'confirmed', startsAt: later },
    };
    const found = { status: 'ready', fromCache: false, overdue: false, retry: () => undefined };
    return { isSearch: false, found, list: [{ ...counted, coming }], areMore: false };
  },
}));

test('the list shows the next session to come, though the last is not concluded', () => {
  render(
    <MemoryRouter>
      <ClientsBoard page={(id) => `/clients/${id}`} />
    </MemoryRouter>,
  );
  const next = screen.getByText('Next session').nextElementSibling;
  expect(next?.textContent).toBe(formatShortDay(later, 'en'));
});
