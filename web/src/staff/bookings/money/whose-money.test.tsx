/** Entries that staff take back, and unmatched payments. */
import type { ReactNode } from 'react';
import type { Booking } from '@tulia/domain/booking/booking';
import { correctPayment, waivePayment } from '@tulia/domain/calls/bookings/staff-actions';
import { assignPayment } from '@tulia/domain/calls/payments/payments';
import { nothingPaid } from '@tulia/domain/money/summary';
import type { Role } from '@tulia/domain/person/role';
import { newUnmatchedPayment } from '@tulia/domain/money/provider/unmatched-payment';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { anEntry } from '@tulia/domain/testing/money';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import type { Language } from '../../../platform/language/catalogue';
import { LanguageProvider } from '../../../platform/language/use-texts';
import { BoardHarness } from '../board/testing/board-harness';
import { EntriesDialog } from './entries-dialog';
import { UnmatchedPayments } from './unmatched-payments';

const found = vi.hoisted((): { byKey: Record<string, unknown[]> } => ({ byKey: {} }));
vi.mock('../../../platform/live/use-query', () => ({
  useQuery: (key: string) => ({ status: 'success', data: found.byKey[key] }),
}));
vi.mock(import('../../../platform/live/call'), () => ({ call: vi.fn() }));
const sent = vi.mocked(call);

beforeEach(() => {
  found.byKey = { 'entries:booking-1': [] };
  sent.mockReset();
  sent.mockResolvedValue({});
});

const draw = (what: ReactNode, role: Role = 'admin') =>
  render(
    <MemoryRouter initialEntries={['/#unmatched']}>
      <BoardHarness board={{ role }}>{what}</BoardHarness>
    </MemoryRouter>,
  );
const money = {
  method: 'mobile-money' as const,
  code: 'QWE1234567',
  amount: 777,
  phone: '',
  account: 'SESSION',
  at: 1,
};

const entries = (change: Partial<Booking> = {}, role: Role = 'admin') =>
  draw(<EntriesDialog booking={aConfirmed(change)} onClose={() => undefined} />, role);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const giveReason = (value: string) =>
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value } });
/** Waits for one call, and returns its name and input. */
const whatWasSent = async () => {
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  return sent.mock.calls[0]?.slice(0, 2);
};

test('an entry is taken back only with a reason', async () => {
  found.byKey['entries:booking-1'] = [anEntry()];
  entries();
  press('Take back');
  press('Take back');
  expect(await screen.findByText('Say why.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  giveReason('It was 3,000.');
  press('Take back');
  const note = 'It was 3,000.';
  expect(await whatWasSent()).toMatchObject([correctPayment, { entryId: 'e1', note }]);
});

test('a receptionist sees who made an entry, and cannot take it back', () => {
  found.byKey['entries:booking-1'] = [anEntry()];
  entries({}, 'receptionist');
  expect(screen.getByText(/Wanjiru/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Record payment' })).toBeTruthy();
  for (const name of ['Take back', 'Waive']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('a part of the price is waived with a reason', async () => {
  entries();
  press('Waive');
  giveReason('Agreed by phone.');
  press('Waive');
  const body = { amount: 3000, note: 'Agreed by phone.' };
  expect(await whatWasSent()).toMatchObject([waivePayment, body]);
});

test('what was paid above the price is a credit', () => {
  const payment = { ...nothingPaid(3000), state: 'overpaid' as const, paid: 3500, balance: -500 };
  entries({ payment });
  expect(screen.getByText('Credit of the client')).toBeTruthy();
  expect(screen.getByText('KES 500')).toBeTruthy();
});

test('a pay link is in the client’s language, and its message names no person', async () => {
  sent.mockResolvedValue({ token: 'f'.repeat(32), until: 1 });
  entries({ language: 'sw' });
  press('Pay link');
  expect(await screen.findByText(/\/sw\/pay#f{32}$/)).toBeTruthy();
  const href = screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toMatch(
    /^https:\/\/wa\.me\/254700000001\?text=Tulia: KES 3,000 http\S+\/sw\/pay#f{32}$/,
  );
});

const amina = aConfirmed({ id: 'b1', clientName: 'Amina' });
const unmatched = (language: Language, change: Partial<typeof money>, suggested: string[] = []) => {
  found.byKey['bookings:b1,b2'] = [
    aConfirmed({ id: 'b2', clientName: 'Zawadi', status: 'rejected' }),
    amina,
  ];
  found.byKey['unmatched:open'] = [newUnmatchedPayment({ ...money, ...change }, suggested, 1)];
  draw(
    <LanguageProvider language={language}>
      <UnmatchedPayments />
    </LanguageProvider>,
  );
};

test('an unmatched payment without a sum says where it stands', () => {
  unmatched('en', { amount: 0 });
  expect(screen.getByText('Sum not readable')).toBeTruthy();
  expect(screen.getByText(/^Look it up in M-Pesa by its code/)).toBeTruthy();
  expect(screen.queryByText(/KES 0/)).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['en', '0712 345 678', 'from 0712 345 678'],
  ['en', 'A1b2'.repeat(16), 'number hidden by M-Pesa'],
  ['sw', 'a1b2'.repeat(16), 'namba imefichwa na M-Pesa'],
] as const)('an unmatched payment says (%s) of the number %s: %s', (language, phone, said) => {
  unmatched(language, { phone });
  const facts = screen.getByText(/QWE1234567/).textContent;
  expect(facts).toContain(said);
  expect(facts).not.toContain('A1b2A1b2');
});

test('an unmatched payment is assigned to a suggested booking by one tap', async () => {
  unmatched('en', {}, ['b2', 'b1']);
  expect(screen.getByText('KES 777')).toBeTruthy();
  press(/Amina/);
  const body = { code: 'QWE1234567', bookingId: 'b1' };
  expect(await whatWasSent()).toMatchObject([assignPayment, body]);
});

test('the likeliest booking comes first, and says when its session is, what is due and why', () => {
  unmatched('en', { amount: 3000, account: 'amina' }, ['b2', 'b1']);
  const choices = screen.getAllByRole('button', { name: /23 Nov/ });
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Amina, 23 Nov 2026 14:00KES 3,000 due · same name · same sum',
    'Zawadi, 23 Nov 2026 14:00KES 3,000 due · Rejected · same sum',
  ]);
});

test('a payment with cents is shown as it came, with the whole shillings that are entered', () => {
  unmatched('en', { amount: 1500.5 }, ['b1']);
  expect(screen.getByText('KES 1,500.50')).toBeTruthy();
  expect(screen.getByText(/KES 1,500 of it/)).toBeTruthy();
});
