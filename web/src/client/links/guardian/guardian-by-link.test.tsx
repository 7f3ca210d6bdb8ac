import type { GuardianView } from '@tulia/domain/booking/consent/guardian';
import { answerGuardianLink, type GuardianPay } from '@tulia/domain/calls/guardian/guardian';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { Refusal } from '@tulia/domain/refusal';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { GuardianByLink } from './guardian-by-link';

vi.mock(import('../../../platform/live/call'), () => ({ call: vi.fn() }));
vi.mock('../../../shared/practice/practice', () => ({
  usePractice: () => defaultPracticeSettings,
}));
const sent = vi.mocked(call);
const token = '0123456789abcdef0123456789abcdef';
const view: GuardianView = {
  clientName: 'Kevin Otieno',
  guardianName: 'Rose Wafula',
  isBooker: false,
  state: 'open',
  consent: null,
  startsAt: 1_795_000_000_000,
};
const given = { at: 1_794_000_000_000, version: '2024-1', withdrawnAt: null };

const scrolled = vi.fn();
beforeEach(() => {
  sent.mockReset();
  scrolled.mockReset();
  window.scrollTo = scrolled;
});

const show = () => render(<GuardianByLink token={token} />, { wrapper: MemoryRouter });
const open = async (part: Partial<GuardianView> = {}) => {
  sent.mockResolvedValueOnce({ view: { ...view, ...part }, pay: null });
  show();
  fireEvent.click(
    await screen.findByLabelText('I am Rose Wafula, parent or guardian of Kevin Otieno'),
  );
  fireEvent.click(screen.getByLabelText('I have read both texts and agree to them'));
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Give my consent' });
};

const answered = (state: GuardianView['state'], pay: GuardianPay = null) => ({
  pay,
  view: { ...view, state, consent: state === 'open' || state === 'declined' ? null : given },
  codeSentTo: null,
});
/** Whether the page is scrolled to its top, with the focus on the heading. */
const isAtTop = () =>
  document.activeElement?.textContent === 'Kevin Otieno asked for a session and named you' &&
  scrolled.mock.calls.length === 1;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the consent counts once the guardian has typed the mailed code; a wrong code is shown at its field', async () => {
  const agree = await open();
  sent.mockResolvedValueOnce({ view, codeSentTo: 'r…@example.com', pay: null });
  fireEvent.click(agree);
  expect(await screen.findByText(/We have mailed a code to r…@example.com/)).toBeTruthy();
  expect(agree.disabled).toBe(true);
  const code = screen.getByLabelText<HTMLInputElement>(/Code from our email/);
  fireEvent.change(code, { target: { value: '12 34 5x6' } });
  expect(code.value).toBe('123456');
  sent.mockRejectedValueOnce(new Refusal('code-wrong'));
  fireEvent.click(agree);
  expect(await screen.findByText(/This is not the code from our latest email/)).toBeTruthy();
  sent.mockResolvedValueOnce(answered('given'));
  fireEvent.click(agree);
  expect(await screen.findByText('You have given your consent')).toBeTruthy();
  const input = { token, code: '123456', agrees: true };
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith(answerGuardianLink, expect.objectContaining(input)),
  );
});

test('a parent who booked is not asked about a person who named them', async () => {
  await open({ isBooker: true });
  expect(screen.getByText('You asked for a session for Kevin Otieno')).toBeTruthy();
  expect(screen.queryByText(/You do not know this person/)).toBeNull();
});

test('the code is mailed once more on demand', async () => {
  const agree = await open();
  sent.mockResolvedValue({ view, codeSentTo: 'r…@example.com', pay: null });
  fireEvent.click(agree);
  fireEvent.click(await screen.findByRole('button', { name: 'Mail the code again' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
  expect(sent).toHaveBeenLastCalledWith(answerGuardianLink, expect.objectContaining({ code: '' }));
});

test('each answer of the guardian moves the focus to the top of the page: agreed, then taken back', async () => {
  const agree = await open();
  sent.mockResolvedValueOnce(answered('given'));
  fireEvent.click(agree);
  expect(await screen.findByText('You have given your consent')).toBeTruthy();
  // The page shows no pending question.
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  await waitFor(() => expect(isAtTop()).toBe(true));
  expect(screen.queryByRole('button', { name: 'I do not agree' })).toBeNull();

  scrolled.mockReset();
  press('Take my consent back');
  await screen.findByRole('alertdialog', { name: 'Take your consent back?' });
  sent.mockResolvedValueOnce(answered('withdrawn'));
  press('Take my consent back');
  expect(await screen.findByText('You have taken your consent back')).toBeTruthy();
  await waitFor(() => expect(isAtTop()).toBe(true));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(isAtTop()).toBe(true);
});

test('a guardian can say no, without the ticks, and is asked whether that is meant', async () => {
  await open();
  press('I do not agree');
  await screen.findByRole('alertdialog', { name: 'Say no to this session?' });
  expect(sent).toHaveBeenCalledTimes(1);
  sent.mockResolvedValueOnce(answered('declined'));
  press('I do not agree');
  expect(await screen.findByText('You have said no')).toBeTruthy();
  expect(sent).toHaveBeenLastCalledWith(
    answerGuardianLink,
    expect.objectContaining({ token, agrees: false, code: '' }),
  );
  await waitFor(() => expect(isAtTop()).toBe(true));
  expect(screen.queryByRole('button', { name: 'I do not agree' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Give my consent' })).toBeTruthy();
});

test('once the consent is given, the page leads to the link to pay', async () => {
  const agree = await open();
  sent.mockResolvedValueOnce(answered('given', { token: 'f'.repeat(32), amount: 2000 }));
  fireEvent.click(agree);
  const pay = await screen.findByRole('link', { name: 'Pay KES 2,000' });
  expect(pay.getAttribute('href')).toBe(`/pay#${'f'.repeat(32)}`);
});

test.each(['not-found', 'invalid-input'] as const)(
  'a link that the server answers with %s says that it is not valid, and asks for nothing',
  async (code) => {
    sent.mockRejectedValue(new Refusal(code));
    show();
    expect(await screen.findByText('This link is not valid')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  },
);
