import { aBooking } from '@tulia/domain/testing/booking';
import { DAY } from '@tulia/domain/time/instant';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { RejectDialog } from './reject-dialog';

const stored = vi.hoisted(() => ({ series: [] as unknown[] }));
vi.mock('../../../platform/live/use-list', () => ({ useList: () => ({ data: stored.series }) }));
vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../board/mails/follow-mails', () => ({ followMails: () => Promise.resolve('sent') }));

const series = [0, 1].map((week) =>
  aBooking({ id: `s${week}`, seriesId: 's0', startsAt: aBooking().startsAt + week * 7 * DAY }),
);
const onClose = vi.fn();
beforeEach(() => {
  stored.series = series;
  onClose.mockReset();
  vi.mocked(call).mockReset().mockResolvedValue({ version: 4, status: 'rejected' });
});

const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Reject booking' }));
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

test('a request of a series is rejected with the later ones, for one reason', async () => {
  render(<RejectDialog booking={series[0]!} onClose={onClose} />);
  await send();
  expect(call).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' We are away. ' } });
  await send();
  expect(vi.mocked(call).mock.calls.map(([{ name }, body]) => [name, body])).toEqual([
    [
      'rejectSeries',
      {
        sessions: series.map(({ id, version }) => ({ bookingId: id, version })),
        reason: 'We are away.',
      },
    ],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('taken out of the series, a request is rejected alone', async () => {
  render(<RejectDialog booking={series[0]!} onClose={onClose} />);
  fireEvent.click(screen.getByRole('checkbox', { name: /later session of this series/ }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'We are away.' } });
  await send();
  expect(vi.mocked(call).mock.calls.map(([{ name }]) => name)).toEqual(['rejectBooking']);
});
