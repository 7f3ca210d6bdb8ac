/** Entries that staff take back, and unmatched payments. */
import { correctPayment, waivePayment } from '@tulia/domain/calls/bookings/booking-desk';
import { assignPayment } from '@tulia/domain/calls/payments/payments';
import type { MoneyEntry } from '@tulia/domain/money/entry';
import { nothingPaid } from '@tulia/domain/money/summary';
import type { Role } from '@tulia/domain/person/role';
import { newTrayItem } from '@tulia/domain/money/provider/tray-item';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { LanguageProvider } from '../../../platform/language/use-copy';
import { BoardHarness } from '../board/board-harness';
import { EntriesDialog } from './entries-dialog';
import { PaymentTray } from './payment-tray';

const found = vi.hoisted((): { byKey: Record<string, unknown[]> } => ({ byKey: {} }));
vi.mock('../../../platform/live/use-query', () => ({
  useQuery: (key: string) => ({ status: 'success', data: found.byKey[key] }),
}));
vi.mock('../../../platform/live/use-document', () => ({
  useDocument: () => ({ data: aConfirmed({ id: 'b1', clientName: 'Amina' }) }),
}));
vi.mock(import('../../../platform/live/call'), () => ({ call: vi.fn() }));
const sent = vi.mocked(call);

beforeEach(() => {
  found.byKey = {};
  sent.mockReset();
  sent.mockResolvedValue({});
});

const draw = (what: React.ReactNode, role: Role = 'admin') =>
  render(
    <MemoryRouter>
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

test('an entry is taken back only with a reason', async () => {
  const entry: MoneyEntry = {
    id: 'e1',
    bookingId: 'booking-1',
    referenceNumber: 'R',
    kind: 'payment',
    amount: 91_500,
    method: 'cash',
    code: null,
    corrects: null,
    at: 1,
    note: '',
    requestHash: 'h',
    by: { kind: 'staff', uid: 'u', name: 'Njeri' },
  };
  found.byKey['entries:booking-1'] = [entry];
  draw(<EntriesDialog booking={aConfirmed()} onClose={() => undefined} />);
  expect(screen.getByText(/Njeri/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Say why.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'It was 3,000.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.slice(0, 2)).toMatchObject([
    correctPayment,
    { entryId: 'e1', note: 'It was 3,000.' },
  ]);
});

test('a receptionist sees who made an entry, and cannot take it back', () => {
  const entry: MoneyEntry = {
    id: 'e1',
    bookingId: 'booking-1',
    referenceNumber: 'R',
    kind: 'payment',
    amount: 3000,
    method: 'cash',
    code: null,
    corrects: null,
    at: 1,
    note: '',
    requestHash: 'h',
    by: { kind: 'staff', uid: 'u', name: 'Njeri' },
  };
  found.byKey['entries:booking-1'] = [entry];
  draw(<EntriesDialog booking={aConfirmed()} onClose={() => undefined} />, 'receptionist');
  expect(screen.getByText(/Njeri/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Record payment' })).toBeTruthy();
  for (const name of ['Take back', 'Waive']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('a part of the price is waived with a reason, and what was paid above it is a credit', async () => {
  found.byKey['entries:booking-1'] = [];
  const { unmount } = draw(<EntriesDialog booking={aConfirmed()} onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Waive' }));
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'Agreed by phone.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Waive' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.slice(0, 2)).toMatchObject([
    waivePayment,
    { amount: 3000, note: 'Agreed by phone.' },
  ]);
  unmount();
  const payment = { ...nothingPaid(3000), state: 'overpaid' as const, paid: 3500, balance: -500 };
  draw(<EntriesDialog booking={aConfirmed({ payment })} onClose={() => undefined} />);
  expect(screen.getByText('Credit of the client')).toBeTruthy();
  expect(screen.getByText('KES 500')).toBeTruthy();
});

test('a pay link is in the client’s language, and its message names no person', async () => {
  found.byKey['entries:booking-1'] = [];
  sent.mockResolvedValue({ token: 'f'.repeat(32), until: 1 });
  draw(<EntriesDialog booking={aConfirmed({ language: 'sw' })} onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Pay link' }));
  expect(await screen.findByText(/\/sw\/pay#f{32}$/)).toBeTruthy();
  const href = screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toMatch(
    /^https:\/\/wa\.me\/254700000001\?text=Tulia: KES 3,000 http\S+\/sw\/pay#f{32}$/,
  );
});

test.each([
  ['en', 'Sum not readable', /^Look it up in M-Pesa by its code/],
  ['sw', 'Kiasi hakisomeki', /^Kitafute kwenye M-Pesa/],
] as const)(
  'an unmatched payment without a sum says where it stands (%s)',
  (language, title, how) => {
    found.byKey['tray:open'] = [newTrayItem({ ...money, amount: 0 }, [], 1)];
    draw(
      <LanguageProvider language={language}>
        <PaymentTray />
      </LanguageProvider>,
    );
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(how)).toBeTruthy();
    expect(screen.queryByText(/KES 0/)).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

test.each([
  ['en', '0712 345 678', 'from 0712 345 678'],
  ['en', '2547 ***** 678', 'from 2547 ***** 678'],
  ['en', 'A1b2'.repeat(16), 'number hidden by M-Pesa'],
  ['sw', 'a1b2'.repeat(16), 'namba imefichwa na M-Pesa'],
] as const)('an unmatched payment says (%s) of the number %s: %s', (language, phone, said) => {
  found.byKey['tray:open'] = [newTrayItem({ ...money, phone }, [], 1)];
  draw(
    <LanguageProvider language={language}>
      <PaymentTray />
    </LanguageProvider>,
  );
  const facts = screen.getByText(/QWE1234567/).textContent;
  expect(facts).toContain(said);
  expect(facts).not.toContain('A1b2A1b2');
});

test('an unmatched payment is assigned to a suggested booking by one tap', async () => {
  found.byKey['tray:open'] = [newTrayItem(money, ['b1'], 1)];
  draw(<PaymentTray />);
  expect(screen.getByText('KES 777')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Amina/ }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.slice(0, 2)).toMatchObject([
    assignPayment,
    { code: 'QWE1234567', bookingId: 'b1' },
  ]);
});

test('a payment with cents is shown as it came, with the whole shillings that are entered', () => {
  found.byKey['tray:open'] = [newTrayItem({ ...money, amount: 1500.5 }, ['b1'], 1)];
  draw(<PaymentTray />);
  expect(screen.getByText('KES 1,500.50')).toBeTruthy();
  expect(screen.getByText(/KES 1,500 of it/)).toBeTruthy();
});

test('an empty tray takes no room', () => {
  found.byKey['tray:open'] = [];
  draw(<PaymentTray />);
  expect(screen.queryByText('Whose is this?')).toBeNull();
});
