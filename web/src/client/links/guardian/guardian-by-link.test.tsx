import type { GuardianView } from '@tulia/domain/booking/consent/guardian';
import { answerGuardianLink } from '@tulia/domain/calls/guardian/guardian';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { Refusal } from '@tulia/domain/refusal';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../../platform/language/use-copy';
import { call } from '../../../platform/live/call';
import { GuardianByLink } from './guardian-by-link';

vi.mock(import('../../../platform/live/call'), () => ({ call: vi.fn() }));
vi.mock('../../../shared/practice/practice', () => ({
  usePractice: () => defaultPracticeSettings,
}));
const sent = vi.mocked(call);
configure({ asyncUtilTimeout: 10_000 });

const token = '0123456789abcdef0123456789abcdef';
const view: GuardianView = {
  clientName: 'Kevin Otieno',
  guardianName: 'Rose Wafula',
  state: 'open',
  consent: null,
  startsAt: 1_795_000_000_000,
};
const given = { at: 1_794_000_000_000, version: '2024-1', withdrawnAt: null };

beforeEach(() => sent.mockReset());

const open = async () => {
  sent.mockResolvedValueOnce({ view });
  render(
    <MemoryRouter>
      <LanguageProvider language="en">
        <GuardianByLink token={token} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  fireEvent.click(
    await screen.findByLabelText('I am Rose Wafula, parent or guardian of Kevin Otieno'),
  );
  fireEvent.click(screen.getByLabelText('I have read both texts and agree to them'));
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Give my consent' });
};

test('a code that was mailed is typed before the consent counts; a wrong one is told at its field', async () => {
  const agree = await open();
  sent.mockResolvedValueOnce({ view, codeSentTo: 'r…@example.com' });
  fireEvent.click(agree);
  expect(await screen.findByText(/We have mailed a code to r…@example.com/)).toBeTruthy();
  expect(agree.disabled).toBe(true);
  const code = screen.getByLabelText<HTMLInputElement>(/Code from our letter/);
  fireEvent.change(code, { target: { value: '12 34 5x6' } });
  expect(code.value).toBe('123456');
  sent.mockRejectedValueOnce(new Refusal('code-wrong'));
  fireEvent.click(agree);
  expect(await screen.findByText(/This is not the code from our latest letter/)).toBeTruthy();
  sent.mockResolvedValueOnce({
    view: { ...view, state: 'given', consent: given },
    codeSentTo: null,
  });
  fireEvent.click(agree);
  expect(await screen.findByText('You have given your consent')).toBeTruthy();
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith(
      answerGuardianLink,
      expect.objectContaining({ token, code: '123456', agrees: true }),
    ),
  );
});

test('the code is mailed once more on demand', async () => {
  const agree = await open();
  sent.mockResolvedValue({ view, codeSentTo: 'r…@example.com' });
  fireEvent.click(agree);
  fireEvent.click(await screen.findByRole('button', { name: 'Mail the code again' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
  expect(sent).toHaveBeenLastCalledWith(answerGuardianLink, expect.objectContaining({ code: '' }));
});
