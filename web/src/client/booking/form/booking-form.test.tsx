import type { Booking } from '@tulia/domain/booking/booking';
import { DETAIL_NAMES, type DetailName } from '@tulia/domain/booking/request-details';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { seedServices } from '@tulia/domain/practice/service';
import { Refusal } from '@tulia/domain/refusal';
import { slotRules } from '@tulia/domain/slot/free-slots';
import { everyDetail } from '@tulia/domain/testing/request';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useReducer } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { currentToast } from '../../../ui/toast-store';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { LanguageProvider } from '../../../platform/language/use-texts';
import { rememberKnownAge } from '../../../shared/bookings/known-client';
import { bookingTexts } from '../texts/booking';
import { requestDetailsTexts } from '../texts/request-details';
import { emptyValues } from '../values/booking-values';
import { loadDraft, NOTHING_CHOSEN, saveDraft } from '../draft/booking-draft';
import type { KnownDetails } from './use-known-details';
import { adoptPractice } from '../../../shared/practice/practice';
import { openAttempt } from './booking-attempt';
import { BookingForm } from './booking-form';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn(), warmCalls: vi.fn() }));

adoptPractice(defaultPracticeSettings);

/** The answer of the listener of free times. */
const live = {
  /** steps taken on 24 November */
  busy: [] as string[],
  /** renders again, as after a snapshot */
  renew: (): void => undefined,
};
vi.mock('../time/use-availability', () => ({
  useAvailability: (serviceId: string | null) => {
    [, live.renew] = useReducer((count: number) => count + 1, 0);
    const lookup = (date: string) => ({
      timeSlots: [],
      busy: date === '2026-11-24' ? live.busy : [],
      isAvailable: true,
    });
    return {
      status: serviceId === null ? 'idle' : 'ready',
      diaries: [{ rules: slotRules(defaultPracticeSettings, defaultPractitioner), lookup }],
      retry: vi.fn(),
    };
  },
}));

const user = {
  uid: 'amina',
  email: 'amina@example.com',
  emailVerified: true,
  displayName: 'Amina Wanjiru',
};
const answer = {
  bookingId: 'b1',
  referenceNumber: '7QF2-M0XC-9KTR-4B1V',
  status: 'pending',
  startsAt: 0,
  endsAt: 0,
  holdExpiresAt: 0,
};
const filled = {
  ...emptyValues,
  fullName: 'Amina Wanjiru',
  email: 'amina@example.com',
  phone: '+254 700 111 222',
  service: 'individual-therapy',
  ageBand: 'adult',
  date: '2026-11-24',
  time: '09:00',
  consentPrivacy: true,
  consentRefund: true,
};
const PHONE = '+254 700 000 011';
const sent = vi.mocked(call);

beforeEach(() => {
  // Four hundred time zones would only make each query slow.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue([]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 6) });
  live.busy = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sent.mockReset();
});

/** The last booking of a client aged 12 to 17. */
const lastFor = (
  clientName: string,
  guardian: Partial<Booking['guardian']>,
): KnownDetails['last'] => ({
  ageBand: 'adolescent',
  clientEmail: user.email,
  clientPhone: PHONE,
  clientName,
  guardian: {
    name: 'Grace',
    phone: '+254 700 1',
    email: 'g@example.com',
    consents: true,
    ...guardian,
  },
});

type Props = Parameters<typeof BookingForm>[0];
const nothingKnown: KnownDetails = { phone: '', last: null };
const withPhone = { known: { ...nothingKnown, phone: PHONE } };

/** @param meanwhile acts before profile and last booking are loaded, which comes after the form */
function open(
  props: Partial<Props> = {},
  meanwhile: () => void = () => undefined,
  language: 'en' | 'sw' = 'en',
) {
  const onBooked = vi.fn();
  const drawn = (known: KnownDetails) => (
    <LanguageProvider language={language}>
      <BookingForm
        user={user}
        waiting={0}
        agreed={{}}
        services={{ list: seedServices, failed: false, retry: vi.fn() }}
        choice={NOTHING_CHOSEN}
        verifyNotice="Please verify"
        onBooked={onBooked}
        {...props}
        known={known}
      />
    </LanguageProvider>
  );
  const { rerender } = render(drawn(nothingKnown), { wrapper: MemoryRouter });
  meanwhile();
  rerender(drawn(props.known ?? nothingKnown));
  return onBooked;
}

/** Opens the form with a complete draft. */
function openFilled(props: Partial<Props> = {}) {
  const read = { privacy: true, adult: true, adolescent: false };
  saveDraft({ uid: user.uid, asked: '/booking', values: filled, read });
  return open(props);
}
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const box = (name: 'consentPrivacy' | 'consentRefund') =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const isFolded = (element: Element) => element.closest('[hidden]') !== null;
const choose = (label: string | RegExp) => fireEvent.click(field(label));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const submit = async () => {
  press('Submit Booking Request');
  await screen.findByRole('alertdialog', { name: 'Your Booking' });
};
const send = async () => {
  await submit();
  press('Confirm Booking');
};
/** The time that another client takes in the meantime. */
const takeNine = () => {
  live.busy = ['09:00', '09:30'];
  act(() => live.renew());
};

test('all messages come together in one toast and stand beside their fields', async () => {
  open();
  type('Email', 'amina');
  press('Submit Booking Request');
  await screen.findByText('Phone number is required');
  expect(currentToast()).toMatchObject({
    title: 'Form Validation Error',
    variant: 'destructive',
    description: [
      'Phone number is required',
      'Service selection is required',
      'Please select a date',
      'Please select a time',
      'Please review and agree to the Privacy Policy before proceeding with the booking',
      'Please review and consent to the Consent Agreement before proceeding with the booking',
      'Please enter a valid email address',
      'Please select the age of the client',
    ].join(', '),
  });
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  for (const label of ['Full name', 'Email']) type(label, '');
  press('Submit Booking Request');
  const first = /^Full name is required, Email is required, Phone number is required, /;
  await waitFor(() => expect(currentToast()?.description).toMatch(first));
  expect(call).not.toHaveBeenCalled();
});

test('the parts stand in the order of the specification', () => {
  open();
  const parts = [...document.querySelectorAll('[name=honeypot], form h2, [type=submit]')];
  expect(parts.map(({ textContent }) => textContent).join(' | ')).toBe(
    ' | Personal Information | Service Details | Preferred Schedule | Required Agreements | Submit Booking Request',
  );
});

test('the phone number of the profile is filled in and does not count as a draft', async () => {
  open(withPhone);
  expect([field('Full name').value, field('Email').value]).toEqual([user.displayName, user.email]);
  expect(field('Phone number').value).toBe(PHONE);
  expect(loadDraft('amina')).toBeNull();
  type('Full name', 'Amina W.');
  const values = { fullName: 'Amina W.', phone: PHONE };
  await waitFor(() => expect(loadDraft('amina')?.values).toMatchObject(values));
});

test('the phone number of the profile replaces no other number', () => {
  openFilled(withPhone);
  expect(field('Phone number').value).toBe(filled.phone);
});

test('a consent box cannot be ticked before its text was opened', async () => {
  open();
  for (const [name, title, text] of [
    ['consentPrivacy', 'Policy Required', 'Privacy Policy'],
    ['consentRefund', 'Agreement Required', 'Consent Agreement'],
  ] as const) {
    fireEvent.click(box(name));
    expect(box(name).checked).toBe(false);
    const description = `Please read the ${text} before agreeing to it.`;
    expect(currentToast()).toMatchObject({ title, description, variant: 'destructive' });
    expect(box(name).getAttribute('aria-disabled')).toBe('true');
  }
  press('Read the Privacy Policy');
  await screen.findByRole('dialog', { name: 'Privacy Policy' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(box('consentPrivacy'));
  expect(box('consentPrivacy').checked).toBe(true);
});

test.each([
  ['en', '18 and above', 'I Understand'],
  ['en', '12–17', 'I Understand'],
  ['sw', '18 na zaidi', 'Nimeelewa'],
] as const)('in %s, for %s, “%s” closes either form, whose box is ticked then', async (...row) => {
  const [language, age, understand] = row;
  const { readConsent, agree, tickNext } = bookingTexts[language];
  open({}, undefined, language);
  choose(age);
  for (const isForOthers of [false, true]) {
    press(readConsent);
    await screen.findByRole('dialog');
    // The text for the other age can be read, but asks for no agreement.
    if (isForOthers) act(() => screen.getByRole('tab', { selected: false }).focus());
    expect(screen.queryByRole('button', { name: agree }) === null).toBe(isForOthers);
    act(() => screen.getByRole('button', { name: understand }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(box('consentRefund').checked).toBe(false);
  expect(screen.getByText(tickNext)).toBeTruthy();
  fireEvent.click(box('consentRefund'));
  expect(box('consentRefund').checked).toBe(true);
});

test.each([
  ['now', () => openFilled()],
  ['before', () => open({ agreed: { privacy: 1, adult: 1 } })],
])('agreeing as an adult, %s, is not agreeing as an adolescent', (_, openAgreed) => {
  rememberKnownAge('amina', 'adult');
  openAgreed();
  expect(box('consentRefund').checked).toBe(true);
  choose('12–17');
  expect(screen.queryByText(/^You consented to the Consent Agreement/)).toBeNull();
  expect(box('consentRefund').checked).toBe(false);
  expect(box('consentRefund').getAttribute('aria-disabled')).toBe('true');
});

test('a service offers a field for each detail that it asks for, which the draft keeps; others offer none', async () => {
  openFilled();
  const fieldOf = (name: DetailName) =>
    screen.queryByLabelText(new RegExp(`^${requestDetailsTexts.en[name].label}`));
  for (const name of DETAIL_NAMES) expect(fieldOf(name)).toBeNull();
  press('Change service');
  choose(/^Couples Therapy/);
  for (const name of DETAIL_NAMES) {
    await waitFor(() => expect(fieldOf(name)).not.toBeNull());
    fireEvent.change(fieldOf(name)!, { target: { value: everyDetail[name] } });
  }
  await waitFor(() => expect(loadDraft('amina')?.values).toMatchObject(everyDetail));
  choose(/^Individual Therapy/);
  await waitFor(() => expect(DETAIL_NAMES.every((name) => fieldOf(name) === null)).toBe(true));
});

test('for a child under 12 the practice can be called, and there is nothing to send', async () => {
  openFilled();
  choose('Under 12');
  const phone = await screen.findByRole('link', { name: defaultPracticeSettings.phone });
  expect(phone.getAttribute('href')).toMatch(/^tel:/);
  expect(screen.getByRole('link', { name: defaultPracticeSettings.email })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit Booking Request' })).toBeNull();
  choose('18 and above');
  expect(await screen.findByRole('button', { name: 'Submit Booking Request' })).toBeTruthy();
});

test('services and topics are those for the age of the client', async () => {
  openFilled();
  const topic = () =>
    screen.getByLabelText<HTMLSelectElement>(/^What is it about/, { selector: 'select' });
  const topics = () => [...topic().options].map(({ value }) => value);
  const services = () =>
    [...document.querySelectorAll<HTMLInputElement>('[name="service"]')].map(({ value }) => value);
  const chosen = () => document.querySelector<HTMLInputElement>('[name="service"]:checked')?.value;
  press('Change service');
  expect(services()).toContain('couples-therapy');
  expect(services()).not.toContain('adolescent-support');
  expect(topics()).toEqual(['', 'depression-anxiety', 'loss-grief', 'trauma', 'general']);
  choose('12–17');
  await waitFor(() => expect(chosen()).toBeUndefined());
  expect(screen.getByText(/you had chosen is for people of another age/)).toBeTruthy();
  expect(services()).toContain('adolescent-support');
  expect(services()).not.toContain('couples-therapy');
  choose(/^Adolescent Support/);
  fireEvent.change(topic(), { target: { value: 'peer-pressure' } });
  choose('18 and above');
  await waitFor(() => expect(chosen()).toBeUndefined());
  expect(topic().value).toBe('');
});

test('the details of a known client stand folded in one line, which opens when something in it is missing', async () => {
  rememberKnownAge('amina', 'adult');
  open();
  expect(isFolded(field('Phone number'))).toBe(true);
  const line = screen.getByText('Amina Wanjiru', { selector: 'p > strong' }).parentElement;
  expect(line?.textContent).toContain('Amina Wanjiru, 18 and above');
  press('Submit Booking Request');
  await screen.findByText('Phone number is required');
  expect(isFolded(field('Phone number'))).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(field('Phone number')));
});

test('the last booking fills in more details, and collapses nothing in an open form', () => {
  open({ known: { phone: '', last: lastFor('Kevin', {}) } });
  expect(field('Full name').value).toBe('Kevin');
  expect(field('12–17').checked).toBe(true);
  expect(field(/^Name of the parent/).value).toBe('Grace');
  expect(field(/^My parent or guardian knows/).checked).toBe(false);
});

test('what was typed before the last booking is known stays as it was typed', () => {
  open({ known: { phone: '', last: lastFor('Kevin', {}) } }, () => {
    type('Full name', 'Amina W.');
    choose('12–17');
  });
  expect(field('Full name').value).toBe('Amina W.');
  expect(field(/^Name of the parent/).value).toBe('Grace');
});

test('a parent who books again is still the parent, and books for themselves under their own name', () => {
  const last = lastFor('Baraka', { name: 'Amina Wanjiru', email: user.email });
  open({ known: { phone: '', last } });
  expect(field('Full name of the young person').value).toBe('Baraka');
  expect(field('Their parent or guardian').checked).toBe(true);
  choose('18 and above');
  expect(field('Full name').value).toBe('Amina Wanjiru');
  choose('12–17');
  expect(field('The young person').checked).toBe(true);
});

test('when a parent books, the names change places and the consent is the parent’s', () => {
  open();
  choose('12–17');
  expect(screen.getByText(/We send them a link of their own to agree/)).toBeTruthy();
  choose('Their parent or guardian');
  expect(screen.getByText(/We send you a link to agree/)).toBeTruthy();
  expect(field('Full name of the young person').value).toBe('');
  expect(field(/^Name of the parent/).value).toBe('Amina Wanjiru');
  expect(field(/^Email of the parent/).value).toBe(user.email);
  expect(field(/^I am the parent or guardian/)).toBeTruthy();
  choose('The young person');
  expect(field('Full name').value).toBe('Amina Wanjiru');
  expect(field(/^Name of the parent/).value).toBe('');
});

test('the request renews an agreement to an unchanged text, and asks for no tick', async () => {
  rememberKnownAge('amina', 'adult');
  const at = Date.UTC(2026, 9, 3);
  const agreed = { privacy: at, adult: at };
  const onBooked = open({
    ...withPhone,
    agreed,
    choice: { ...NOTHING_CHOSEN, service: filled.service },
  });
  expect(screen.getByText(/^You agreed to the Privacy Policy on 3 Oct 2026/)).toBeTruthy();
  expect(screen.getByText(/^You consented to the Consent Agreement on 3 Oct 2026/)).toBeTruthy();
  // Pressing the first of the next free times is enough.
  fireEvent.click(screen.getByRole('button', { name: /^Mon 23, 11:00|^Mon 23/ }));
  sent.mockResolvedValue(answer);
  await send();
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]![1]).toMatchObject({
    ageBand: 'adult',
    consent: { privacyVersion: CONSENT_VERSIONS.privacy, agreementVersion: CONSENT_VERSIONS.adult },
  });
});

test('without a connection a reload keeps both ticks of earlier agreements', async () => {
  rememberKnownAge('amina', 'adult');
  open({ agreed: { privacy: 1, adult: 1 } });
  type(/^Special requests/, 'A ramp');
  await waitFor(() => expect(loadDraft('amina')?.values.message).toBe('A ramp'));
  cleanup();
  open({ agreed: undefined });
  for (const each of screen.getAllByRole<HTMLInputElement>('checkbox'))
    expect([each.checked, each.getAttribute('aria-disabled')]).toEqual([true, null]);
});

test('both texts are read and agreed to one after the other', async () => {
  open();
  choose('18 and above');
  const opener = screen.getByRole('button', { name: 'Read both and agree' });
  opener.focus();
  press('Read both and agree');
  for (const name of ['Privacy Policy', 'Consent Agreement']) {
    await screen.findByRole('dialog', { name });
    press('I agree');
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([box('consentPrivacy').checked, box('consentRefund').checked]).toEqual([true, true]);
  // Both texts are agreed to: the button for both is gone, and the focus has not moved.
  expect(isFolded(opener)).toBe(true);
  const next = screen.getByRole('button', { name: 'Read the Privacy Policy' });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('confirming twice sends once, and the answer ends the form', async () => {
  const onBooked = openFilled();
  sent.mockResolvedValue(answer);
  await submit();
  const dialog = within(screen.getByRole('alertdialog'));
  for (const said of ['KES 3,000', '50 minutes', /^Full refund up to 3 hours before the session/])
    expect(dialog.getByText(said)).toBeTruthy();
  expect(dialog.getByText(/for 15 minutes, pending payment/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  const confirm = screen.getByRole('button', { name: 'Confirm Booking' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledOnce();
  expect(sessionStorage.length).toBe(0);
  // The listener may show the own booking before the draft is gone.
  type('Phone number', '+254 700 1');
  expect(loadDraft('amina')).toBeNull();
});

test('an unknown outcome keeps the dialog and sends the very same request again', async () => {
  const onBooked = openFilled();
  sent.mockRejectedValueOnce(new Refusal('timeout')).mockResolvedValueOnce(answer);
  await send();
  await screen.findByText('We do not know whether it arrived');
  // A reload shows it, too.
  expect(openAttempt()?.unknown).toBe(true);
  // the listener shows its own hold, which must not clear the chosen time
  takeNine();
  press('Send again');
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce());
  const [first, second] = sent.mock.calls;
  expect(second![1]).toEqual(first![1]);
});

test('without a connection the form sends nothing and keeps all values', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openFilled();
  await send();
  await screen.findByText(/^Your form is kept. Nothing was sent. Send it when you are connected/);
  expect(call).not.toHaveBeenCalled();
  // No request was sent, so there is none to send again.
  expect(screen.getByRole('button', { name: 'Confirm Booking' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('a conflict names free times, and one press takes one', async () => {
  openFilled();
  const free = { date: '2026-11-25', time: '10:00', startsAt: Date.UTC(2026, 10, 25, 7) };
  sent.mockRejectedValue(new Refusal('slot-taken', { freeTimes: [free] }));
  await send();
  const offer = await screen.findByRole('button', { name: /25 November 2026, 10:00 Nairobi/ });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(currentToast()?.title).toBe('Submission Error');
  fireEvent.click(offer);
  expect(screen.getByText(/^Chosen: .*25 November 2026, 10:00 Nairobi$/)).toBeTruthy();
});

test('a time that another client takes meanwhile is cleared, and the person is told', async () => {
  openFilled();
  expect(field(/^09:00/).checked).toBe(true);
  takeNine();
  await waitFor(() => expect(currentToast()?.title).toBe('Time no longer free'));
  expect(field(/^09:00/)).toMatchObject({ checked: false, disabled: true });
});

test('picking a day clears the chosen time', () => {
  openFilled();
  fireEvent.click(document.querySelector('[data-date="2026-11-25"]')!);
  expect(field(/^09:00/).checked).toBe(false);
});

test('an unverified address is asked to verify before anything is sent', async () => {
  openFilled({ user: { ...user, emailVerified: false } });
  expect(screen.getByText('Please verify')).toBeTruthy();
  press('Submit Booking Request');
  await waitFor(() => expect(currentToast()?.title).toBe('Submission Error'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a problem that the server finds is shown at its field', async () => {
  openFilled();
  sent.mockRejectedValue(new Refusal('invalid-input', { fields: { phone: 'phone-invalid' } }));
  await send();
  expect(await screen.findByText('Please enter a valid phone number')).toBeTruthy();
});

test('a request that failed says so in a toast, with the server’s sentence where there is one', async () => {
  openFilled();
  sent.mockRejectedValueOnce(new Refusal('internal'));
  await send();
  const title = 'Submission Error';
  let description = 'There was an error submitting your booking.';
  await waitFor(() => expect(currentToast()).toMatchObject({ title, description }));
  sent.mockRejectedValueOnce(new Refusal('service-unavailable'));
  press('Send again');
  description = 'Selected service not available. Please choose another.';
  await waitFor(() => expect(currentToast()).toMatchObject({ title, description }));
});

test('a service that is not offered is said at its field', async () => {
  open({ choice: { ...NOTHING_CHOSEN, service: 'hypnosis' } });
  expect(await screen.findByText(/^Selected service not available/)).toBeTruthy();
});

test('a form whose hidden field was filled in is refused as spam', async () => {
  openFilled();
  const trap = document.querySelector('[aria-hidden=true] [name=honeypot][tabindex="-1"]')!;
  fireEvent.change(trap, { target: { value: 'x' } });
  press('Submit Booking Request');
  await waitFor(() => expect(currentToast()?.description).toBe('Spam detected'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the same hour each week is asked for by a switch: every date is sent, and a refused one keeps the others', async () => {
  openFilled();
  const clashes = [{ date: '2026-12-01', time: '09:00', reason: 'taken', freeTimes: [] }];
  sent.mockRejectedValueOnce(new Refusal('times-unavailable', { clashes }));
  fireEvent.click(field('The same hour each week'));
  expect(await screen.findByText('All 4 dates are free.')).toBeTruthy();
  const summary = screen.getByRole('group', { name: 'Your request so far' });
  expect(summary.textContent).toMatch(/09:00.* and 3 more.*KES 12,000$/);
  await submit();
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/KES 3,000 each, KES 12,000 for 4 sessions/)).toBeTruthy();
  expect(dialog.getByText(/15 December 2026, 09:00/)).toBeTruthy();
  press('Confirm Booking');
  expect(await screen.findByText(/^1 of the 4 dates cannot be had/)).toBeTruthy();
  expect(sent.mock.calls[0]?.[1]).toMatchObject({
    date: '2026-11-24',
    further: ['2026-12-01', '2026-12-08', '2026-12-15'].map((date) => ({ date, time: '09:00' })),
  });
  press('Submit Booking Request');
  await waitFor(() => expect(currentToast()?.title).toBe('Some dates cannot be had'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Leave out Tuesday, 1 December/ }));
  expect(await screen.findByText('All 3 dates are free.')).toBeTruthy();
  expect(loadDraft('amina')?.values.further).toHaveLength(2);
});

test('no series is offered for a free service, nor to a client aged 12 to 17', async () => {
  const list = seedServices.map((each) => ({ ...each, price: 0 }));
  openFilled({ services: { list, failed: false, retry: vi.fn() } });
  expect(screen.queryByLabelText('The same hour each week')).toBeNull();
  cleanup();
  openFilled();
  expect(field('The same hour each week').checked).toBe(false);
  choose('12–17');
  await waitFor(() => expect(screen.queryByLabelText('The same hour each week')).toBeNull());
});

test('when another client takes the first hour of a series, the later dates stay as they were chosen', async () => {
  openFilled();
  fireEvent.click(field('The same hour each week'));
  await screen.findByText('All 4 dates are free.');
  const later = () => loadDraft('amina')?.values.further;
  await waitFor(() => expect(later()).toHaveLength(3));
  const before = later();
  takeNine();
  fireEvent.click(await screen.findByRole('button', { name: /24 November 2026, 10:00/ }));
  await waitFor(() => expect(loadDraft('amina')?.values.time).toBe('10:00'));
  expect(later()).toEqual(before);
});
