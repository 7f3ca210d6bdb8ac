import { recount } from '@tulia/domain/booking/clients/recount';
import type { Client } from '@tulia/domain/booking/clients/client';
import type { Role } from '@tulia/domain/person/role';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { formatClock, formatDay } from '@tulia/domain/wording/moments';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { call } from '../../platform/live/call';
import { aRead } from '../../platform/live/testing/a-read';
import { StaffRecords } from '../parts/staff-records';
import { ClientView } from './client-view';

vi.mock('../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../bookings/panel/booking-provider', () => ({
  BookingProvider: ({ children }: { children: unknown }) => children,
}));
vi.mock('../bookings/panel/opened-booking', () => ({ OpenedBooking: () => null }));
vi.mock('../bookings/behalf/book-on-behalf', () => ({
  BookOnBehalf: ({ label }: { label: string }) => <p>{label}</p>,
}));
vi.mock('./client-mails', () => ({ ClientMails: () => null }));
vi.mock('./client-sessions', () => ({
  ClientNotes: () => <h2>Notes</h2>,
  ClientSessions: () => null,
}));
vi.mock('./use-client', async (original) => ({
  ...(await original<object>()),
  useClientSessions: () => aRead([booking]),
}));

const booking = aConfirmed();
const counted = recount(booking.clientId, null, [booking], defaultPracticeSettings, 0);

async function show(
  role: Role,
  client: Client | null,
  seesEmergencyContact = true,
  practitionerId: string | null = null,
) {
  const contact = { name: 'Rose', phone: '+254 700 000 018', relationship: 'aunt' };
  const emergencyContact = seesEmergencyContact ? contact : null;
  const account = {
    reachBy: null,
    consents: [],
    seesEmergencyContact,
    emergencyContact,
    history: [],
  };
  vi.mocked(call).mockResolvedValue(account);
  render(
    <MemoryRouter>
      <StaffRecords value={{ own: aRead({ practitionerId } as never), settings: aRead(null) }}>
        <ClientView id="amina" client={aRead(client)} role={role} list="/clients" />
      </StaffRecords>
    </MemoryRouter>,
  );
  if (client !== null) await screen.findByText(/^Privacy Policy, version/);
}

test('an admin sees the notes and the emergency contact of a client', async () => {
  await show('admin', counted);
  expect(screen.getByRole('heading', { name: 'Notes' })).toBeTruthy();
  expect(screen.getByText('Rose, aunt')).toBeTruthy();
});

test('a receptionist sees neither notes nor emergency contact, and why', async () => {
  await show('receptionist', counted, false);
  expect(screen.queryByRole('heading', { name: 'Notes' })).toBeNull();
  expect(screen.getByText('Only this client’s therapist and admins see it.')).toBeTruthy();
});

test.each([
  ['therapist', booking.practitionerId, true],
  ['therapist', 'somebody-else', false],
  ['therapist', null, false],
  ['receptionist', null, true],
] as const)('a %s of practitioner %s books the next session: %s', async (role, own, books) => {
  await show(role, counted, false, own);
  expect(screen.queryByText('Book next session') !== null).toBe(books);
});

test('the page and the text message name the next session, though staff have not concluded the last one', async () => {
  const [over, later] = [Date.now() - HOUR, Date.now() + 9 * DAY];
  const coming = {
    over: { status: 'confirmed', startsAt: over },
    later: { status: 'confirmed', startsAt: later },
  } as const;
  await show('admin', counted && { ...counted, coming });
  const [day, clock] = [formatDay(later, 'en'), formatClock(later, 'en')];
  const next = screen.getByRole('heading', { name: 'Next session' }).parentElement;
  expect(next?.textContent).toContain(day);
  expect(next?.textContent).toContain(clock);
  const text = screen.getByRole<HTMLAnchorElement>('link', { name: /^WhatsApp text/ });
  expect(new URL(text.href).searchParams.get('text')).toContain(`${day}, ${clock}`);
});

test('the page tells what is due from what is owed for sessions ahead', async () => {
  const startsAt = Date.now() + 9 * DAY;
  const coming = { later: { status: 'confirmed', startsAt, owed: 2500 } } as const;
  const balance = { due: 5500, refundDue: 0 };
  await show('admin', counted && { ...counted, balance, coming });
  const owes = screen.getByRole('heading', { name: 'Owes' }).parentElement;
  expect(owes?.textContent).toContain('KES 3,000');
  expect(owes?.textContent).toContain('KES 2,500 for sessions ahead');
});

test('the page of an unknown client says so, and links to the list', async () => {
  await show('admin', null);
  expect(screen.getByText('There is no such client')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Clients' }).getAttribute('href')).toBe('/clients');
});
