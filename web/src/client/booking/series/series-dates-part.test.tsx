import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { weeklyStarts, type SeriesStart } from '@tulia/domain/booking/series';
import { Refusal } from '@tulia/domain/refusal';
import { slotRules } from '@tulia/domain/slot/free-slots';
import { toInstant } from '@tulia/domain/time/practice-time';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { adoptPractice } from '../../../shared/practice/practice';
import SeriesDates, { type SeriesDatesProps } from './series-dates-part';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
adoptPractice(defaultPracticeSettings);
const sent = vi.mocked(call);
const NOW = toInstant('2026-11-20', '08:00');
const STARTS = weeklyStarts({ date: '2026-11-24', time: '10:00' }, 3);

const onStarts = vi.fn<(starts: SeriesStart[]) => void>();
const onClashes = vi.fn<(count: number) => void>();
function show(change: Partial<SeriesDatesProps> = {}, busyOn = '') {
  const lookup = (date: string) => ({
    timeSlots: [],
    busy: date === busyOn ? ['10:00', '10:30'] : [],
    isAvailable: true,
  });
  render(
    <SeriesDates
      starts={STARTS}
      about={{ serviceId: 'individual-therapy', practitionerId: null, minutes: 50 }}
      diaries={[{ rules: slotRules(defaultPracticeSettings, defaultPractitioner), lookup }]}
      now={NOW}
      zone="Africa/Nairobi"
      refused={[]}
      onStarts={onStarts}
      onClashes={onClashes}
      {...change}
    />,
  );
}
const line = (index: number) => within(screen.getAllByRole('listitem')[index]!);
const said = () => screen.getAllByRole('status')[0]!.textContent;

beforeEach(() => {
  sent.mockReset().mockResolvedValue({ clashes: [] });
  onStarts.mockReset();
  onClashes.mockReset();
});

test('every date is asked of the server, and all that are free are said to be free', async () => {
  show();
  await waitFor(() => expect(said()).toBe('All 3 dates are free.'));
  expect(sent.mock.calls[0]?.[1]).toEqual({
    serviceId: 'individual-therapy',
    practitionerId: null,
    sessions: STARTS,
  });
  expect(onClashes).toHaveBeenLastCalledWith(0);
});

test('a date that this device knows as taken is replaced by a free hour of its day', async () => {
  show({}, STARTS[1]!.date);
  await waitFor(() => expect(said()).toMatch(/^1 of the 3 dates cannot be had/));
  expect(onClashes).toHaveBeenLastCalledWith(1);
  expect(line(1).getByText('taken')).toBeTruthy();
  await userEvent.click(line(1).getByRole('button', { name: /1 December 2026, 09:00/ }));
  expect(onStarts).toHaveBeenCalledExactlyOnceWith(
    STARTS.with(1, { date: '2026-12-01', time: '09:00' }),
  );
  expect(document.activeElement?.textContent).toBe(said());
});

test('a date that only the server knows as taken is named with its free times, and can be left out', async () => {
  const [first, , third] = STARTS;
  const freeTimes = [
    { date: third!.date, time: '12:00', startsAt: toInstant(third!.date, '12:00') },
  ];
  sent.mockResolvedValue({ clashes: [{ ...third!, reason: 'taken', freeTimes }] });
  show();
  expect(await line(2).findByRole('button', { name: /12:00/ })).toBeTruthy();
  await userEvent.click(line(2).getByRole('button', { name: /^Leave out/ }));
  expect(onStarts).toHaveBeenCalledExactlyOnceWith([first, STARTS[1]]);
});

test('a date beyond the window says how far ahead one can book, and offers nothing', async () => {
  const far = { date: '2027-01-26', time: '10:00' };
  show({ starts: [STARTS[0]!, far] });
  await waitFor(() => expect(said()).toMatch(/^1 of the 2/));
  expect(line(1).getByText('Sessions can be booked up to 60 days ahead.')).toBeTruthy();
  expect(line(1).getAllByRole('button')).toHaveLength(1);
});

test('without a connection it says that the dates were not checked, and no date is called free', async () => {
  sent.mockRejectedValue(new Refusal('offline'));
  show();
  expect(await screen.findByText(/could not be checked with us now/)).toBeTruthy();
  expect(screen.queryByText('free')).toBeNull();
  expect(screen.queryByText('All 3 dates are free.')).toBeNull();
});

test('abroad each date has both clocks, over a change of the clock there, too', async () => {
  const starts = weeklyStarts({ date: '2026-10-20', time: '10:00' }, 2);
  show({ starts, zone: 'Europe/London', now: toInstant('2026-10-10', '08:00') });
  await waitFor(() => expect(said()).toBe('All 2 dates are free.'));
  expect(line(0).getByText(/08:00.*10:00|10:00.*08:00/)).toBeTruthy();
  expect(line(1).getByText(/07:00.*10:00|10:00.*07:00/)).toBeTruthy();
  expect(screen.getByText(/The hour stays the same in Nairobi/)).toBeTruthy();
});

test('the number of weeks is chosen from two to eight', async () => {
  show();
  await userEvent.selectOptions(screen.getByLabelText('How many weeks'), '8');
  expect(onStarts).toHaveBeenCalledExactlyOnceWith(weeklyStarts(STARTS[0]!, 8));
  expect(screen.getAllByRole('option').map((each) => each.textContent)).toHaveLength(7);
  await waitFor(() => expect(said()).toBe('All 3 dates are free.'));
});
