import { render, screen } from '@testing-library/react';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { BoardHarness } from '../board/testing/board-harness';
import { BookingRow, COLUMNS } from './columns';
import { PHONE_ROW } from './list-style';
import { RowActions } from './row-actions';
import { bookingRowsTexts } from './texts';

test('every place of a row on a phone belongs to one column', () => {
  const places = new Set(PHONE_ROW.match(/\w+/g));
  const taken = COLUMNS.flatMap(({ phone }) => phone ?? []);
  expect([...taken].sort()).toEqual([...places].sort());
});

const folded = { fresh: false, open: false, detailsId: 'details', place: 2 };
test.each([
  ['client', 'Amina Otieno'],
  ['client', 'amina@example.com'],
  ['client', '7QF2-M0XC-9KTR-4B1V'],
  ['when', '23 Nov'],
  ['when', '14:00'],
  ['service', 'Individual Therapy'],
  ['service', 'No meeting yet'],
  ['state', 'Confirmed'],
  ['money', 'KES 3,000'],
] as const)('under the head of the column %s a row shows %s', (name, words) => {
  render(
    <MemoryRouter>
      <BoardHarness>
        <table>
          <tbody>
            <BookingRow {...folded} booking={aConfirmed()} onToggle={() => undefined} />
          </tbody>
        </table>
      </BoardHarness>
    </MemoryRouter>,
  );
  const at = COLUMNS.findIndex((column) => column.name === name);
  // The window of a test is as narrow as a phone, which hides some cells.
  expect(screen.getAllByRole('cell', { hidden: true })[at]?.textContent).toContain(words);
});

test.each([
  ['confirmed', ['Mark', 'Cancel', 'Join']],
  ['completed', []],
  ['no_show', []],
] as const)('the row of a session that is %s offers in sight: %j', (status, offered) => {
  const googleMeetLink = 'https://meet.google.com/abc-defg-hij';
  const booking = aConfirmed({ status, googleMeetLink });
  render(
    <BoardHarness>
      <RowActions booking={booking} onDetails={() => undefined} />
    </BoardHarness>,
  );
  const pressed = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
  expect(pressed.map((each) => /^\w+/.exec(each.textContent)?.[0])).toEqual(offered);
});

test('every column has a head of its own in every language', () => {
  for (const { columns } of Object.values(bookingRowsTexts)) {
    const heads = COLUMNS.map(({ name }) => columns[name]);
    expect(new Set(heads).size).toBe(COLUMNS.length);
    expect(Object.keys(columns).sort()).toEqual(COLUMNS.map(({ name }) => name).sort());
  }
});
