import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '@tulia/domain/refusal';
import { canPush, turnPushOff, turnPushOn } from '../../../platform/push/push';
import { rememberPushToken } from '../../../platform/push/push-token';
import { currentToast } from '../../../ui/toast-store';
import { PushCard } from './push-card';
import PushOffer from './push-offer';

vi.mock('../../../platform/push/push', () => ({
  canPush: vi.fn(() => Promise.resolve(true)),
  turnPushOn: vi.fn(),
  turnPushOff: vi.fn(),
}));

let permission: NotificationPermission = 'default';
beforeEach(() => {
  permission = 'default';
  rememberPushToken(null);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const button = (name: string) => screen.findByRole('button', { name });

it('notifications turn on and off', async () => {
  vi.mocked(turnPushOn).mockResolvedValueOnce('on');
  vi.mocked(turnPushOff).mockResolvedValueOnce();
  render(<PushCard />);
  fireEvent.click(await button('Turn on notifications'));
  fireEvent.click(await button('Turn off notifications'));
  expect(await button('Turn on notifications')).toBeDefined();
});

it('the card says what to do when notifications are blocked, now or before', async () => {
  vi.mocked(turnPushOn).mockImplementationOnce(() => {
    permission = 'denied';
    return Promise.resolve('blocked');
  });
  const { unmount } = render(<PushCard />);
  fireEvent.click(await button('Turn on notifications'));
  expect(await screen.findByText(/blocked on this device/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  render(<PushCard />);
  expect(await screen.findByText(/blocked on this device/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a device that cannot be registered changes nothing, and the card says so', async () => {
  vi.mocked(turnPushOn).mockResolvedValueOnce('failed');
  render(<PushCard />);
  fireEvent.click(await button('Turn on notifications'));
  await expect.poll(() => currentToast()?.description).toMatch(/could not be registered/);
  expect(currentToast()?.title).toBe('Nothing was changed');
  expect(screen.getByText('Off.')).toBeDefined();
});

it('notifications stay on when turning them off fails', async () => {
  permission = 'granted';
  rememberPushToken('a-token-of-this-device');
  vi.mocked(turnPushOff).mockRejectedValueOnce(new Refusal('offline'));
  render(<PushCard />);
  expect(await screen.findByText('On. Logging out turns them off.')).toBeDefined();
  fireEvent.click(await button('Turn off notifications'));
  await expect.poll(() => currentToast()?.title).toBe('Nothing was changed');
  expect(await button('Turn off notifications')).toBeDefined();
});

it('the card asks clients with an iPhone to install the app first', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
  render(<PushCard />);
  expect(await screen.findByText(/Add to Home Screen/)).toBeDefined();
});

it('the card is absent when the browser has no notifications', async () => {
  vi.mocked(canPush).mockResolvedValueOnce(false);
  const { container } = render(<PushCard />);
  await expect.poll(() => canPush).toHaveBeenCalled();
  expect(container.textContent).toBe('');
});

it('an offer of notifications can be dismissed, and stays away', async () => {
  localStorage.clear();
  const { unmount } = render(<PushOffer />);
  fireEvent.click(await button('Not now'));
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  render(<PushOffer />);
  await act(async () => Promise.resolve());
  expect(screen.queryByRole('button')).toBeNull();
  localStorage.clear();
});

it('notifications are not offered while they are on', async () => {
  vi.mocked(turnPushOn).mockResolvedValueOnce('on');
  render(<PushOffer />);
  fireEvent.click(await button('Turn on notifications'));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
