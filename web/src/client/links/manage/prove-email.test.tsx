import { Refusal } from '@tulia/domain/refusal';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { emailLinkOf, ProveEmail } from './prove-email';

vi.mock(import('../../../platform/live/call'), () => ({ call: vi.fn() }));

const token = '0123456789abcdef0123456789abcdef';
const link = { clientId: 'c1', token };
const answer = (digits: string) => {
  render(
    <MemoryRouter>
      <ProveEmail link={link} />
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText(/^Last four digits/), { target: { value: digits } });
  fireEvent.click(screen.getByRole('button', { name: 'Yes, this address is mine' }));
};

beforeEach(() => vi.mocked(call).mockReset());

test('a link about an address is told from one about a session', () => {
  expect(emailLinkOf(`email.c1.${token}`)).toEqual(link);
  expect(emailLinkOf(token)).toBeNull();
});

test('opening the page proves nothing; the digits and the button do', async () => {
  vi.mocked(call).mockResolvedValue({});
  answer('0001');
  expect(await screen.findByText(/^Thank you. From now on/)).toBeTruthy();
  expect(vi.mocked(call).mock.calls.map(([, input]) => input)).toEqual([
    { ...link, digits: '0001' },
  ]);
});

test('wrong digits are named at the field and stay; a link that is over says so', async () => {
  vi.mocked(call).mockRejectedValueOnce(new Refusal('digits-wrong'));
  answer('9999');
  expect(await screen.findByText(/^These are not the last four digits/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Last four digits/).value).toBe('9999');
  vi.mocked(call).mockRejectedValueOnce(new Refusal('not-found'));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, this address is mine' }));
  expect(await screen.findByText('This link is not valid')).toBeTruthy();
});
