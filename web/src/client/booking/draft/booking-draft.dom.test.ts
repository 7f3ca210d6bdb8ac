import { expect, test, vi } from 'vitest';
import { rememberOwnDevice } from '../../../platform/device/own-device';
import {
  clearDraft,
  loadDraft,
  nothingRead,
  NOTHING_CHOSEN,
  saveDraft,
  startingDraft,
} from './booking-draft';
import { emptyValues } from '../values/booking-values';

const amina = { uid: 'amina', email: 'amina@example.com', displayName: 'Amina W.' };
const typed = {
  ...emptyValues,
  fullName: 'Amina Wanjiru',
  message: 'I would like to sit near the door',
  service: 'individual-therapy',
  date: '2026-11-24',
  time: '09:00',
};
const draft = { uid: 'amina', asked: '', values: typed, read: { ...nothingRead, privacy: true } };

test('what was typed survives a reload, special requests included', () => {
  saveDraft(draft);
  expect(loadDraft('amina')).toEqual(draft);
  expect(localStorage.length).toBe(0);
});

test('on an own device the draft outlives the tab, and ends with success', () => {
  rememberOwnDevice(true);
  saveDraft(draft);
  sessionStorage.clear();
  expect(loadDraft('brian')).toBeNull();
  expect(loadDraft('amina')).toBeNull();
  saveDraft(draft);
  sessionStorage.clear();
  expect(loadDraft('amina')).toEqual(draft);
  clearDraft();
  expect(loadDraft('amina')).toBeNull();
  rememberOwnDevice(false);
});

test('a draft without an owner is not kept for longer than the tab', () => {
  rememberOwnDevice(true);
  saveDraft({ ...draft, uid: null });
  sessionStorage.clear();
  expect(loadDraft('amina')).toBeNull();
  rememberOwnDevice(false);
});

test('another person on this device never sees the draft', () => {
  saveDraft(draft);
  expect(loadDraft('brian')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('a draft written before signing in is taken over, with day and time of the address', () => {
  saveDraft({ ...draft, uid: null, asked: '/booking', values: { ...typed, date: '', time: '' } });
  const choice = { service: typed.service, with: '', day: '2026-11-25', time: '10:00' };
  expect(startingDraft(amina, choice).values).toMatchObject({
    fullName: 'Amina Wanjiru',
    date: '2026-11-25',
    time: '10:00',
  });
});

test('a draft without an owner expires before the next person uses this phone', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  saveDraft({ ...draft, uid: null });
  vi.setSystemTime(59 * 60_000);
  expect(loadDraft('amina')).not.toBeNull();
  vi.setSystemTime(61 * 60_000);
  expect(loadDraft('brian')).toBeNull();
  expect(sessionStorage.length).toBe(0);
  vi.useRealTimers();
});

test('broken, foreign or ill-typed storage does no harm', () => {
  sessionStorage.setItem('tulia.me.booking-draft', '{');
  expect(loadDraft('amina')).toBeNull();
  sessionStorage.setItem(
    'tulia.me.booking-draft',
    JSON.stringify({ uid: 'amina', values: { fullName: 7, date: 'soon', extra: 1 } }),
  );
  expect(loadDraft('amina')?.values).toEqual(emptyValues);
});

test('without a draft the account fills in name and e-mail, the address service, day and time', () => {
  const choice = { service: 'couples-therapy', with: '', day: '2026-11-25', time: '10:00' };
  const { values, restored } = startingDraft(amina, choice, 'adult');
  expect(restored).toBe(false);
  expect(values).toMatchObject({
    fullName: 'Amina W.',
    email: 'amina@example.com',
    ageBand: 'adult',
    service: 'couples-therapy',
    date: '2026-11-25',
    time: '10:00',
  });
});

test('a reload keeps the service chosen since; another address chooses anew and clears the time', () => {
  const of = (service: string) => ({ ...NOTHING_CHOSEN, service });
  saveDraft({ ...draft, asked: '/booking?service=consultation' });
  expect(startingDraft(amina, of('consultation')).values.service).toBe('individual-therapy');
  expect(startingDraft(amina, of('couples-therapy')).values).toMatchObject({
    service: 'couples-therapy',
    time: '',
  });
  clearDraft();
  expect(startingDraft(amina, NOTHING_CHOSEN).restored).toBe(false);
});
