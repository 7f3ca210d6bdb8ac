import { removeBlock, saveBlocks } from '@tulia/domain/calls/schedule/block-time';
import { NO_END } from '@tulia/domain/slot/block-dates';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { currentToast } from '../../../ui/toast-store';
import { TimeOff } from './time-off';

const given = vi.hoisted((): { blocks: unknown[] } => ({ blocks: [] }));
vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('./use-time-off', () => ({
  useTimeOff: () => ({
    today: '2026-11-23',
    list: { status: 'ready', data: given.blocks, overdue: false },
  }),
}));
vi.mock('../../../shared/practice/use-active-services', () => ({
  useActiveServices: () => ({ data: [] }),
}));
vi.mock(import('../../parts/person-select'), async (original) => ({
  ...(await original()),
  usePersonChoice: () => ({ people: [], practitionerId: 'therapist', choose: vi.fn() }),
}));
const sent = vi.mocked(call);
beforeEach(() => {
  given.blocks = [];
  sent.mockReset();
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await new Promise((resolve) => setTimeout(resolve));
  });

test('a break has no last day unless one is asked for, and is sent as every day without an end', async () => {
  sent.mockResolvedValue({ days: 1, kept: [] });
  render(<TimeOff />);
  type('How often', 'weekly');
  expect(screen.getByLabelText('Last day')).toBeTruthy();
  type('How often', 'daily');
  expect(screen.getByRole('checkbox', { name: 'No last day' })).toHaveProperty('checked', true);
  expect(screen.queryByLabelText('Last day')).toBeNull();
  type('First day', '2026-11-24');
  type('From', '05:00');
  type('Until', '05:30');
  await press('Block this time');
  expect(sent.mock.calls[0]).toMatchObject([
    saveBlocks,
    { practitionerId: 'therapist', blocks: [{ lastDate: NO_END, start: '05:00', end: '05:30' }] },
  ]);
  expect(currentToast()?.title).toBe('Time blocked');
});

test('a break is named as one in the list, and one press removes it', async () => {
  const days = { firstDate: '2026-11-24', lastDate: NO_END, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const block = { id: 'break', practitionerId: 'therapist', serviceId: null, ...days };
  const daily = { ...block, start: '05:00', end: '05:30' };
  given.blocks = [daily, { ...daily, id: 'of-another', practitionerId: 'baraka' }];
  sent.mockResolvedValue({});
  render(<TimeOff />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText(/^Every day, 05:00–05:30, from .*24/)).toBeTruthy();
  await press(/^Remove Every day/);
  expect(sent).toHaveBeenCalledExactlyOnceWith(removeBlock, { id: 'break' });
});
