import { seedServices } from '@tulia/domain/practice/service';
import { toInstant } from '@tulia/domain/time/practice-time';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { NextFreeTimes } from './next-free-times';
import { useNextFreeTimes } from './use-next-free-times';

vi.mock('./use-next-free-times', () => ({ useNextFreeTimes: vi.fn() }));

const service = seedServices.find(({ slug }) => slug === 'couples-therapy')!;
const slot = (date: string, time: string) => {
  const startsAt = toInstant(date, time);
  return { date, time, startsAt, endsAt: startsAt, refusal: null };
};

it('each free time is a link to the booking page with that time chosen', () => {
  vi.mocked(useNextFreeTimes).mockReturnValue({
    asOf: toInstant('2026-11-24', '10:06'),
    times: [slot('2026-11-24', '13:00'), slot('2026-11-24', '15:00'), slot('2026-12-02', '09:00')],
  });
  render(<NextFreeTimes service={service} />, { wrapper: MemoryRouter });
  const links = screen.getAllByRole('link').map((link) => ({
    shown: link.textContent,
    said: link.getAttribute('aria-label'),
    to: link.getAttribute('href'),
  }));
  const to = (day: string, time: string) =>
    `/booking?${new URLSearchParams({ service: 'couples-therapy', day, time }).toString()}`;
  expect(links).toEqual([
    { shown: 'Tue 13:00', said: 'Book Tue 13:00', to: to('2026-11-24', '13:00') },
    { shown: '15:00', said: 'Book Tue 15:00', to: to('2026-11-24', '15:00') },
    { shown: 'Wed 2 Dec 09:00', said: 'Book Wed 2 Dec 09:00', to: to('2026-12-02', '09:00') },
  ]);
});
