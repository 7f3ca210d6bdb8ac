import { toInstant } from '@tulia/domain/time/practice-time';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { MoveDialog } from './move-dialog';

const run = vi.hoisted(() => vi.fn());
const times = (date: string) =>
  ['09:00', '14:00'].map((time) => ({ time, startsAt: toInstant(date, time) }));

vi.mock('./use-free-days', () => ({
  useFreeDays: () => ({
    status: 'ready',
    days: ['2099-11-12', '2099-11-13', '2099-12-02'].map((date) => ({ date, times: times(date) })),
    retry: () => undefined,
  }),
}));
vi.mock('./use-session-actions', () => ({ useMove: () => ({ busy: false, run }) }));
vi.mock('../../platform/hooks/use-now', async () => {
  const { toInstant: at } = await import('@tulia/domain/time/practice-time');
  return { useNow: () => at('2099-11-10', '09:00') };
});

const day = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)!;

const ways = { cancel: vi.fn(), move: vi.fn() };

function show() {
  render(
    <MoveDialog
      session={aConfirmed({ startsAt: toInstant('2099-11-12', '11:00') })}
      ways={ways}
      onClose={() => undefined}
    />,
    { wrapper: MemoryRouter },
  );
}

it('offers the days with a free time in a month, and of a chosen day its times', () => {
  show();
  expect(screen.getByRole('grid', { name: 'New day' })).toBeTruthy();
  fireEvent.click(day('2099-11-11'));
  expect(screen.getByText(/Wednesday, 11 November 2099: .*no free time/)).toBeTruthy();
  fireEvent.click(day('2099-11-13'));
  // A phone has no room for both.
  expect(screen.queryByRole('grid')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Friday, 13 November 2099');
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Reschedule' });
  expect(confirm.disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '14:00' }));
  fireEvent.click(confirm);
  const startsAt = toInstant('2099-11-13', '14:00');
  expect(run).toHaveBeenCalledWith({ date: '2099-11-13', time: '14:00', startsAt });
});

it('goes back from the times of a day to the month that was shown', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  fireEvent.click(day('2099-12-02'));
  fireEvent.click(screen.getByRole('button', { name: 'Another day' }));
  expect(screen.getByText('December 2099')).toBeTruthy();
});
