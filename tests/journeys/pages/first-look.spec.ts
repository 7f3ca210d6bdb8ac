/** From the home page to booking: crisis help at once, the practitioners, the free talk, and the next free times. */
import { visit } from '../support/follow';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

const PHONE = { width: 360, height: 740 };

test('the first screens of a phone have help, the practitioner, the ways on and the next free times', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await test.step('the services name the next free time', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/services');
    const couples = page.getByRole('article').filter({ hasText: 'Couples Therapy' });
    await expect(couples.locator('[data-next-free]')).toHaveText(
      /^Next free:\s*\w{3}[^,]* \d\d:00.*Nairobi time$/,
    );
    await expect(couples.locator('[data-next-free] a').first()).toHaveAttribute(
      'href',
      /^\/booking\?service=couples-therapy&day=[\d-]{10}&time=\d\d%3A00$/,
    );
    // One request for all cards, and no database in the browser.
    expect(asked.filter((url) => url.includes(':batchGet'))).toHaveLength(1);
    expect(asked.filter((url) => url.includes('/Listen/channel'))).toEqual([]);
  });
  await test.step('both ways on stand on the first screen of a phone, in both languages', async () => {
    for (const [path, book, about] of [
      ['/sw', 'Weka Miadi', 'Kuhusu Mtaalamu Wako'],
      ['/', 'Book Session', 'About Your Therapist'],
    ] as const) {
      await visit(page, path);
      for (const name of [book, about]) {
        const button = main.getByRole('link', { name, exact: true }).first();
        await expect(button).toBeInViewport({ ratio: 1 });
        await expect(button).toHaveCSS('min-height', '52px');
      }
    }
  });
  await test.step('the first screen says with whom, for how much, and how to begin for nothing', async () => {
    await expect(page.getByRole('region', { name: 'Who you will talk to' })).toBeInViewport();
    await expect(
      page.getByText(/From KES 2,500 a session, KES 2,000 for ages 12–17\. Pay by M-Pesa/),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Free 15-minute talk' }).last()).toHaveAttribute(
      'href',
      '/booking?service=free-consultation',
    );
  });
  await test.step('help at once is one tap away, on every page that a visitor reads', async () => {
    for (const path of ['/', '/about', '/services', '/contact', '/booking-status', '/login']) {
      await visit(page, path);
      const line = page.getByRole('group', { name: 'Help at once' });
      await expect(line.getByRole('link', { name: /999/ })).toHaveAttribute('href', 'tel:999');
      await expect(line).toBeInViewport();
    }
    await visit(page, '/sw/contact');
    await page.getByRole('link', { name: 'Nambari zaidi' }).click();
    const all = page.getByRole('region', { name: 'Uko katika hali ya dharura?' });
    await expect(all.getByRole('link', { name: /1199/ })).toBeInViewport();
  });
});

test('a client who books sees the practitioner, beside the form where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'brian@example.com', '/booking');
  const card = page.getByRole('region', { name: 'Who you will talk to' });
  await expect(card).toBeInViewport();
  const form = page.locator('form').filter({ hasText: 'Personal Information' });
  const tops = async () => [(await card.boundingBox())?.y, (await form.boundingBox())?.y];
  const [beside = 0, at = 0] = await tops();
  expect(Math.abs(beside - at)).toBeLessThan(40);
  await page.setViewportSize(PHONE);
  await expect.poll(async () => (await card.boundingBox())?.height ?? 0).toBeLessThan(250);
  await expect(form).toBeInViewport();
});
