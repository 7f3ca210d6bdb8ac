import { bookOnBehalf } from '@tulia/domain/calls/bookings/book-on-behalf';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { seedServices } from '@tulia/domain/practice/service';
import { Refusal } from '@tulia/domain/refusal';
import { addDays, toInstant } from '@tulia/domain/time/practice-time';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { BehalfDialog } from './behalf-dialog';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../../parts/not-bookable', () => ({ useNotBookable: () => null }));
vi.mock('../../../shared/practice/practitioners', () => ({
  usePractitioners: () => [defaultPractitioner],
}));
vi.mock('../../parts/use-all-services', () => ({
  useAllServices: () => ({ data: seedServices.map((each) => ({ ...each, id: each.slug })) }),
}));
const months = vi.hoisted((): { data: object | undefined } => ({ data: undefined }));
vi.mock('../../../shared/bookings/use-availability-months', () => ({
  useAvailabilityMonths: () => months,
}));
const reached = { email: '', phone: '0711 222 333', language: 'sw', leftAt: null };
const baraka = { id: 'baraka', name: 'Baraka Odhiambo', ...reached };
vi.mock('../../parts/use-client-search', () => ({
  useClientSearch: (typed: string) => ({
    isSearch: typed !== '',
    found: { status: 'ready' },
    list: [baraka],
    areMore: false,
  }),
}));
const sent = vi.mocked(call);
const MONDAY = '2099-01-05';
const week = (later: number) => ({ date: addDays(MONDAY, 7 * later), time: '10:00' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const hour = (time: string, group = screen.getByRole('radiogroup', { name: /^Time/ })) =>
  fireEvent.click(within(group).getByRole('radio', { name: time }));
const day = (date: string) => {
  press('Another day');
  fill('Another day', date);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sent.mockReset();
  months.data = { list: [], unanswered: false };
  render(<BehalfDialog onClose={() => undefined} />);
});

test('no session is booked while one week of a series is taken; then all are booked, and a text message is shown', async () => {
  fill('Full name', baraka.name);
  fill('Phone number', baraka.phone);
  fill('Service', 'individual-therapy');
  fill('Language of the mails', 'sw');
  day(MONDAY);
  hour('10:00');
  expect(screen.getByLabelText(/^Confirm at once/)).toBeTruthy();
  fill('Repeat weekly', '3');
  expect(screen.queryByLabelText(/^Confirm at once/)).toBeNull();
  const weeks = screen.getByRole('region', { name: 'Further sessions' });
  expect(within(weeks).getAllByRole('listitem')).toHaveLength(2);
  expect(weeks.textContent).toContain('19 Jan 2099 10:00');
  press('Leave out session 3');

  const clashes = [{ ...week(1), reason: 'taken' }];
  sent.mockRejectedValueOnce(new Refusal('times-unavailable', { clashes }));
  press('Book');
  expect(await screen.findByText('Nothing was booked. These times cannot be had:')).toBeTruthy();
  expect(screen.getByText(/12 Jan.*, 10:00: taken/)).toBeTruthy();
  expect(field('Full name').value).toBe(baraka.name);

  press('Change session 2');
  hour('11:00', screen.getByRole('radiogroup', { name: 'Hour of session 2' }));
  const sessions = [week(0), { ...week(1), time: '11:00' }].map(({ date, time }, at) => ({
    bookingId: `b${at}`,
    referenceNumber: `7QF2-M0XC-9KTR-4B1${at}`,
    startsAt: toInstant(date, time),
  }));
  sent.mockResolvedValueOnce({ sessions, status: 'confirmed', writesMails: false });
  press('Book');
  const made = await screen.findByRole('dialog', { name: 'Booking made' });
  const further = [{ ...week(1), time: '11:00' }];
  const body = expect.objectContaining({ ...week(0), confirm: true, further }) as unknown;
  expect(sent).toHaveBeenLastCalledWith(bookOnBehalf, body);
  expect(made.textContent).toContain('2 sessions booked');
  expect(made.textContent).toContain('no mail went out');
  expect(made.textContent).toContain('Umewekewa miadi');
  const hrefOf = (name: RegExp) => within(made).getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^WhatsApp/)).toMatch(/^https:\/\/wa\.me\/254711222333\?text=Habari/);
  expect(hrefOf(/^SMS/)).toMatch(/^sms:\+254/);
});

test('a week is called free only once its month has been read', () => {
  fill('Service', 'individual-therapy');
  day(MONDAY);
  hour('10:00');
  fill('Repeat weekly', '2');
  press('Change session 2');
  const said = (time: string, data: object | undefined) => {
    months.data = data;
    hour(time, screen.getByRole('radiogroup', { name: 'Hour of session 2' }));
    return screen.getByRole('status').textContent;
  };
  expect(said('11:00', undefined)).toBe('Not yet known');
  expect(said('12:00', { list: [], unanswered: true })).toBe('Not yet known');
  expect(said('13:00', { list: [], unanswered: false })).toBe('Free');
});

test('the form takes the data of a returning client, and books for that client', async () => {
  fill('Find a client', 'bar');
  press('Baraka Odhiambo · 0711 222 333');
  press('Somebody else');
  fill('Find a client', 'bar');
  press('Baraka Odhiambo · 0711 222 333');
  expect(screen.queryByLabelText(/^Find a client/)).toBeNull();
  expect(field('Full name').value).toBe(baraka.name);
  expect(field('Phone number').value).toBe(baraka.phone);
  expect(field('Language of the mails').value).toBe('sw');
  fill('Service', 'individual-therapy');
  day(MONDAY);
  hour('10:00');
  sent.mockReturnValue(new Promise(() => undefined));
  press('Book');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const body = { clientId: baraka.id, fullName: baraka.name, language: 'sw' };
  expect(sent.mock.calls[0]?.slice(0, 2)).toMatchObject([bookOnBehalf, body]);
});
