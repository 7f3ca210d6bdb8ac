import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../live/call';
import { renewPush } from './push';
import { pushTokenHere, rememberPushToken } from './push-token';

const device = vi.hoisted(() => ({ token: '', next: '' }));
vi.mock('../live/call', () => ({ call: vi.fn() }));
vi.mock('../firebase/app', () => ({ loadApp: () => Promise.resolve({}) }));
vi.mock('../firebase/config', () => ({ vapidKey: () => 'key' }));
vi.mock('../firebase/messaging-sdk', () => ({
  getMessaging: () => ({}),
  getToken: () => Promise.resolve(device.token),
}));
const sent = vi.mocked(call);
const calls = () =>
  sent.mock.calls.map(([{ name }, input]) => `${name} ${(input as { token: string }).token}`);

beforeEach(() => {
  sent.mockReset();
  Object.assign(device, { token: 'old', next: 'fresh' });
  rememberPushToken('old');
  vi.stubGlobal('Notification', { permission: 'granted' });
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

it('a device that is known stays as it is', async () => {
  sent.mockResolvedValue({ wasKnown: true });
  await renewPush('old');
  expect(calls()).toEqual(['savePushToken old']);
  expect(pushTokenHere()).toBe('old');
});

it('a token that was forgotten is replaced by another one', async () => {
  sent.mockResolvedValue({ wasKnown: false });
  await renewPush('old');
  expect(calls()).toEqual(['savePushToken old', 'savePushToken fresh', 'removePushToken old']);
  expect(pushTokenHere()).toBe('fresh');
});

it('a token that the service has changed by itself is saved', async () => {
  device.token = 'changed';
  sent.mockResolvedValue({ wasKnown: false });
  await renewPush('old');
  expect(calls()).toEqual(['savePushToken changed']);
  expect(pushTokenHere()).toBe('changed');
});

it('nothing is asked once the browser shows no notifications', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  await renewPush('old');
  expect(sent).not.toHaveBeenCalled();
});
