import { act, renderHook } from '@testing-library/react';
import { cancelBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { recordRefund } from '@tulia/domain/calls/bookings/staff-actions';
import { Refusal } from '@tulia/domain/refusal';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { currentToast, dismissToast, toast } from '../../ui/toast-store';
import { call } from './call';
import { useAction } from './use-action';

vi.mock('./call', () => ({ call: vi.fn() }));
const sent = vi.mocked(call);

beforeEach(() => {
  sent.mockReset();
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});

/** An answer that comes, or fails, when the test says so. */
function later<T>() {
  const ends = {} as { resolve: (answer: T) => void; reject: (reason: Error) => void };
  const promise = new Promise<T>((resolve, reject) => Object.assign(ends, { resolve, reject }));
  return { promise, ...ends };
}

/** Does this, and lets the page hear of it. */
const happen = (what: () => void) =>
  act(async () => {
    what();
    await Promise.resolve();
  });

const body = { bookingId: 'b', version: 1 };
const refund = { ...body, amount: 500, method: null, code: '' };

it('an action is busy while it works, and is done once however often it is pressed', async () => {
  const answer = later<never>();
  sent.mockReturnValue(answer.promise);
  const onDone = vi.fn();
  const { result } = renderHook(() => useAction(cancelBooking, { onDone }));
  await act(async () => {
    void result.current.run(body);
    expect(await result.current.run(body)).toBe(false);
  });
  expect(result.current.underWay).toEqual(body);
  await happen(() => answer.resolve({ refundDue: true } as never));
  expect(result.current.busy).toBe(false);
  expect(sent).toHaveBeenCalledExactlyOnceWith(cancelBooking, body);
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ refundDue: true }, body);
});

it('an action is busy while it waits for the changes before it, and sends nothing until then', async () => {
  const first = later<null>();
  sent.mockResolvedValue({});
  const { result } = renderHook(() => useAction(cancelBooking, { first: () => first.promise }));
  await act(async () => {
    void result.current.run(body);
    expect(await result.current.run(body)).toBe(false);
  });
  expect(result.current.busy).toBe(true);
  expect(sent).not.toHaveBeenCalled();
  await happen(() => first.resolve(null));
  expect(sent).toHaveBeenCalledExactlyOnceWith(cancelBooking, body);
});

it('an action tells a refusal in words, and forgets it when it is tried again', async () => {
  sent.mockRejectedValueOnce(new Refusal('forbidden'));
  const { result } = renderHook(() => useAction(cancelBooking, { failed: 'Not done' }));
  await act(async () => expect(await result.current.run(body)).toBe(false));
  expect(result.current.refusal?.code).toBe('forbidden');
  expect(currentToast()).toMatchObject({
    title: 'Not done',
    description: 'Your account may not do this.',
    variant: 'destructive',
  });
  sent.mockResolvedValue({});
  await act(async () => expect(await result.current.run(body)).toBe(true));
  expect(result.current.refusal).toBeNull();
});

it('an action without an answer says so after five seconds, and claims no failure when none came', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answer = later<never>();
  sent.mockReturnValue(answer.promise);
  const { result } = renderHook(() => useAction(cancelBooking, { failed: 'Not done' }));
  await act(async () => {
    void result.current.run(body);
    await vi.advanceTimersByTimeAsync(4999);
  });
  expect(currentToast()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(currentToast()?.title).toBe('Still waiting for the answer');
  await happen(() => answer.reject(new Refusal('timeout')));
  expect(currentToast()).toMatchObject({
    title: 'No answer came',
    description: expect.stringContaining('It may still have worked') as string,
  });
});

it('an action that waits takes no Undo of another off the screen', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  toast({ title: 'Cancelled', action: { label: 'Undo', onPress: () => undefined } });
  sent.mockReturnValue(new Promise(() => undefined));
  const { result } = renderHook(() => useAction(cancelBooking));
  await act(async () => {
    void result.current.run(body);
    await vi.advanceTimersByTimeAsync(6000);
  });
  expect(currentToast()?.title).toBe('Cancelled');
});

it('an action shows no toast for a refusal that the screen shows', async () => {
  sent.mockRejectedValue(new Refusal('forbidden'));
  const onRefused = vi.fn(() => true);
  const { result } = renderHook(() => useAction(cancelBooking, { failed: 'Not done', onRefused }));
  await act(() => result.current.run(body));
  expect(onRefused).toHaveBeenCalledOnce();
  expect(currentToast()).toBeNull();
});

it('an action keeps the request id of the same body until it is done', async () => {
  sent.mockRejectedValueOnce(new Refusal('timeout'));
  const { result } = renderHook(() => useAction(recordRefund));
  for (const amount of [500, 500, 500, 400])
    await act(() => result.current.run({ ...refund, amount }));
  const ids = sent.mock.calls.map(([, input]) => (input as { requestId: string }).requestId);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

it.each(['timeout', 'internal', 'offline'] as const)(
  'an action remembers what may have been done, until it is answered: %s',
  async (code) => {
    sent.mockRejectedValueOnce(new Refusal(code));
    const { result } = renderHook(() => useAction(recordRefund));
    await act(() => result.current.run(refund));
    expect(result.current.unanswered).toEqual(refund);
    const answer = later<never>();
    sent.mockReturnValueOnce(answer.promise);
    act(() => void result.current.run({ ...refund, version: 2 }));
    expect(result.current.unanswered).toEqual(refund);
    await happen(() => answer.resolve({} as never));
    expect(result.current.unanswered).toBeNull();
    sent.mockRejectedValueOnce(new Refusal('forbidden'));
    await act(() => result.current.run(refund));
    expect(result.current.unanswered).toBeNull();
  },
);

it('an action does other work that can be refused the same way; any other error is a fault', async () => {
  const { result } = renderHook(() =>
    useAction<{ name: string }, never>(() => Promise.reject(new TypeError('broken'))),
  );
  await act(() => result.current.run({ name: 'x' }));
  expect(result.current.refusal?.code).toBe('internal');
});
