import { Refusal } from '@tulia/domain/refusal';
import { anOffer, aWait } from '@tulia/domain/testing/wait';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { aRead } from '../../../platform/live/testing/a-read';
import { useList } from '../../../platform/live/use-list';
import { currentToast } from '../../../ui/toast-store';
import WaitingDialog from './waiting-dialog';

vi.mock('../../../platform/live/use-list');
vi.mock(import('../../../platform/live/call'), () => ({ call: vi.fn() }));
/** Behind a dialog, toasts are hidden from roles. */
const told = () => JSON.stringify(currentToast());
const sent = vi.mocked(call);
beforeEach(() => sent.mockReset());

function show(list: ReturnType<typeof aWait>[]) {
  vi.mocked(useList).mockReturnValue(aRead(list));
  render(<WaitingDialog onClose={() => undefined} />, { wrapper: MemoryRouter });
}
const end = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /^End the waiting of Amina Otieno/ }));
    await Promise.resolve();
  });

it('shows who waits for what since when, what is held for them until when, or that nobody waits', () => {
  show([]);
  expect(screen.getByText('Nobody waits for a time.')).toBeTruthy();
  cleanup();
  const offer = anOffer(Date.UTC(2026, 10, 24, 6, 20));
  show([aWait({ offer }), aWait({ id: 'wait-2', clientName: 'Brian', insteadOf: 'b1' })]);
  const text = screen.getByRole('list', { name: 'Waiting for a time' }).textContent;
  for (const said of [
    'Amina Otieno',
    'Monday, Thursday, beginning from 09:00 and before 12:00, until 18 Dec 2026',
    'additional session',
    'since 20 Nov 2026, 09:00',
    'Offered: 26 Nov 2026, 10:00, held until 09:20',
    'in place of a session',
  ])
    expect(text).toContain(said);
});

it('ends one, and says so; what failed stays', async () => {
  show([aWait()]);
  sent.mockRejectedValueOnce(new Refusal('offline'));
  await end();
  expect(told()).toContain('The waiting did not end');
  sent.mockResolvedValueOnce({});
  await end();
  expect(sent.mock.calls.map(([, input]) => input)).toEqual(Array(2).fill({ waitId: 'wait-1' }));
  expect(told()).toContain('The waiting has ended');
});
