/** The buttons of the day: what they tell, once, and what they say when it was not told. */
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { Refusal } from '@tulia/domain/refusal';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { MINUTE } from '@tulia/domain/time/instant';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import OnTheDay from './on-the-day';

const practice = vi.hoisted((): { lineFailureCosts?: 'nothing' | 'full' } => ({}));
vi.mock('../../../shared/practice/practice', () => ({
  usePractice: () => ({ ...defaultPracticeSettings, ...practice }),
}));

const { startsAt } = aConfirmed();
const tell = vi.fn();
const PHONE = '+254 712 000 001';
const told = { lateAt: startsAt + 2 * MINUTE, callAt: null };

const view = (lineWord: typeof told | null, phone: string | null) => (
  <OnTheDay session={aConfirmed({ lineWord })} phone={phone} tell={tell} />
);
const show = (lineWord: typeof told | null = null, phone: string | null = PHONE) => {
  const { rerender } = render(view(lineWord, phone));
  return (next: typeof told | null) => rerender(view(next, phone));
};
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(button(name));
    await Promise.resolve();
  });

beforeEach(() => {
  tell.mockReset().mockResolvedValue({});
});

it('one tap tells, the row says it with the time only once the booking has it, and a later tap takes it back', async () => {
  const next = show();
  await press('I am late');
  expect(tell.mock.calls).toEqual([[{ word: 'late', told: true }]]);
  expect(screen.getByRole('status').textContent).toBe('');
  next(told);
  expect(screen.getByRole('status').textContent).toBe(
    'The practice knows that you are late. Told at 14:02.',
  );
  cleanup();
  show(told);
  await press('I am on time after all');
  expect(tell).toHaveBeenLastCalledWith({ word: 'late', told: false });
});

it('a double tap tells once, and takes nothing back', async () => {
  const next = show();
  fireEvent.click(button('I am late'));
  fireEvent.click(button('Sending...'));
  await act(() => Promise.resolve());
  next(told);
  await press('I am on time after all');
  expect(tell.mock.calls).toEqual([[{ word: 'late', told: true }]]);
});

it('without a connection it says that nothing was sent, with the number of the practice', async () => {
  tell.mockRejectedValue(new Refusal('offline'));
  const next = show();
  await press('Call me instead');
  expect(screen.getByRole('alert').textContent).toContain('This was not sent');
  const phone = screen.getByRole('link', { name: defaultPracticeSettings.phone });
  expect(phone.getAttribute('href')).toBe('tel:+254700000000');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(button('Call me instead')).toBeTruthy();
  // Nothing is queued: only a press sends it.
  next(null);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('a lost answer promises nothing, and is forgotten once the booking has the word', async () => {
  tell.mockRejectedValue(new Refusal('timeout'));
  const next = show();
  await press('I am late');
  expect(screen.getByRole('alert').textContent).toContain('may not have been sent');
  next(told);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a refusal of the server is said, with the number of the practice', async () => {
  const refusal = new Refusal('transition-not-allowed', { from: 'cancelled', action: 'tell-late' });
  tell.mockRejectedValue(refusal);
  show();
  await press('I am late');
  expect(screen.getByRole('alert').textContent).toMatch(/cannot be changed.*Or call us/);
});

it.each([
  ['nothing', 3000, /we pay back what you paid/],
  ['full', 3000, /stays with us/],
  ['nothing', 0, null],
] as const)('where a failed line costs %s, a session of %i says so', (costs, price, sentence) => {
  practice.lineFailureCosts = costs;
  const session = aConfirmed({ service: { ...aConfirmed().service, price } });
  render(<OnTheDay session={session} phone={PHONE} tell={tell} />);
  expect(screen.queryByText(/line failed/)?.textContent ?? null).toEqual(
    sentence && expect.stringMatching(sentence),
  );
});

it.each([
  [PHONE, `For a call, we use the number ${PHONE}.`],
  [null, 'For a call, we use the number that you booked with.'],
])('which number is called is said before (%s)', (phone, sentence) => {
  show(null, phone);
  expect(screen.getByText(sentence)).toBeTruthy();
});
