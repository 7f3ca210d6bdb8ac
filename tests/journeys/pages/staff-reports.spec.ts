/**
 * What the owner reads of the practice: any days, each figure as chart, table and file, and without a connection what
 * was read last.
 */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { keptForOffline } from '../support/worker';

test.use({ worker: true });

test('the owner looks at other days, reads a chart as a table, takes it along, and keeps it without a connection', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner@tulia.example', '/admin/reports');
  await expect(page.getByText('Income (Payments without')).toBeVisible();
  const sessions = page.getByRole('region', { name: 'Sessions', exact: true });
  const quarter = async () => {
    await page.getByLabel('Period').selectOption('3 months, with this one');
    await expect(page).toHaveURL(/preset=quarter/);
    await expect(page.getByRole('heading', { name: 'Income per month' })).toBeVisible();
  };

  await test.step('a chart is read as a table, and taken along as a file', async () => {
    await quarter();
    await sessions.getByRole('button', { name: 'As a table: Sessions' }).click();
    const table = sessions.getByRole('table', { name: 'Sessions' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Month',
      'Sessions held',
      'Missed',
      'To come',
      'Cancelled',
      'of these too late',
    ]);
    await expect(table.getByRole('rowheader')).toHaveCount(3);

    const download = page.waitForEvent('download');
    await sessions.getByRole('button', { name: 'CSV: Sessions' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^sessions-20\d\d-\d\d-01-20\d\d-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toContain('Month,Sessions held,Missed');
    expect(lines).toHaveLength(4);
  });

  await test.step('days of one’s own are asked for, in their order', async () => {
    await page.getByLabel('Period').selectOption('From day to day');
    await page.getByLabel('First day').fill('2020-02-01');
    await page.getByLabel('Last day').fill('2020-01-01');
    await expect(page.getByText('The last day is before the first one.')).toBeVisible();
    await page.getByLabel('Last day').fill('2020-02-29');
    await expect(page.getByText('Nothing in these days')).toBeVisible();
  });

  await test.step('without a connection the report stays as it was, and says so', async () => {
    await quarter();
    await keptForOffline(page);
    await context.setOffline(true);
    await expect(page.getByText(/no connection: this is how it stood/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Income per month' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/no connection: this is how it stood/)).toHaveCount(0);
  });
});
