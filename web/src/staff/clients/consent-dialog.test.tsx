import { recount } from '@tulia/domain/booking/clients/recount';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { Refusal } from '@tulia/domain/refusal';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../platform/live/call';
import { ConsentDialog } from './consent-dialog';

vi.mock('../../platform/live/call', () => ({ call: vi.fn() }));

const booking = aConfirmed({ clientUserId: null, language: 'sw' });
const client = recount(booking.clientId, null, [booking], defaultPracticeSettings, 0)!;
const closed = vi.fn();
const show = (isMinor = false) =>
  render(
    <ConsentDialog client={client} isMinor={isMinor} onClose={closed} onSaved={() => undefined} />,
  );
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const texts = () =>
  [...screen.getByLabelText<HTMLSelectElement>('Text').options].map(({ text }) => text);

beforeEach(() => vi.mocked(call).mockReset());

test('a consent of today to the privacy policy is proposed, in the language of the client', async () => {
  vi.mocked(call).mockResolvedValue({ settled: 1 });
  show();
  choose('How', 'phone');
  save();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({
    clientId: client.id,
    form: 'privacy',
    kind: 'given',
    way: 'phone',
    date: toWallTime(Date.now()).date,
    language: 'sw',
  });
});

test('each text names its version, and only the form for the age of the client is there', () => {
  const version = (text: string, form: keyof typeof CONSENT_VERSIONS) =>
    `${text}, version ${CONSENT_VERSIONS[form]}`;
  show(true);
  expect(texts()).toEqual([
    version('Privacy Policy', 'privacy'),
    version('Consent, ages 12–17', 'adolescent'),
  ]);
});

test('a day ahead is named at its field', async () => {
  const fields = { date: 'date-ahead' };
  vi.mocked(call).mockRejectedValueOnce(new Refusal('invalid-input', { fields }));
  show();
  save();
  expect(await screen.findByText('This day has not come yet')).toBeTruthy();
});
