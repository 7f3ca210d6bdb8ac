import { render, screen } from '@testing-library/react';
import type { Booking } from '@tulia/domain/booking/booking';
import { nothingPaid } from '@tulia/domain/money/summary';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { BoardHarness } from '../board/testing/board-harness';
import { BookingRow, COLUMNS } from './columns';
import { PHONE_ROW } from './list-style';
import { bookingRowsTexts } from './texts';

test('every place of a row on a phone belongs to one column', () => {
  const taken = COLUMNS.flatMap(({ phone }) => phone ?? []);
  expect([...taken].sort()).toEqual([...PHONE_ROW].sort());
});

const several = vi.hoisted(() => ({ are: false }));
vi.mock('../../../shared/practice/practitioners', () => ({
  useAreSeveral: () => several.are,
  usePractitioners: () => [],
}));

const folded = { fresh: false, open: false, detailsId: 'details', place: 2 };
const show = (booking: Booking, isWide: boolean) =>
  render(
    <MemoryRouter>
      <BoardHarness>
        <table>
          <tbody>
            <BookingRow {...folded} booking={booking} isWide={isWide} onToggle={() => undefined} />
          </tbody>
        </table>
      </BoardHarness>
    </MemoryRouter>,
  );

test.each([
  ['client', 'Amina Otieno'],
  ['client', 'amina@example.com'],
  ['client', '7QF2-M0XC-9KTR-4B1V'],
  ['when', '23 Nov'],
  ['when', '14:00'],
  ['service', 'Individual Therapy'],
  ['state', 'No meeting yet'],
  ['state', 'Confirmed'],
  ['money', 'KES 3,000'],
] as const)('under the head of the column %s a row shows %s', (name, words) => {
  show(aConfirmed(), true);
  const at = COLUMNS.findIndex((column) => column.name === name);
  expect(screen.getAllByRole('cell', { hidden: true })[at]?.textContent).toContain(words);
});

test('a row of a phone names hour, client, email, payment, practitioner, service and meeting, and no reference', () => {
  several.are = true;
  show(aConfirmed({ ageBand: 'adolescent', payment: nothingPaid(3000) }), false);
  const words = screen.getByRole('row').textContent;
  for (const word of ['14:00', 'Amina Otieno', '12–17', 'amina@example.com', 'Confirmed'])
    expect(words).toContain(word);
  expect(words).toContain('Not paid KES 3,000Njeri · Individual Therapy');
  expect(words).toContain('No meeting yet');
  expect(words.replace('Details 7QF2-M0XC-9KTR-4B1V', '')).not.toContain('7QF2');
});

test('every column has a head of its own in every language', () => {
  for (const { columns } of Object.values(bookingRowsTexts)) {
    const heads = COLUMNS.map(({ name }) => columns[name]);
    expect(new Set(heads).size).toBe(COLUMNS.length);
    expect(Object.keys(columns).sort()).toEqual(COLUMNS.map(({ name }) => name).sort());
  }
});
