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

test.each([
  ['with the later ones, for one reason', 'rejectSeries'],
  ['alone when it is taken out of the series', 'rejectBooking'],
])('a request of a series is rejected %s', async (_, name) => {
  render(<RejectDialog booking={series[0]!} onClose={onClose} />);
  await send();
  expect(call).not.toHaveBeenCalled();
  const seen = series.map(({ id, version }) => ({ bookingId: id, version }));
  if (name === 'rejectBooking')
    fireEvent.click(screen.getByRole('checkbox', { name: /later session of this series/ }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' We are away. ' } });
  await send();
  const body = name === 'rejectSeries' ? { sessions: seen } : seen[0];
  expect(vi.mocked(call).mock.calls).toEqual([
    [expect.objectContaining({ name }), { ...body, reason: 'We are away.' }],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});
