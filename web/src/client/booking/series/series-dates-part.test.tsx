import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { weeklyStarts, type SeriesStart } from '@tulia/domain/booking/series';
import { slotRules } from '@tulia/domain/slot/free-slots';
import { toInstant } from '@tulia/domain/time/practice-time';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useOnline } from '../../../platform/offline/use-connection';
import { adoptPractice } from '../../../shared/practice/practice';
import type { Availability } from '../time/use-availability';
import SeriesDates, { type SeriesDatesProps } from './series-dates-part';

vi.mock('../../../platform/offline/use-connection', () => ({ useOnline: vi.fn() }));
adoptPractice(defaultPracticeSettings);
const NOW = toInstant('2026-11-20', '08:00');
const STARTS = weeklyStarts({ date: '2026-11-24', time: '10:00' }, 3);

const onStarts = vi.fn<(starts: SeriesStart[]) => void>();
const onClashes = vi.fn<(count: number) => void>();
const retry = vi.fn();
function show(
  change: Partial<SeriesDatesProps> = {},
  {
    busyOn = '',
    status = 'ready',
  }: Partial<{ busyOn: string; status: Availability['status'] }> = {},
) {
  const lookup = (date: string) => ({
    timeSlots: [],
    busy: date === busyOn ? ['10:00', '10:30'] : [],
    isAvailable: true,
  });
  const diaries = [{ rules: slotRules(defaultPracticeSettings, defaultPractitioner), lookup }];
  render(
    <SeriesDates
      starts={STARTS}
      availability={{ status, diaries, retry }}
      minutes={50}
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
  vi.resetAllMocks();
  vi.mocked(useOnline).mockReturnValue(true);
});

test('a taken date is replaced by a free hour of its day, and the others are said to be free', async () => {
  show({}, { busyOn: STARTS[1]!.date });
  expect(said()).toMatch(/^1 of the 3 dates cannot be had/);
  expect(onClashes).toHaveBeenLastCalledWith(1);
  expect(line(0).getByText('free')).toBeTruthy();
  expect(line(1).getByText('taken')).toBeTruthy();
  await userEvent.click(line(1).getByRole('button', { name: /1 December 2026, 09:00/ }));
  expect(onStarts).toHaveBeenCalledExactlyOnceWith(
    STARTS.with(1, { date: '2026-12-01', time: '09:00' }),
  );
  expect(document.activeElement?.textContent).toBe(said());
});

test('a date that the server refused is named with the free times it gave, and can be left out', async () => {
  const [first, second, third] = STARTS;
  const { date } = third!;
  const freeTimes = [{ date, time: '12:00', startsAt: toInstant(date, '12:00') }];
  show({ refused: [{ ...third!, reason: 'taken', freeTimes }] });
  expect(line(2).getByRole('button', { name: /12:00/ })).toBeTruthy();
  await userEvent.click(line(2).getByRole('button', { name: /^Leave out/ }));
  expect(onStarts).toHaveBeenCalledExactlyOnceWith([first, second]);
});

test('a date beyond the window says how far ahead one can book, and offers nothing', () => {
  const far = { date: '2027-01-26', time: '10:00' };
  show({ starts: [STARTS[0]!, far] });
  expect(said()).toMatch(/^1 of the 2/);
  expect(line(1).getByText('Sessions can be booked up to 60 days ahead.')).toBeTruthy();
  expect(line(1).getAllByRole('button')).toHaveLength(1);
});

test.each([
  ['when the free times cannot be loaded', 'failed', true],
  ['without a connection', 'ready', false],
] as const)('%s no date is called free, and it can be tried again', async (_, status, online) => {
  vi.mocked(useOnline).mockReturnValue(online);
  show({}, { status });
  expect(screen.getByText(/could not be checked now/)).toBeTruthy();
  expect(screen.queryByText(/free$|free\.$/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('abroad each date has both clocks, over a change of the clock there, too', () => {
  const starts = weeklyStarts({ date: '2026-10-20', time: '10:00' }, 2);
  show({ starts, zone: 'Europe/London', now: toInstant('2026-10-10', '08:00') });
  expect(said()).toBe('All 2 dates are free.');
  expect(line(0).getByText(/08:00.*10:00|10:00.*08:00/)).toBeTruthy();
  expect(line(1).getByText(/07:00.*10:00|10:00.*07:00/)).toBeTruthy();
  expect(screen.getByText(/The hour stays the same in Nairobi/)).toBeTruthy();
});

test('the number of weeks is chosen from two to eight', async () => {
  show();
  await userEvent.selectOptions(screen.getByLabelText('How many weeks'), '8');
  expect(onStarts).toHaveBeenCalledExactlyOnceWith(weeklyStarts(STARTS[0]!, 8));
  expect(screen.getAllByRole('option').map((each) => each.textContent)).toHaveLength(7);
});
