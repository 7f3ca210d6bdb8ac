import { beforeEach, expect, it, vi } from 'vitest';

/** A document that has just been loaded in this tab. */
async function page() {
  vi.resetModules();
  const farewell = await import('./farewell');
  const { clearLocalRecords } = await import('./local-record');
  return { ...farewell, clearLocalRecords };
}

beforeEach(() => sessionStorage.clear());

it('is said by the next page, once', async () => {
  const first = await page();
  first.leaveFarewell('access-ended');
  const next = await page();
  expect(next.farewellOfThisPage()).toBe('access-ended');
  expect(next.farewellOfThisPage()).toBe('access-ended');
  expect((await page()).farewellOfThisPage()).toBeNull();
});

it('is not said by the page that is being left, which may be drawn once more', async () => {
  const first = await page();
  expect(first.farewellOfThisPage()).toBeNull();
  first.leaveFarewell('access-ended');
  expect(first.farewellOfThisPage()).toBeNull();
  expect((await page()).farewellOfThisPage()).toBe('access-ended');
});

it('outlives the wiping of this browser', async () => {
  const first = await page();
  first.leaveFarewell('access-ended');
  await first.clearLocalRecords();
  const next = await page();
  await next.clearLocalRecords();
  expect(next.farewellOfThisPage()).toBe('access-ended');
  expect(sessionStorage.length).toBe(0);
});
