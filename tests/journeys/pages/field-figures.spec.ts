/**
 * How quick the site is for its visitors: the figures that a page sends when it is left, and a visit that sends none.
 * Which visits are measured is proved by `web/src/app/field-consent.test.ts`.
 */
import { reportFigures } from '@tulia/domain/calls/practice/field-figures';
import { parseInput } from '@tulia/domain/calls/call';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';

/** The next visits of this page are measured, unless something speaks against it. */
async function asPeopleVisit(page: Page, also: object = {}) {
  await page.addInitScript((more) => {
    const said = { webdriver: false, ...more };
    for (const [name, value] of Object.entries(said))
      Object.defineProperty(navigator, name, { get: () => value, configurable: true });
    Math.random = () => 0;
  }, also);
}

/** What was told to the endpoint, and that it took it. */
function reportsOf(page: Page) {
  const reports: { data: unknown }[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/reportFigures') && request.method() === 'POST')
      reports.push(request.postDataJSON() as { data: unknown });
  });
  return reports;
}

test('a visit to the booking page tells how long a day took, nothing of the person, and of some visits nothing at all', async ({
  page,
  anotherPerson,
}) => {
  await test.step('whoever asks not to be tracked tells nothing, and fetches nothing for it', async () => {
    const other = await anotherPerson();
    await asPeopleVisit(other, { globalPrivacyControl: true });
    const reports = reportsOf(other);
    const fetched: string[] = [];
    other.on('request', (request) => {
      if (request.url().includes('/field-figures')) fetched.push(request.url());
    });
    await other.goto('/privacy');
    await other.waitForLoadState('networkidle');
    await other.goto('/');
    expect(fetched).toEqual([]);
    expect(reports).toEqual([]);
  });

  await asPeopleVisit(page);
  const reports = reportsOf(page);
  const measuring = page.waitForResponse((each) => each.url().includes('/field-figures'));
  await page.goto('/booking?service=individual-therapy');
  await measuring;
  await page.waitForLoadState('networkidle');
  // As a phone does when the visitor turns to another app.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => reports.length).toBe(1);
  const { data } = reports[0] ?? {};
  const report = parseInput(reportFigures, data);
  expect(report).toMatchObject({ page: 'booking' });
  expect(JSON.stringify(data)).not.toMatch(/individual|http|service/);
});
