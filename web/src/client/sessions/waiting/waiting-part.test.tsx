import type { Booking } from '@tulia/domain/booking/booking';
import type { Wait } from '@tulia/domain/booking/waiting/wait';
import { Refusal } from '@tulia/domain/refusal';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { anOffer, aWait } from '@tulia/domain/testing/wait';
import { MINUTE, SECOND } from '@tulia/domain/time/instant';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { useList } from '../../../platform/live/use-list';
import { aRead } from '../../../platform/live/testing/a-read';
import { currentToast, dismissToast } from '../../../ui/toast-store';
import { Toaster } from '../../../ui/toaster';
import { toasted } from '../../../ui/testing/toasted';
import WaitingPart from './waiting-part';

vi.mock('../../../platform/live/use-list');
vi.mock(import('../../../platform/live/call'), () => ({ call: vi.fn() }));
vi.mock('../../../platform/session/session', () => ({
  useSession: () => ({ status: 'signed-in', user: { uid: 'amina', displayName: 'Amina Otieno' } }),
}));
vi.mock('../../account/use-own-profile', () => ({ useOwnProfile: () => ({ data: null }) }));

const sent = vi.mocked(call);
const live = vi.mocked(useList);
const session = aConfirmed({ id: 'b1', version: 4 });

beforeEach(() => {
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
  sent.mockReset();
  sent.mockResolvedValue({ bookingId: 'b1' });
});

function show(wait: Wait, more: { fromCache?: boolean; bookings?: Booking[] } = {}) {
  live.mockReturnValue({ ...aRead([wait]), fromCache: more.fromCache ?? false });
  render(
    <>
      <WaitingPart uid="amina" bookings={more.bookings ?? [session]} />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { wrapper: MemoryRouter },
  );
}
const offered = (change: Partial<Wait> = {}, left = 12 * MINUTE - SECOND) =>
  aWait({ offer: anOffer(Date.now() + left), ...change });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
const inputs = () => sent.mock.calls.map(([, input]) => input as Record<string, unknown>);

describe('an offer', () => {
  it('says the time, whom, what it replaces, and how long it is held; nothing is sent by looking', () => {
    show(offered({ insteadOf: 'b1' }));
    const card = screen.getByRole('region', { name: 'A time is free for you' });
    expect(card.textContent).toContain('Thursday, 26 November 2026, 10:00');
    expect(card.textContent).toContain('In place of your session: Monday, 23 November 2026, 14:00');
    expect(screen.getByRole('status').textContent).toContain('for 12 more minutes');
    expect(sent).not.toHaveBeenCalled();
  });

  it('swaps once, however often it is pressed, with the version on screen', async () => {
    const wait = offered({ insteadOf: 'b1' });
    show(wait);
    const button = screen.getByRole('button', { name: 'Move my session to this time' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
      await Promise.resolve();
    });
    const offerId = wait.offer?.id;
    const session = { bookingId: 'b1', version: 4 };
    expect(inputs()).toEqual([
      { waitId: 'wait-1', offerId, answer: 'swap', session, request: null },
    ]);
    expect(toasted('Your session has moved')).toBeTruthy();
  });

  it('is declined, and the client keeps waiting', async () => {
    show(offered());
    await press('No, thanks');
    expect(inputs()).toMatchObject([{ answer: 'decline', session: null }]);
    expect(toasted('We offer this time to the next person')).toBeTruthy();
  });

  it('that the server refuses says so, and stays on the screen', async () => {
    sent.mockRejectedValue(new Refusal('offer-over'));
    show(offered({ insteadOf: 'b1' }));
    await press('Move my session to this time');
    expect(toasted(/This offer is over/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Move my session to this time' })).toBeTruthy();
  });

  it('has no buttons once its time is over', () => {
    show(offered({}, -SECOND));
    expect(screen.getByRole('status').textContent).toContain('The time to answer is over');
    expect(screen.queryByRole('button', { name: 'Take this time' })).toBeNull();
  });

  it('that this device alone knows cannot be answered', () => {
    show(offered(), { fromCache: true });
    expect(screen.getByText(/Without a connection/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'No, thanks' })).toBeNull();
  });

  it('of an additional session is taken with the known contact, after both texts are agreed to', async () => {
    show(offered());
    await press('Take this time');
    const privacy = await screen.findByLabelText('I have read the Privacy Policy and agree to it');
    const buttons = () => screen.getAllByRole('button', { name: 'Take this time', hidden: true });
    const submit = buttons().find((each) => each.getAttribute('type') === 'submit')!;
    expect(submit).toHaveProperty('disabled', true);
    fireEvent.click(privacy);
    fireEvent.click(screen.getByLabelText('I have read the Consent Agreement and consent to it'));
    await act(async () => {
      fireEvent.click(submit);
      await Promise.resolve();
    });
    await vi.waitFor(() => expect(inputs()).toHaveLength(1));
    expect(inputs()).toMatchObject([
      {
        answer: 'take',
        request: { fullName: 'Amina Otieno', phone: '+254 700 000 001', language: 'en' },
      },
    ]);
    expect(toasted('The time is yours')).toBeTruthy();
  });
});

describe('an entry', () => {
  it('says what the client waits for, and ends by a press', async () => {
    show(aWait({ insteadOf: 'b1' }));
    const text = screen.getByRole('region', { name: 'Waiting for a time' }).textContent;
    expect(text).toContain('Monday, Thursday, beginning from 09:00 and before 12:00');
    expect(text).toContain('until 18 Dec 2026');
    expect(text).toContain('In place of your session: Monday, 23 November');
    await press('Stop waiting: Individual Therapy');
    expect(inputs()).toEqual([{ waitId: 'wait-1' }]);
    expect(toasted('You no longer wait for a time')).toBeTruthy();
  });

  it('says after an unanswered offer where the client stands in line', () => {
    show(aWait({ unanswered: 1 }));
    expect(screen.getByText(/behind those who waited then/)).toBeTruthy();
  });

  it('is paused after three unanswered offers, and goes on as it was by a press', async () => {
    show(aWait({ unanswered: 3 }));
    await press('Go on waiting');
    expect(inputs()).toMatchObject([
      { serviceId: 'individual-therapy', weekdays: [1, 4], from: '09:00', isAdult: true },
    ]);
  });
});
