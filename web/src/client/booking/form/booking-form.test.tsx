import { DETAIL_NAMES, type DetailName } from '@tulia/domain/booking/request-details';
import { defaultPracticeSettings, type BookingEntry } from '@tulia/domain/practice/settings';
import { seedServices } from '@tulia/domain/practice/service';
import { Refusal } from '@tulia/domain/refusal';
import { everyDetail } from '@tulia/domain/testing/request';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { currentToast } from '../../../ui/toast-store';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { rememberKnownAge } from '../../../shared/bookings/known-client';
import { requestDetailsCopy } from '../texts/request-details';
import { emptyValues } from '../values/booking-values';
import { loadDraft, NOTHING_CHOSEN, saveDraft } from '../draft/booking-draft';
import type { KnownDetails } from './use-known-details';
import type { StillAgreed } from '../policies/still-agreed';
import { adoptPractice } from '../../../shared/practice/practice';
import { BookingForm } from './booking-form';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn(), warmCalls: vi.fn() }));

adoptPractice(defaultPracticeSettings);

interface LiveStand {
  /** steps taken on 24 November */
  busy: string[];
  /** renders anew, as a snapshot would */
  renew: () => void;
}
const live = vi.hoisted((): LiveStand => ({ busy: [], renew: () => undefined }));
vi.mock('../time/use-availability', async () => {
  const { useReducer } = await import('react');
  const { slotRules } = await import('@tulia/domain/slot/free-slots');
  const { defaultPractitioner } = await import('@tulia/domain/practice/practitioner');
  const { defaultPracticeSettings } = await import('@tulia/domain/practice/settings');
  return {
    useAvailability: (serviceId: string | null) => {
      const [, renew] = useReducer((count: number) => count + 1, 0);
      live.renew = renew;
      return {
        status: serviceId === null ? 'idle' : 'ready',
        diaries: [
          {
            rules: slotRules(defaultPracticeSettings, defaultPractitioner),
            lookup: (date: string) => ({
              timeSlots: [],
              busy: date === '2026-11-24' ? live.busy : [],
              isAvailable: true,
            }),
          },
        ],
        retry: vi.fn(),
      };
    },
  };
});

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

beforeEach(() => {
  // Four hundred zones would only slow every query down.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue([]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 6) });
  live.busy = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.mocked(call).mockReset();
});

/** The last booking of a client aged 12 to 17. */
const lastFor = (
  of: Pick<NonNullable<KnownDetails['last']>, 'guardian' | 'clientName'>,
): KnownDetails['last'] => ({
  ageBand: 'adolescent',
  clientEmail: user.email,
  clientPhone: '+254 700 000 011',
  ...of,
});

interface Case {
  draft?: boolean;
  emailVerified?: boolean;
  phone?: string;
  last?: KnownDetails['last'];
  /** null while it is being asked */
  agreed?: StillAgreed | null;
  service?: string;
  bookingEntry?: BookingEntry;
  /** null for a signed-out visitor */
  as?: typeof user | null;
}

function open({
  draft = true,
  emailVerified = true,
  phone = '',
  last = null,
  agreed = {},
  service = '',
  bookingEntry = 'account-first',
  as = user,
}: Case = {}) {
  const onBooked = vi.fn();
  if (draft)
    saveDraft({
      uid: as === null ? null : 'amina',
      asked: '/booking',
      values: filled,
      read: { privacy: true, adult: true, adolescent: false },
    });
  const drawn = (known: string) => (
    <MemoryRouter>
      <BookingForm
        user={as === null ? null : { ...as, emailVerified }}
        known={{ phone: known, last }}
        waiting={0}
        agreed={agreed ?? undefined}
        practice={{ ...defaultPracticeSettings, bookingEntry }}
        services={{ list: seedServices, failed: false, retry: vi.fn() }}
        choice={{ ...NOTHING_CHOSEN, service }}
        verifyNotice="Please verify"
        onBooked={onBooked}
      />
    </MemoryRouter>
  );
  const { rerender } = render(drawn(''));
  // The profile comes later than the form.
  if (phone !== '') rerender(drawn(phone));
  return onBooked;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const submit = async () => {
  press('Submit Booking Request');
  await screen.findByRole('alertdialog', { name: 'Your Booking' });
};

test('all messages come together in one toast and stand beside their fields', async () => {
  open({ draft: false });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'amina' } });
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
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  expect(call).not.toHaveBeenCalled();
});

test('the phone number of the profile is filled in and does not count as a draft', async () => {
  open({ draft: false, phone: '+254 700 000 011' });
  const phone = screen.getByLabelText<HTMLInputElement>('Phone number');
  expect(phone.value).toBe('+254 700 000 011');
  expect(loadDraft('amina')).toBeNull();
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Amina W.' } });
  await waitFor(() =>
    expect(loadDraft('amina')?.values).toMatchObject({
      fullName: 'Amina W.',
      phone: '+254 700 000 011',
    }),
  );
});

test('the phone number of the profile takes the place of no other', () => {
  open({ phone: '+254 700 000 011' });
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe(filled.phone);
});

test('a consent box cannot be ticked before its text was opened', async () => {
  open({ draft: false });
  const [privacy, consent] = screen.getAllByRole<HTMLInputElement>('checkbox');
  fireEvent.click(privacy!);
  expect(privacy!.checked).toBe(false);
  expect(currentToast()).toMatchObject({
    title: 'Policy Required',
    description: 'Please read the Privacy Policy before agreeing to it.',
  });
  fireEvent.click(consent!);
  expect(consent!.checked).toBe(false);
  expect(currentToast()).toMatchObject({
    title: 'Agreement Required',
    description: 'Please read the Consent Agreement before agreeing to it.',
  });
  press('Read the Privacy Policy');
  await screen.findByRole('dialog', { name: 'Privacy Policy' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  fireEvent.click(privacy!);
  expect(privacy!.checked).toBe(true);
});

test('agreeing as an adult is not agreeing as an adolescent', () => {
  open();
  const consent = screen.getByLabelText<HTMLInputElement>(/consent to it$/, {
    selector: '[name="consentRefund"]',
  });
  expect(consent.checked).toBe(true);
  fireEvent.click(screen.getByLabelText('12–17'));
  expect(consent.checked).toBe(false);
  expect(consent.getAttribute('aria-disabled')).toBe('true');
});

test('a service offers a field for each detail that it asks for, which the draft keeps; others offer none', async () => {
  open();
  const fieldOf = (name: DetailName) =>
    screen.queryByLabelText(new RegExp(`^${requestDetailsCopy.en[name].label}`));
  for (const name of DETAIL_NAMES) expect(fieldOf(name)).toBeNull();
  press('Change service');
  fireEvent.click(screen.getByLabelText(/^Couples Therapy/));
  for (const name of DETAIL_NAMES) {
    await waitFor(() => expect(fieldOf(name)).not.toBeNull());
    fireEvent.change(fieldOf(name)!, { target: { value: everyDetail[name] } });
  }
  await waitFor(() => expect(loadDraft('amina')?.values).toMatchObject(everyDetail));
  fireEvent.click(screen.getByLabelText(/^Individual Therapy/));
  await waitFor(() => expect(DETAIL_NAMES.every((name) => fieldOf(name) === null)).toBe(true));
});

test('for a child under 12 the practice can be called, and there is nothing to send', async () => {
  open();
  fireEvent.click(screen.getByLabelText('Under 12'));
  const call = await screen.findByRole('link', { name: defaultPracticeSettings.phone });
  expect(call.getAttribute('href')).toMatch(/^tel:/);
  expect(screen.getByRole('link', { name: defaultPracticeSettings.email })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit Booking Request' })).toBeNull();
  fireEvent.click(screen.getByLabelText('18 and above'));
  expect(await screen.findByRole('button', { name: 'Submit Booking Request' })).toBeTruthy();
});

test('services and topics are those for the age of the client', async () => {
  open();
  const topic = () =>
    screen.getByLabelText<HTMLSelectElement>(/^What is it about/, { selector: 'select' });
  const topics = () => [...topic().options].map(({ value }) => value);
  const services = () =>
    [...document.querySelectorAll<HTMLInputElement>('[name="service"]')].map(({ value }) => value);
  const chosen = () => document.querySelector<HTMLInputElement>('[name="service"]:checked')?.value;
  // What was chosen before stands alone.
  expect(services()).toEqual(['individual-therapy']);
  press('Change service');
  expect(services()).toContain('couples-therapy');
  expect(services()).not.toContain('adolescent-support');
  expect(topics()).not.toContain('peer-pressure');
  fireEvent.click(screen.getByLabelText('12–17'));
  await waitFor(() => expect(chosen()).toBeUndefined());
  expect(screen.getByText(/you had chosen is for people of another age/)).toBeTruthy();
  expect(services()).toEqual(['adolescent-support', 'consultation', 'free-consultation']);
  expect(topics().slice(1, 5)).toEqual([
    'academic-stress',
    'peer-pressure',
    'identity',
    'family-conflict',
  ]);
  fireEvent.click(screen.getByLabelText(/^Adolescent Support/));
  fireEvent.change(topic(), { target: { value: 'peer-pressure' } });
  fireEvent.click(screen.getByLabelText('18 and above'));
  await waitFor(() => expect(chosen()).toBeUndefined());
  expect(topic().value).toBe('');
});

test('the details of a known client stand in one line, with the age, which opens to change something', () => {
  rememberKnownAge('amina', 'adult');
  open({ draft: false, phone: '+254 700 000 011' });
  const name = screen.getByLabelText<HTMLInputElement>('Full name');
  expect(name.closest('[hidden]')).not.toBeNull();
  const line = screen.getByText('Amina Wanjiru', { selector: 'p > strong' }).parentElement;
  expect(line?.textContent).toContain('Amina Wanjiru, 18 and above');
  expect(screen.getByText('amina@example.com · +254 700 000 011')).toBeTruthy();
  press('Change personal information');
  expect(name.closest('[hidden]')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('18 and above').checked).toBe(true);
});

test('the line opens by itself when something in it is missing', async () => {
  rememberKnownAge('amina', 'adult');
  open({ draft: false });
  press('Submit Booking Request');
  await screen.findByText('Phone number is required');
  const phone = screen.getByLabelText<HTMLInputElement>('Phone number');
  expect(phone.closest('[hidden]')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(phone));
});

test('the last booking says what else is known, and folds nothing away under a finger', () => {
  const guardian = { name: 'Grace', phone: '+254 700 1', email: 'g@example.com', consents: true };
  open({ draft: false, last: lastFor({ guardian, clientName: 'Kevin' }) });
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Kevin');
  expect(screen.getByLabelText<HTMLInputElement>('12–17').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^Name of the parent/).value).toBe('Grace');
  const consents = screen.getByLabelText<HTMLInputElement>(/^My parent or guardian knows/);
  expect(consents.checked).toBe(false);
});

test('a parent who books again is still the parent, and books for themselves under their own name', () => {
  const guardian = {
    name: 'Amina Wanjiru',
    phone: '+254 700 2',
    email: user.email,
    consents: true,
  };
  open({ draft: false, last: lastFor({ guardian, clientName: 'Baraka' }) });
  const name = () => screen.getByLabelText<HTMLInputElement>(/^Full name/).value;
  expect(screen.getByLabelText('Full name of the young person')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Their parent or guardian').checked).toBe(true);
  expect(name()).toBe('Baraka');
  fireEvent.click(screen.getByLabelText('18 and above'));
  expect(name()).toBe('Amina Wanjiru');
  fireEvent.click(screen.getByLabelText('12–17'));
  expect(screen.getByLabelText<HTMLInputElement>('The young person').checked).toBe(true);
});

test('a parent books: the names change places, and the consent is their own', () => {
  open({ draft: false });
  fireEvent.click(screen.getByLabelText('12–17'));
  expect(screen.getByText(/We send them a link of their own to agree/)).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Their parent or guardian'));
  expect(screen.getByText(/We send you a link to agree/)).toBeTruthy();
  const child = screen.getByLabelText<HTMLInputElement>('Full name of the young person');
  expect(child.value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>(/^Name of the parent/).value).toBe(
    'Amina Wanjiru',
  );
  expect(screen.getByLabelText<HTMLInputElement>(/^Email of the parent/).value).toBe(user.email);
  expect(screen.getByLabelText(/^I am the parent or guardian/)).toBeTruthy();
  fireEvent.click(screen.getByLabelText('The young person'));
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Amina Wanjiru');
  expect(screen.getByLabelText<HTMLInputElement>(/^Name of the parent/).value).toBe('');
});

test('what was agreed to and has not changed is renewed, not asked again', async () => {
  rememberKnownAge('amina', 'adult');
  const at = Date.UTC(2026, 9, 3);
  const onBooked = open({
    draft: false,
    phone: '+254 700 000 011',
    agreed: { privacy: at, adult: at },
    service: 'individual-therapy',
  });
  expect(screen.getByText(/^You agreed to the Privacy Policy on 3 Oct 2026/)).toBeTruthy();
  expect(screen.getByText(/^You consented to the Consent Agreement on 3 Oct 2026/)).toBeTruthy();
  // The first of the next free times is one press.
  fireEvent.click(screen.getByRole('button', { name: /^Mon 23, 11:00|^Mon 23/ }));
  vi.mocked(call).mockResolvedValue(answer);
  await submit();
  press('Confirm Booking');
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce());
  expect(vi.mocked(call).mock.calls[0]![1]).toMatchObject({
    ageBand: 'adult',
    consent: { privacyVersion: CONSENT_VERSIONS.privacy, agreementVersion: CONSENT_VERSIONS.adult },
  });
});

test('which boxes a known client has to tick is not shown before it is known', () => {
  rememberKnownAge('amina', 'adult');
  const boxes = () => document.querySelector('[data-agreements]')?.hasAttribute('data-waits');
  open({ draft: false, agreed: null });
  expect(boxes()).toBe(true);
  cleanup();
  open({ draft: false, agreed: {} });
  expect(boxes()).toBe(false);
});

test('without a connection a reload keeps both ticks of what was agreed to before', async () => {
  rememberKnownAge('amina', 'adult');
  open({ draft: false, agreed: { privacy: 1, adult: 1 } });
  fireEvent.change(screen.getByLabelText(/^Special requests/), { target: { value: 'A ramp' } });
  await waitFor(() => expect(loadDraft('amina')?.values.message).toBe('A ramp'));
  cleanup();
  open({ draft: false, agreed: null });
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox'))
    expect([box.checked, box.getAttribute('aria-disabled')]).toEqual([true, null]);
});

test('agreed as an adult is not agreed as an adolescent', () => {
  rememberKnownAge('amina', 'adult');
  open({ draft: false, agreed: { privacy: 1, adult: 1 } });
  press('Change personal information');
  fireEvent.click(screen.getByLabelText('12–17'));
  expect(screen.queryByText(/^You consented to the Consent Agreement/)).toBeNull();
  const consent = screen.getByLabelText<HTMLInputElement>(/consent to it$/, {
    selector: '[name="consentRefund"]',
  });
  expect([consent.checked, consent.getAttribute('aria-disabled')]).toEqual([false, 'true']);
});

test('both texts are read and agreed to one after the other', async () => {
  open({ draft: false });
  fireEvent.click(screen.getByLabelText('18 and above'));
  const opener = screen.getByRole('button', { name: 'Read both and agree' });
  opener.focus();
  press('Read both and agree');
  await screen.findByRole('dialog', { name: 'Privacy Policy' });
  press('I agree');
  await screen.findByRole('dialog', { name: 'Consent Agreement' });
  press('I agree');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const boxes = ['consentPrivacy', 'consentRefund'].map(
    (name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.checked,
  );
  expect(boxes).toEqual([true, true]);
  // Both are agreed to: the way to read both is gone, and the focus stands where it was.
  expect(opener.closest('[hidden]')).not.toBeNull();
  const next = screen.getByRole('button', { name: 'Read the Privacy Policy' });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('where the account comes last, it is asked for after the form, which is kept', async () => {
  open({ as: null, bookingEntry: 'account-last' });
  press('Submit Booking Request');
  await screen.findByRole('dialog', { name: 'One last step: your account' });
  const wanted = '/booking?service=individual-therapy&day=2026-11-24&time=09%3A00';
  for (const [name, page] of [
    ['Sign up', '/signup'],
    ['I have an account', '/login'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      `${page}?redirect=${encodeURIComponent(wanted)}`,
    );
  expect(loadDraft('amina')?.values.fullName).toBe('Amina Wanjiru');
  expect(call).not.toHaveBeenCalled();
});

test('a guest, where there are any, sends without an account', async () => {
  open({ as: null, bookingEntry: 'guest' });
  await submit();
  expect(screen.queryByText('One last step: your account')).toBeNull();
});

test('confirming twice sends once, and the answer ends the form', async () => {
  const onBooked = open();
  vi.mocked(call).mockResolvedValue(answer);
  await submit();
  const dialog = within(screen.getByRole('alertdialog'));
  for (const said of ['KES 3,000', '50 minutes', /^Full refund up to 3 hours before the session/])
    expect(dialog.getByText(said)).toBeTruthy();
  const confirm = screen.getByRole('button', { name: 'Confirm Booking' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledOnce();
  expect(sessionStorage.length).toBe(0);
  // The own booking may come to the form before that has gone.
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '+254 700 1' } });
  expect(loadDraft('amina')).toBeNull();
});

test('an unknown outcome keeps the dialog and sends the very same request again', async () => {
  const onBooked = open();
  vi.mocked(call).mockRejectedValueOnce(new Refusal('timeout')).mockResolvedValueOnce(answer);
  await submit();
  press('Confirm Booking');
  await screen.findByText('We do not know whether it arrived');
  // its own hold shows up meanwhile, and must not clear the chosen time
  live.busy = ['09:00', '09:30'];
  act(() => live.renew());
  press('Send again');
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce());
  const [first, second] = vi.mocked(call).mock.calls;
  expect(second![1]).toEqual(first![1]);
});

test('offline nothing is sent and everything is kept', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  await submit();
  press('Confirm Booking');
  await screen.findByText(
    'Your form is kept. Nothing was sent. Send it when you are connected again.',
  );
  expect(call).not.toHaveBeenCalled();
  // Nothing went out that could be sent again.
  expect(screen.getByRole('button', { name: 'Confirm Booking' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('a conflict names free times, and one press takes one', async () => {
  open();
  const free = { date: '2026-11-25', time: '10:00', startsAt: Date.UTC(2026, 10, 25, 7) };
  vi.mocked(call).mockRejectedValue(new Refusal('slot-taken', { freeTimes: [free] }));
  await submit();
  press('Confirm Booking');
  const offer = await screen.findByRole('button', { name: /25 November 2026, 10:00 Nairobi/ });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(currentToast()?.title).toBe('Submission Error');
  fireEvent.click(offer);
  expect(screen.getByText(/^Chosen: .*25 November 2026, 10:00 Nairobi$/)).toBeTruthy();
});

test('a time that another client takes meanwhile is cleared, and the person is told', async () => {
  open();
  expect(screen.getByLabelText<HTMLInputElement>(/^09:00/).checked).toBe(true);
  live.busy = ['09:00', '09:30'];
  act(() => live.renew());
  await waitFor(() => expect(currentToast()?.title).toBe('Time no longer free'));
  const slot = screen.getByLabelText<HTMLInputElement>(/^09:00/);
  expect([slot.checked, slot.disabled]).toEqual([false, true]);
});

test('picking a day clears the chosen time', () => {
  open();
  fireEvent.click(document.querySelector('[data-date="2026-11-25"]')!);
  expect(screen.getByLabelText<HTMLInputElement>(/^09:00/).checked).toBe(false);
});

test('an unverified address is asked to verify before anything is sent', async () => {
  open({ emailVerified: false });
  expect(screen.getByText('Please verify')).toBeTruthy();
  press('Submit Booking Request');
  await waitFor(() => expect(currentToast()?.title).toBe('Submission Error'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('what the server finds wrong stands at its field', async () => {
  open();
  vi.mocked(call).mockRejectedValue(
    new Refusal('invalid-input', { fields: { phone: 'phone-invalid' } }),
  );
  await submit();
  press('Confirm Booking');
  expect(await screen.findByText('Please enter a valid phone number')).toBeTruthy();
});

test('a request that failed says so in a toast, with the server’s sentence where there is one', async () => {
  open();
  vi.mocked(call).mockRejectedValueOnce(new Refusal('internal'));
  await submit();
  press('Confirm Booking');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Submission Error',
      description: 'There was an error submitting your booking.',
    }),
  );
  vi.mocked(call).mockRejectedValueOnce(new Refusal('service-unavailable'));
  press('Send again');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Submission Error',
      description: 'Selected service not available. Please choose another.',
    }),
  );
});

test('a service that is not offered is said at its field', async () => {
  open({ draft: false, service: 'hypnosis' });
  expect(
    await screen.findByText('Selected service not available. Please choose another.'),
  ).toBeTruthy();
});

test('a form whose hidden field was filled in is refused as spam', async () => {
  open();
  fireEvent.change(document.querySelector('[name=honeypot]')!, { target: { value: 'x' } });
  press('Submit Booking Request');
  await waitFor(() => expect(currentToast()?.description).toBe('Spam detected'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('its parts stand in the specified order, under the page’s button', () => {
  open();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const parts = [
    'Personal Information',
    'Service Details',
    'Preferred Schedule',
    'Required Agreements',
  ];
  expect(headings.filter((each) => parts.includes(each))).toEqual(parts);
  expect(screen.getByRole('button', { name: 'Submit Booking Request' })).toBeTruthy();
});
