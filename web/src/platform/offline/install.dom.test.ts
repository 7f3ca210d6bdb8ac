import { expect, it, vi } from 'vitest';
import { isIos } from './install';

/** A page that the browser would invite to install. */
async function invitedPage(isApp = true) {
  vi.resetModules();
  const page = await import('./install');
  page.watchInstall(isApp);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(() => Promise.resolve()),
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  });
  dispatchEvent(event);
  return { ...page, event };
}

it('a public page keeps the browser’s own invitation', async () => {
  const { event } = await invitedPage(false);
  expect(event.defaultPrevented).toBe(false);
});

it('the app invites only after its moment has come, and only once', async () => {
  const { event, invitation, declineInstall, inviteToInstall } = await invitedPage();
  expect(event.defaultPrevented).toBe(true);
  expect(invitation.get()).toBe('none');
  inviteToInstall();
  expect(invitation.get()).toBe('prompt');
  declineInstall();
  expect(invitation.get()).toBe('none');
});

it('the invitation opens the browser’s dialog and takes its answer', async () => {
  const { event, invitation, install, inviteToInstall } = await invitedPage();
  inviteToInstall();
  await install();
  expect(event.prompt).toHaveBeenCalledOnce();
  expect(invitation.get()).toBe('none');
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['Mozilla/5.0 (Linux; Android 14)', 5, false],
])('%s with %i touch points', (userAgent, touchPoints, ios) => {
  expect(isIos(userAgent, touchPoints)).toBe(ios);
});
