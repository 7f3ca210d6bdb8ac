/** What the owner reads of the practice: the last twelve months, and without a connection what was read last. */
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { keptForOffline } from '../support/worker';

test.use({ worker: true });

test('the owner reads the last twelve months, and keeps them without a connection', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner@tulia.example', '/admin/reports');
  const table = page.getByRole('region', { name: 'The last 12 months' }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Month',
    'Sessions held',
    'Missed',
    'To come',
    'Cancelled',
    'of these too late',
    'No-show rate',
    'Received',
    'Given back',
    'Income',
  ]);
  await expect(table.getByRole('rowheader')).toHaveCount(12);

  await test.step('without a connection the table stays as it was, and says so', async () => {
    await keptForOffline(page);
    await context.setOffline(true);
    await expect(page.getByText(/no connection: this is how it stood/)).toBeVisible();
    await expect(table.getByRole('rowheader')).toHaveCount(12);
    await context.setOffline(false);
    await expect(page.getByText(/no connection: this is how it stood/)).toHaveCount(0);
  });
});
