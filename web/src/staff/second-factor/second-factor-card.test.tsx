import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as secondFactor from '../../platform/session/second-factor';
import { currentToast } from '../../ui/toast-store';
import ChallengeDialog from './challenge-dialog';
import { SecondFactorCard } from './second-factor-card';

vi.mock('../../platform/session/second-factor', () => ({
  isSecondFactorOffered: () => false,
  hasSecondFactor: vi.fn(),
  beginEnrolment: vi.fn(),
  removeSecondFactor: vi.fn(),
}));
vi.mock('../../shared/practice/practice', () => ({ usePractice: () => ({ name: 'Tulia' }) }));

const { hasSecondFactor, beginEnrolment, removeSecondFactor } = vi.mocked(secondFactor);
const finish = vi.fn<(code: string) => Promise<void>>();
const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  hasSecondFactor.mockReset().mockResolvedValue(false);
  finish.mockReset().mockResolvedValue();
  const uri = 'otpauth://totp/Tulia:owner@tulia.example';
  beginEnrolment.mockReset().mockResolvedValue({ key: 'JBSWY3DPEHPK3PXP', uri, finish });
});

it('the card is hidden where the project has no second factor', () => {
  const { container } = render(<SecondFactorCard />);
  expect(container.innerHTML).toBe('');
});

it('the second factor is switched on by the first code of the app', async () => {
  finish.mockRejectedValueOnce(new Error('wrong'));
  render(<SecondFactorCard offered />);
  await press('Set up');
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  const field = screen.getByLabelText('Six-digit code');
  await user.type(field, '12');
  await press('Switch on');
  expect(screen.getByText('A code has six digits.')).toBeTruthy();
  await user.type(field, '3 456');
  await press('Switch on');
  expect(await screen.findByText(/This code is not right/)).toBeTruthy();
  await press('Switch on');
  expect(finish.mock.calls).toEqual([['123456'], ['123456']]);
  expect(await screen.findByText(/Switched on/)).toBeTruthy();
});

it.each([
  ['unverified-email', /^Please confirm your email first/],
  ['no-current-user', /^Auth session or user missing/],
])(
  'a session that is gone is said in the specification’s words, an address that is not confirmed too: %s',
  async (...each) => {
    const [code, words] = each;
    beginEnrolment.mockRejectedValue({ code: `auth/${code}` });
    render(<SecondFactorCard offered />);
    await press('Set up');
    await waitFor(() => expect(currentToast()?.description).toMatch(words));
  },
);

it('the second factor is switched off', async () => {
  hasSecondFactor.mockResolvedValue(true);
  removeSecondFactor.mockResolvedValue();
  render(<SecondFactorCard offered />);
  await press('Switch off');
  expect(await screen.findByText('Switched off.')).toBeTruthy();
});

it('the dialog answers a sign-in with the code, or ends the sign-in', async () => {
  const answer = vi.fn();
  render(<ChallengeDialog challenge={{ wrong: true, answer }} />);
  expect(screen.getByText(/This code is not right/)).toBeTruthy();
  await user.type(screen.getByLabelText('Six-digit code'), '654 321');
  await press('Confirm');
  await press('Cancel');
  expect(answer.mock.calls).toEqual([['654321'], [null]]);
});
