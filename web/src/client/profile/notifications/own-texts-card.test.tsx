import { agreeToTexts, sendTextCode } from '@tulia/domain/calls/people/text-number';
import { Refusal } from '@tulia/domain/refusal';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { showOwnTexts, stopTexts } from '../../../platform/live/call-names';
import { answersOf } from '../../../platform/live/testing/answers';
import { press, type } from '../../../ui/testing/press';
import { toasted } from '../../../ui/testing/toasted';
import { Toaster } from '../../../ui/toaster';
import OwnTextsCard from './own-texts-card';

vi.mock(import('../../../platform/live/call'), () => ({ call: vi.fn() }));
const { answer, inputs } = answersOf(vi.mocked(call));
const NUMBER = '254712345678';
const none = { isOffered: true, number: null, stoppedAt: null };
const proved = { ...none, number: NUMBER };

const draw = async (own: unknown, phone = '0712 345 678') => {
  answer(showOwnTexts, own);
  render(
    <>
      <OwnTextsCard phone={phone} />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
  );
  await act(() => Promise.resolve());
};

it('a client reads what she agrees to, gets a code, and confirms the number with it', async () => {
  await draw(none);
  expect(screen.getByText(/No number has been confirmed yet/)).toBeTruthy();
  await press('Confirm a number');
  expect(await screen.findByText(/It names no person, no service/)).toBeTruthy();
  type('Mobile number', '020 123');
  await press('Text me a code');
  expect([screen.getByText(/Please enter a Kenyan/), inputs(sendTextCode)]).toEqual([
    expect.anything(),
    [],
  ]);
  type('Mobile number', '0712 345 678');
  answer(sendTextCode, {});
  await press('Text me a code');
  expect(inputs(sendTextCode)).toEqual([{ number: '0712 345 678', language: 'en' }]);
  expect(toasted('A code is on its way to 0712 345 678')).toBeTruthy();
  type('Code from the text', '123');
  await press('I agree, and confirm this number');
  expect(inputs(agreeToTexts)).toEqual([]);
  type('Code from the text', '123 456');
  answer(agreeToTexts, new Refusal('text-code-wrong'));
  await press('I agree, and confirm this number');
  expect(toasted(/not the code from our latest text/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Code from the text').value).toBe('123 456');
  answer(agreeToTexts, proved);
  await press('I agree, and confirm this number');
  const body = { code: '123456', language: 'en', consentVersion: '2026-1' };
  expect(inputs(agreeToTexts)).toEqual([body, body]);
  expect(screen.getByText('Texts go to 0712 345 678.')).toBeTruthy();
});

it('another number asks for another code, and a code that was not sent leaves the form open', async () => {
  await draw(none);
  await press('Confirm a number');
  await screen.findByLabelText('Mobile number');
  answer(sendTextCode, new Refusal('text-not-sent'));
  await press('Text me a code');
  expect(toasted('The code was not sent')).toBeTruthy();
  expect(screen.queryByLabelText('Code from the text')).toBeNull();
  answer(sendTextCode, {});
  await press('Text me a code');
  expect(screen.getByLabelText('Code from the text')).toBeTruthy();
  type('Mobile number', '0733 000 000');
  expect(screen.queryByLabelText('Code from the text')).toBeNull();
});

it('texts are stopped by one press, and the day is shown', async () => {
  await draw(proved);
  answer(stopTexts, { ...proved, stoppedAt: Date.UTC(2026, 10, 23, 9) });
  await press('Stop the texts');
  expect(screen.getByText(/stopped the texts on 23 Nov 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Confirm a number' })).toBeTruthy();
});

it.each([
  [
    'nothing is offered where the practice sends no texts',
    { ...none, isOffered: false },
    /cannot send texts at the moment/,
  ],
  [
    'another number in the profile is named',
    { ...proved, number: '254733000000' },
    /another number, 0712 345 678/,
  ],
])('%s', async (_, own, said) => {
  await draw(own);
  expect(screen.getByText(said)).toBeTruthy();
  if (!own.isOffered) expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
});

it('what was not loaded can be asked for again', async () => {
  await draw(new Refusal('timeout'));
  answer(showOwnTexts, proved);
  await press('Try again');
  expect(screen.getByText('Texts go to 0712 345 678.')).toBeTruthy();
});
