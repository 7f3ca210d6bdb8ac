import type { AvailabilityMonth, MonthDay } from '@tulia/domain/records/availability';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { DAY_STEPS } from '@tulia/domain/slot/granule';
import { daySlots, type Diary } from '@tulia/domain/slot/free-slots';
import { monthGrid, monthOf, toInstant } from '@tulia/domain/time/practice-time';
import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { zonePlace } from '@tulia/domain/wording/moments';
import { bookableMonths } from '../time/bookable-months';
import { diariesOf } from '../time/diaries';
import { TimeSlots } from '../time/time-slots';
import type { Known } from './draw-form';
import { earlyForm, type EarlyForm } from './early-form';
import type { EarlyChoice } from '../hand-over/early-booking';
import { islandConfig } from './island-config';
import { IslandForm } from './island-form';

// The build draws the form without free days and without a user.
vi.mock('../time/use-availability', () => ({
  useAvailability: (service: string | null) => ({
    status: service === null ? 'idle' : 'loading',
    diaries: [],
    retry: () => undefined,
  }),
}));

const TODAY = '2026-11-23';
const NOW = toInstant(TODAY, '09:20');
vi.stubEnv('VITE_FIREBASE_CONFIG', '{"projectId":"tulia"}');
const config = islandConfig('en');
const months = bookableMonths(TODAY, defaultPracticeSettings);

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const built = renderToString(
  <MemoryRouter>
    <IslandForm />
  </MemoryRouter>,
);

const known = (read: readonly AvailabilityMonth[] | null): Known => ({
  settings: config.settings,
  state: read === null ? 'failed' : 'ready',
  diariesFor: ({ service }: EarlyChoice): Diary[] =>
    diariesOf([defaultPractitioner], read, service, config.settings),
});

const open: MonthDay = { timeSlots: [], busy: [], isAvailable: true };
const datesOf = (month: string) => monthGrid(month).filter((date) => monthOf(date) === month);
const allOpen: AvailabilityMonth[] = months.map((month) => ({
  practitionerId: defaultPractitioner.id,
  month,
  days: Object.fromEntries(datesOf(month).map((date) => [date, open])),
}));

interface Shown {
  form: EarlyForm;
  place: HTMLElement;
  choice: EarlyChoice;
  events: string[];
}

/** The form with all opening hours free, unless `read` says otherwise; null when reading failed. */
function show(
  asked: Partial<EarlyChoice> = {},
  read: readonly AvailabilityMonth[] | null | 'still waits' = allOpen,
  folded = false,
): Shown {
  document.body.innerHTML = `<div data-island><div data-island-waits></div>${built}</div>`;
  const place = document.querySelector<HTMLElement>('[data-island]')!;
  const choice = {
    service: 'individual-therapy',
    practitioner: '',
    date: '',
    time: '',
    month: monthOf(asked.date ?? TODAY),
    ...asked,
  };
  const events: string[] = [];
  const form = earlyForm(place, config, choice, folded, {
    chosen: () => events.push('chosen'),
    pressed: (label) => events.push(label),
    retry: () => events.push('retry'),
  });
  if (read !== 'still waits') form.draw(known(read));
  return { form, place, choice, events };
}

const freeDays = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>('[data-date]:not([aria-disabled])')].map(
    ({ dataset }) => dataset.date,
  );
const freeHours = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLInputElement>('[name="booking-time"]:enabled')].map(
    ({ value }) => value,
  );

test('the form offers exactly the days and times that the domain calls free, for any months', () => {
  const steps = fc.subarray([...DAY_STEPS]);
  const day = fc.record({ timeSlots: steps, busy: steps, isAvailable: fc.boolean() });
  const daysOf = (month: string) =>
    fc
      .array(fc.option(day, { nil: undefined }), { minLength: 31, maxLength: 31 })
      .map((days): AvailabilityMonth => {
        const rows = datesOf(month).flatMap((date, index) => {
          const row = days[index];
          return row === undefined ? [] : [[date, row] as const];
        });
        return { practitionerId: defaultPractitioner.id, month, days: Object.fromEntries(rows) };
      });
  fc.assert(
    fc.property(
      fc.tuple(...months.map(daysOf)),
      fc.constantFrom(...config.services),
      fc.constantFrom(...months),
      (read, service, month) => {
        const { place, choice } = show({ service: service.slug, month }, read);
        const diaries = known(read).diariesFor(choice);
        const free = (date: string) =>
          daySlots(diaries, { date, minutes: service.minutes, now: NOW })
            .filter(({ refusal }) => refusal === null)
            .map(({ time }) => time);
        const shown = [...place.querySelectorAll<HTMLElement>('[data-date]')].map(
          ({ dataset }) => dataset.date!,
        );
        const expected = shown.filter((date) => free(date).length > 0);
        expect(freeDays(place)).toEqual(expected);
        const [first] = expected;
        if (first === undefined) return;
        fireEvent.click(place.querySelector(`[data-date="${first}"]`)!);
        expect(freeHours(place)).toEqual(free(first));
      },
    ),
    { numRuns: 25 },
  );
});

test('the form says what is chosen, and why a refused day cannot be chosen', () => {
  const { place, choice, events } = show();
  fireEvent.click(place.querySelector('[data-date="2026-11-28"]')!);
  expect(place.textContent).toContain('Saturday, 28 November 2026: closed.');
  expect(events).toEqual([]);
  fireEvent.click(place.querySelector('[data-date="2026-11-25"]')!);
  expect(choice).toMatchObject({ date: '2026-11-25', time: '' });
  fireEvent.click(place.querySelector('[name="booking-time"][value="10:00"]')!);
  expect(choice.time).toBe('10:00');
  expect(place.querySelector('[data-chosen]')?.textContent).toContain('25 November 2026');
  expect(place.querySelector('[data-summary]')?.textContent).toContain('10:00 Nairobi');
  expect(events).toEqual(['chosen', 'chosen']);
});

test('a day of the next month is chosen without leaving the month', () => {
  const { place, choice } = show();
  fireEvent.click(place.querySelector('[data-date="2026-12-02"]')!);
  expect(choice).toMatchObject({ date: '2026-12-02', month: '2026-11' });
  expect(place.querySelector('[data-date="2026-12-02"]')).toHaveProperty('tabIndex', 0);
});

test('a free time near by is day and time at once', () => {
  const { place, choice } = show();
  const [, tomorrow] = place.querySelectorAll<HTMLElement>('[data-next-free] button');
  fireEvent.click(tomorrow!);
  expect(choice).toMatchObject({ date: '2026-11-24', time: '08:00' });
  expect(place.querySelector('[name="booking-time"]:checked')).toHaveProperty('value', '08:00');
});

test('a day and time of the address are chosen only while they are free', () => {
  const closed = show({ date: '2026-11-28', time: '10:00' });
  expect(closed.choice).toMatchObject({ date: '', time: '' });
  const free = show({ date: '2026-11-26', time: '10:00' });
  expect(free.choice).toMatchObject({ date: '2026-11-26', time: '10:00' });
  expect(free.place.querySelector('[data-next-free]')).toBeNull();
});

test.each(['Africa/Nairobi', 'America/New_York', 'Pacific/Kiritimati'])(
  'on a device in %s the times stand as the page will draw them',
  (timeZone) => {
    const options = new Intl.DateTimeFormat().resolvedOptions();
    const device = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    device.mockReturnValue({ ...options, timeZone });
    const { place, choice } = show({ date: '2026-11-25' });
    device.mockRestore();
    const slots = daySlots(known(allOpen).diariesFor(choice), {
      date: '2026-11-25',
      minutes: config.services[0]!.minutes,
      now: NOW,
    });
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <TimeSlots
        slots={slots}
        zone={timeZone}
        selected=""
        onSelect={() => undefined}
        label=""
        error={undefined}
      />,
    );
    const looks = (within: ParentNode) =>
      [...within.querySelectorAll('[role=radiogroup] *')].map((each) => [
        each.tagName,
        each.className,
        each.textContent,
      ]);
    expect(looks(place.querySelector('[data-field=time]')!)).toEqual(looks(page));
    expect(place.querySelector('[data-zone]')?.textContent).toContain(zonePlace(timeZone));
  },
);

test('each service says its own name, length and price, and the one without none', () => {
  for (const service of config.services) {
    const { place } = show({ service: service.slug }, 'still waits');
    const said = place.querySelector('[data-summary]')?.textContent ?? '';
    for (const words of [service.name, service.length, service.price])
      expect(said).toContain(words);
    expect(place.querySelector('input[name=service]')).toHaveProperty('value', service.slug);
    expect(place.querySelector('[data-field=service]')?.textContent).toContain(service.name);
  }
  const { place, choice } = show({ service: '' });
  expect(freeDays(place)).toEqual([]);
  fireEvent.click(place.querySelector('input[name=service][value=free-consultation]')!);
  expect(choice.service).toBe('free-consultation');
  expect(freeDays(place).length).toBeGreaterThan(3);
  expect(place.querySelector('[data-summary]')?.textContent).toContain('free');
});

test('a button that needs React is remembered and does nothing; a stopped form answers no press', () => {
  const { form, place, events, choice } = show();
  const submit = place.querySelector<HTMLElement>('[type=submit]')!;
  expect(fireEvent.click(submit)).toBe(false);
  expect(fireEvent.submit(place.querySelector('form')!)).toBe(false);
  fireEvent.click(place.querySelector('[name=consentPrivacy]')!);
  expect(place.querySelector('[name=consentPrivacy]')).toHaveProperty('checked', false);
  expect(events).toEqual(['Submit Booking Request', 'Submit Booking Request']);
  act(() => form.stop());
  fireEvent.click(place.querySelector('[data-date="2026-11-25"]')!);
  expect(choice.date).toBe('');
});

test('the details of a known client stand in one line that is still empty', () => {
  const { place } = show({}, 'still waits', true);
  const [first] = place.querySelectorAll('section');
  expect(first?.querySelector('strong')?.textContent.trim()).toBe('');
  expect(first?.querySelector('[name=fullName]')?.closest('[hidden]')).not.toBeNull();
  expect(first?.textContent).toContain('Change');
  // Their earlier agreements are not loaded yet.
  expect(place.querySelector('[data-agreements]')?.hasAttribute('data-waits')).toBe(true);
});
