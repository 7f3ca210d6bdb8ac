import { beforeEach, expect, it, vi } from 'vitest';

/** A document that has just been loaded in this tab. */
async function page() {
  vi.resetModules();
  const module = await import('./sign-out-reason');
  const { clearLocalRecords } = await import('../device/local-record');
  return { ...module, clearLocalRecords };
}

beforeEach(() => sessionStorage.clear());

it('the next page says the reason once; the page that is left does not', async () => {
  const first = await page();
  expect(first.signOutReasonOfThisPage()).toBeNull();
  first.leaveSignOutReason('access-ended');
  expect(first.signOutReasonOfThisPage()).toBeNull();
  const next = await page();
  expect(next.signOutReasonOfThisPage()).toBe('access-ended');
  expect(next.signOutReasonOfThisPage()).toBe('access-ended');
  expect((await page()).signOutReasonOfThisPage()).toBeNull();
});

it("the reason outlives the deletion of this browser's records", async () => {
  const first = await page();
  first.leaveSignOutReason('access-ended');
  await first.clearLocalRecords();
  const next = await page();
  await next.clearLocalRecords();
  expect(next.signOutReasonOfThisPage()).toBe('access-ended');
  expect(sessionStorage.length).toBe(0);
});
