import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DayPicker } from './day-picker';

test('the popup calendar has 42 days, and past days and those after the 30 cannot be chosen', () => {
  const onPick = vi.fn();
  const picker = (day: string) => <DayPicker day={day} today="2026-11-23" onPick={onPick} />;
  const { rerender } = render(picker('2026-11-23'));
  expect(screen.getByRole('button', { name: 'Previous day' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Choose from the calendar' }));
  const days = screen.getAllByRole('gridcell');
  const canBeChosen = () =>
    screen
      .getAllByRole('gridcell')
      .filter((day) => day.getAttribute('aria-disabled') === null)
      .map((day) => day.dataset.date);
  expect(days).toHaveLength(42);
  expect(days[0]!.dataset.date).toBe('2026-10-26');
  expect(canBeChosen()).toHaveLength(14);
  expect(canBeChosen()[0]).toBe('2026-11-23');

  fireEvent.click(days[0]!);
  expect(onPick).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getAllByRole('gridcell')).toHaveLength(42);
  expect(canBeChosen().at(-1)).toBe('2026-12-22');
  fireEvent.click(screen.getByRole('gridcell', { name: /^Tuesday.? 1 December/ }));
  expect(onPick).toHaveBeenCalledWith('2026-12-01');
  rerender(picker('2026-12-22'));
  expect(screen.getByRole('button', { name: 'Next day' })).toHaveProperty('disabled', true);
});
