import { recount } from '@tulia/domain/booking/clients/recount';
import type { MergeSide } from '@tulia/domain/calls/people/merge-clients';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { Refusal } from '@tulia/domain/refusal';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../platform/live/call';
import { MergeDialog } from './merge-dialog';

vi.mock(import('../../platform/live/call'), () => ({ call: vi.fn() }));
vi.mock(import('../bookings/behalf/known-client'), async (original) => ({
  ...(await original()),
  FindClient: ({ onChoose, except }) => (
    <button type="button" onClick={() => onChoose({ ...own, id: `not-${except}` })}>
      A. Otieno
    </button>
  ),
}));

const booking = aConfirmed();
const own = { ...recount('own', null, [booking], defaultPracticeSettings, 0)!, id: 'own' };
const sums = { since: 0, bookings: 2, due: 3000, ahead: 0, refundDue: 0 };
const contact = { email: '', phone: '+254 711 000 111', hasAccount: false };
const side = (id: string, version: number, part: Partial<MergeSide> = {}): MergeSide => ({
  id,
  version,
  name: `Name of ${id}`,
  ...contact,
  ...sums,
  ...part,
});
const sent = vi.mocked(call);
const onClose = vi.fn();
beforeEach(() => {
  sent.mockReset();
  onClose.mockReset();
});

async function compare(keep: Partial<MergeSide>, gone: Partial<MergeSide>) {
  const answer = { keep: side('own', 4, keep), gone: side('not-own', 7, gone), problem: null };
  sent.mockResolvedValueOnce(answer);
  render(<MergeDialog client={own} onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'A. Otieno' }));
  await screen.findAllByRole('radio');
  return answer;
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Merge' }));

test('staff compare two records, choose which one stays, and name the versions they saw', async () => {
  await compare({}, {});
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: 'showMerge' }), {
    keep: 'own',
    gone: 'not-own',
  });
  expect(radio(/Name of own.*711 000 111.*2 bookings.*owes KES 3,000/).checked).toBe(true);
  fireEvent.click(radio(/Name of not-own/));
  sent.mockResolvedValueOnce({});
  press();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[1]).toEqual({
    keep: 'not-own',
    gone: 'own',
    keepVersion: 7,
    goneVersion: 4,
  });
});

test('the record with an account stays, and two with an account each cannot be merged', async () => {
  await compare({}, { hasAccount: true });
  expect(radio(/Name of not-own/).checked).toBe(true);
  expect(radio(/Name of own/).disabled).toBe(true);
});

test('two people who log in stay two', async () => {
  await compare({ hasAccount: true }, { hasAccount: true });
  expect(screen.getByRole('status').textContent).toContain('cannot become one');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Merge' }).disabled).toBe(true);
});

test('a record that has changed meanwhile is compared again, and the dialog stays', async () => {
  const answer = await compare({}, {});
  sent.mockRejectedValueOnce(new Refusal('merge-changed'));
  sent.mockResolvedValueOnce({ ...answer, gone: { ...answer.gone, bookings: 3 } });
  press();
  await screen.findByRole('radio', { name: /3 bookings/ });
  expect(onClose).not.toHaveBeenCalled();
});
