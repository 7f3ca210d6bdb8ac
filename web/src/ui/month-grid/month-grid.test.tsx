import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MonthGrid } from './month-grid';

const labels = {
  grid: 'Choose a day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  loading: 'Loading days',
  today: 'today',
};

function Trial({ onSelect = vi.fn(), onRefused = vi.fn(), loading = false }) {
  const [month, setMonth] = useState('2026-11');
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <MonthGrid
      month={month}
      onMonthChange={setMonth}
      selected={selected}
      onSelect={(date) => {
        setSelected(date);
        onSelect(date);
      }}
      min="2026-11-20"
      max="2026-12-20"
      today="2026-11-20"
      locale="en-GB"
      labels={labels}
      refusalOf={(date) => (date < '2026-11-20' ? 'in the past' : undefined)}
      onRefused={onRefused}
      loading={loading}
    />
  );
}

const cell = (date: string) => {
  const found = document.querySelector<HTMLElement>(`[data-date="${date}"]`);
  if (!found) throw new Error(`no cell for ${date}`);
  return found;
};
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

test('the grid begins with the week of the first date, and has one cell in the tab order', () => {
  render(<Trial />);
  const cells = [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')];
  expect(cells[0]).toBe(cell('2026-11-16'));
  expect(cells).toHaveLength(21);
  expect(cells.filter((each) => each.tabIndex === 0)).toEqual([cell('2026-11-20')]);
});

test.each([
  ['ArrowRight', '2026-11-26'],
  ['ArrowLeft', '2026-11-24'],
  ['ArrowDown', '2026-12-02'],
  ['Home', '2026-11-23'],
  ['End', '2026-11-29'],
  // the bounds stop it: 25 December lies behind the last date, 18 November and 25 October before the first
  ['PageDown', '2026-12-20'],
  ['ArrowUp', '2026-11-20'],
  ['PageUp', '2026-11-20'],
])('%s moves the focus from 25 November to %s', async (key, target) => {
  render(<Trial />);
  cell('2026-11-25').focus();
  press(key);
  await waitFor(() => expect(document.activeElement).toBe(cell(target)));
});

test('choosing a free day selects it; a refused day only says why', () => {
  const onSelect = vi.fn();
  const onRefused = vi.fn();
  render(<Trial onSelect={onSelect} onRefused={onRefused} />);
  const past = cell('2026-11-19');
  expect(past.getAttribute('aria-disabled')).toBe('true');
  expect(past.getAttribute('aria-label')).toContain('in the past');
  fireEvent.click(past);
  expect(onRefused).toHaveBeenCalledWith('2026-11-19', 'in the past');
  expect(onSelect).not.toHaveBeenCalled();
  // A day of the next month, which is not turned to.
  fireEvent.click(cell('2026-12-02'));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('2026-12-02');
  expect(screen.getByText('November 2026')).toBeTruthy();
  expect(cell('2026-12-02').getAttribute('aria-selected')).toBe('true');
  expect(cell('2026-12-02').tabIndex).toBe(0);
});

test('the month buttons stop at the bounds', () => {
  render(<Trial />);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button('Previous month').disabled).toBe(true);
  fireEvent.click(button('Next month'));
  expect(screen.getByText('December 2026')).toBeTruthy();
  expect(button('Next month').disabled).toBe(true);
});

test('a loading grid shows no day as refused', () => {
  render(<Trial loading />);
  expect(screen.getByRole('status').textContent).toBe('Loading days');
  expect(document.querySelectorAll('[aria-disabled]')).toHaveLength(0);
});
