import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../live/call';
import { renewPush, turnPushOff, turnPushOn } from './push';
import { rememberPerson } from '../device/session-record';
import { pushTokenHere, rememberPushToken, staffChoiceHere, type StaffChoice } from './push-token';

const device = vi.hoisted(() => ({ token: '', next: '', isReached: true }));
vi.mock('../live/call', () => ({ call: vi.fn() }));
vi.mock('../firebase/app', () => ({ loadApp: () => Promise.resolve({}) }));
vi.mock('../firebase/config', () => ({ vapidKey: () => 'key' }));
vi.mock('../firebase/messaging-sdk', () => ({
  getMessaging: () => ({}),
  getToken: () =>
    device.isReached ? Promise.resolve(device.token) : Promise.reject(new Error('no answer')),
}));
const sent = vi.mocked(call);
const calls = () =>
  sent.mock.calls.map(([{ name }, input]) => `${name} ${(input as { token: string }).token}`);

/** What the person has answered, or answers now, when the browser asks. */
const allow = (permission: NotificationPermission) =>
  vi.stubGlobal('Notification', {
    permission,
    requestPermission: () => Promise.resolve(permission),
  });

beforeEach(() => {
  sent.mockReset();
  Object.assign(device, { token: 'old', next: 'fresh', isReached: true });
  rememberPushToken('old');
  allow('granted');
  vi.stubGlobal('PushManager', {});
  const subscription = {
    unsubscribe: () => {
      device.token = device.next;
      return Promise.resolve(true);
    },
  };
  const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription) } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it.each([
  ['a device that is known stays as it is', true, 'old', ['savePushToken old'], 'old'],
  [
    'a token that was forgotten is replaced by another one',
    false,
    'old',
    ['savePushToken old', 'savePushToken fresh', 'removePushToken old'],
    'fresh',
  ],
  [
    'a token that the service has changed by itself is saved',
    false,
    'changed',
    ['savePushToken changed'],
    'changed',
  ],
])('%s', async (_, wasKnown, token, asked, kept) => {
  device.token = token;
  sent.mockResolvedValue({ wasKnown });
  await renewPush('old');
  expect(calls()).toEqual(asked);
  expect(pushTokenHere()).toBe(kept);
});

const choice: StaffChoice = { kinds: ['staff-session'], quietFrom: '21:00', quietUntil: '07:00' };

it('what staff chose goes along with every renewal, and not for another person', async () => {
  rememberPerson({ uid: 'njeri', role: 'therapist' });
  sent.mockResolvedValue({ wasKnown: true });
  expect(await turnPushOn(choice)).toBe('on');
  await renewPush('old');
  rememberPerson({ uid: 'amina', role: 'client' });
  await renewPush('old');
  const staff = { ...choice, language: 'en' };
  expect(sent.mock.calls.map(([, input]) => input)).toEqual([
    { token: 'old', staff },
    { token: 'old', staff },
    { token: 'old', staff: null },
  ]);
  expect(staffChoiceHere('njeri')).toBeNull();
});

it('a device whose browser shows no notifications sends no call', async () => {
  allow('denied');
  await renewPush('old');
  expect(sent).not.toHaveBeenCalled();
});

it('turning notifications on tells the server the token of the device', async () => {
  rememberPushToken(null);
  sent.mockResolvedValue({ wasKnown: false });
  expect(await turnPushOn()).toBe('on');
  expect(calls()).toEqual(['savePushToken old']);
  expect(pushTokenHere()).toBe('old');
});

it.each<[string, () => void, string]>([
  ['the person says no', () => allow('denied'), 'blocked'],
  ['the device cannot be registered', () => (device.isReached = false), 'failed'],
  ['the server does not answer', () => sent.mockRejectedValue(new Error('internal')), 'failed'],
])('notifications stay off where %s', async (_, happens, answer) => {
  rememberPushToken(null);
  happens();
  expect(await turnPushOn()).toBe(answer);
  expect(pushTokenHere()).toBeNull();
});

it('turning notifications off tells the server and the push service, or changes nothing', async () => {
  vi.stubGlobal('indexedDB', { deleteDatabase: vi.fn() });
  sent.mockRejectedValueOnce(new Error('offline'));
  await expect(turnPushOff()).rejects.toThrow('offline');
  expect([pushTokenHere(), device.token]).toEqual(['old', 'old']);
  await turnPushOff();
  expect(calls()).toEqual(['removePushToken old', 'removePushToken old']);
  expect([pushTokenHere(), device.token]).toEqual([null, 'fresh']);
});
