import type { MonthLine } from '@tulia/domain/calls/payments/month';
import { monthTotals } from '@tulia/domain/money/month';
import { Refusal } from '@tulia/domain/refusal';
import { anEntry } from '@tulia/domain/testing/money';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../platform/live/call';
import { MonthBoard } from './month-board';
import { monthCsv } from './month-csv';
import { lastMonths } from '../parts/months';

vi.mock(import('../../platform/live/call'), () => ({ call: vi.fn() }));
const sent = vi.mocked(call);

const line = (change: Partial<MonthLine>): MonthLine => ({
  ...anEntry({ amount: 3000, method: 'mobile-money', code: 'QWE1234567' }),
  corrects: null,
  at: Date.UTC(2026, 10, 3, 9),
  by: { kind: 'system', name: '' },
  receiptNumber: '2026-00001',
  clientId: 'c1',
  clientName: 'Amina Otieno',
  ...change,
});
const taken = { amount: 2000, method: 'cash', clientId: 'c2', clientName: '=Kevin' } as const;
const lines = [
  line({}),
  line({ id: 'e2', kind: 'refund', amount: 500, method: 'bank', code: null }),
  line({ id: 'e3', ...taken, paidOn: '2026-10-31' }),
  line({ id: 'e4', ...taken, kind: 'correction', corrects: 'payment', note: 'typed twice' }),
];
const month = { lines, unowned: [], isWhole: true };

beforeEach(() => {
  sent.mockReset();
  sent.mockResolvedValue(month);
});

test('the month shows its sums, with unmatched payments beside them', async () => {
  const unowned = [
    { code: 'A', amount: 777, at: 1, state: 'open' as const },
    { code: 'B', amount: 50, at: 1, state: 'returned' as const },
  ];
  sent.mockResolvedValue({ ...month, unowned });
  render(<MonthBoard />, { wrapper: MemoryRouter });
  const totals = await screen.findByRole('region', { name: 'What it comes to' });
  expect(within(totals).getByText('KES 2,500')).toBeTruthy();
  expect(within(totals).getByText(/KES 777 came \(1\)/)).toBeTruthy();
  expect(within(totals).getByText(/KES 50 came and went back/)).toBeTruthy();
  expect(screen.getByText('Correction of a payment')).toBeTruthy();
  expect(screen.getByText('Paid on 31 Oct 2026')).toBeTruthy();
});

test('a month that cannot be loaded does not show the figures of the last one', async () => {
  render(<MonthBoard />, { wrapper: MemoryRouter });
  await screen.findByRole('region', { name: 'What it comes to' });
  sent.mockRejectedValue(new Refusal('internal'));
  const month = screen.getByLabelText<HTMLSelectElement>('Month');
  fireEvent.change(month, { target: { value: month.options[1]!.value } });
  expect(await screen.findByText('The month could not be loaded')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'What it comes to' })).toBeNull();
});

test('a statement has one client’s payments and the payer, and no service', async () => {
  render(<MonthBoard />, { wrapper: MemoryRouter });
  fireEvent.change(await screen.findByLabelText('Statement for'), { target: { value: 'c1' } });
  fireEvent.change(screen.getByLabelText(/Paid by/), { target: { value: 'Employer Ltd' } });
  const paper = screen.getByRole('article');
  expect(within(paper).getByText('Employer Ltd')).toBeTruthy();
  expect(within(paper).getByText('KES 2,500')).toBeTruthy();
  expect(within(paper).queryByText(/Kevin/)).toBeNull();
  expect(paper.textContent).toContain('For professional services.');
});

test.each(['en', 'sw'] as const)(
  'the file adds up to the net, and runs no formula (%s)',
  (lang) => {
    const rows = monthCsv(lines, lang).trim().split('\r\n');
    const head = rows[0]?.split(',') ?? [];
    const sum = rows.slice(1).reduce((total, row) => total + Number(row.split(',')[5]), 0);
    expect(sum).toBe(monthTotals(lines).net);
    expect(rows.every((row) => row.split(',').length === head.length)).toBe(true);
    expect(rows[3]).toContain("'=Kevin");
    expect(rows[3]?.endsWith('2026-10-31')).toBe(true);
  },
);

test('the list of months goes back over New Year', () => {
  expect(lastMonths(Date.UTC(2026, 0, 31, 22), 3)).toEqual(['2026-02', '2026-01', '2025-12']);
});
