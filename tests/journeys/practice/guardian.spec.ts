/**
 * A young person asks for a session; the guardian agrees by an own link in a browser of their own, without an
 * account, also after a no; staff confirm then, and not before; and the guardian takes it back.
 */
import { createBooking } from '@tulia/domain/calls/bookings/create-booking';
import type { Page } from '@playwright/test';
import { call, done, person } from '../../support/actors';
import { aName } from '../../support/random';
import { aGuardiansAddress, asYoung, bookingRequest, freeSlot } from '../../support/makers';
import { inbox } from '../../support/environment';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';

/** The request of a young client; the guardian has an address of their own. */
async function youngRequest() {
  const fullName = aName('Kevin');
  const email = aGuardiansAddress();
  const [client, place] = [await person(), await freeSlot()];
  const request = bookingRequest(place, { ...asYoung(email), fullName });
  return { ...done(await call(createBooking, client, request)), fullName, email };
}

/** The address within the site that a guardian gets. */
const LINK = /\/guardian#[0-9a-f]{32}/;
const CODE = /\b\d{6}\b/;

/** What of this shape was mailed to the guardian. */
async function mailed(email: string, shape: RegExp): Promise<string> {
  const [mail] = await inbox.waitFor(email, ({ text }) => shape.test(text));
  return shape.exec(mail?.text ?? '')?.[0] ?? '';
}

async function openBooking(page: Page, bookingId: string) {
  await page.goto(`/staff?tab=bookings&open=${bookingId}`);
  const dialog = page.getByRole('dialog', { name: 'Booking', exact: true });
  await expect(dialog).toContainText('Guardian');
  return dialog;
}

test('a guardian says no by the mailed link, then agrees, staff confirm, and the consent is taken back', async ({
  page,
  anotherPerson,
}) => {
  const { bookingId, referenceNumber, fullName, email } = await youngRequest();
  const reception = await anotherPerson();
  await signIn(reception, 'reception@tulia.example', '/staff');
  const dialog = await openBooking(reception, bookingId);
  const confirm = dialog.getByRole('button', { name: `Confirm ${referenceNumber}`, exact: true });
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { name: `${fullName} asked for a session` });
  const agree = page.getByRole('button', { name: 'Give my consent' });

  await test.step('before the answer staff cannot confirm, and the link names no service', async () => {
    await expect(dialog).toContainText('Has not answered yet');
    await expect(dialog).toContainText('Confirming waits for the guardian’s consent.');
    await expect(confirm).toBeDisabled();
    await page.goto(await mailed(email, LINK));
    await expect(main).toContainText(`${fullName} asked for a session and named you`);
    await expect(main).not.toContainText('Adolescent Support');
    await expect(page.getByText('For the parent or guardian: your part')).toBeVisible();
    await expect(agree).toBeDisabled();
  });

  await test.step('staff read a no at once, and the guardian can still agree', async () => {
    await page.getByRole('button', { name: 'I do not agree' }).click();
    const sure = page.getByRole('alertdialog', { name: 'Say no to this session?' });
    await sure.getByRole('button', { name: 'I do not agree' }).click();
    await expect(page.getByText('You have said no')).toBeInViewport();
    await expect(dialog).toContainText('Has said no: talk to the guardian and the client');
    await expect(confirm).toBeDisabled();
    await page.getByLabel(`I am Rose Wafula, parent or guardian of ${fullName}`).check();
    await page.getByLabel('I have read both texts and agree to them').check();
    await agree.click();
    await expect(page.getByText('You have given your consent')).toBeInViewport();
    await expect(heading).toBeFocused();
    await expect(page.getByRole('link', { name: /^Pay KES/ })).toHaveAttribute(
      'href',
      /^\/pay#[0-9a-f]{32}$/,
    );
  });

  await test.step('staff confirm', async () => {
    await expect(dialog).toContainText('Has agreed');
    await confirm.click();
    const asked = reception.getByRole('dialog', { name: 'Confirm booking' });
    await asked.getByRole('button', { name: 'Confirm booking' }).click();
    await expect(asked).toBeHidden();
    await openBooking(reception, bookingId);
    await expect(dialog).toContainText('Confirmed');
  });

  await test.step('the guardian takes the consent back', async () => {
    await page.getByRole('button', { name: 'Take my consent back' }).click();
    const sure = page.getByRole('alertdialog', { name: 'Take your consent back?' });
    await sure.getByRole('button', { name: 'Take my consent back' }).click();
    await expect(page.getByText('You have taken your consent back')).toBeInViewport();
    await expect(heading).toBeFocused();
    await expect(dialog).toContainText('Has taken the consent back');
  });
});

test('a link that staff hand over asks for the last digits of the number and a code from the mailbox, in Swahili too', async ({
  page,
  anotherPerson,
}) => {
  const { bookingId, fullName, email } = await youngRequest();
  const reception = await anotherPerson();
  await signIn(reception, 'reception@tulia.example', '/staff');
  const dialog = await openBooking(reception, bookingId);
  await dialog.getByRole('button', { name: 'Link for a message' }).click();
  const send = dialog.getByRole('link', { name: /Open WhatsApp/ });
  await expect(send).toBeVisible();
  const sent = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(sent).not.toContain(fullName);
  const link = LINK.exec(sent)?.[0] ?? '';

  await page.goto(`/sw${link}`);
  const digits = page.getByLabel('Tarakimu nne za mwisho za nambari yako ya simu');
  await digits.fill('1234');
  await page.getByRole('button', { name: 'Endelea' }).click();
  await expect(page.getByText('Hizi si tarakimu nne za mwisho')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(fullName);
  await digits.fill('0018');
  await page.getByRole('button', { name: 'Endelea' }).click();
  await expect(page.getByRole('main')).toContainText(`${fullName} ameomba kikao`);
  await page.getByLabel(`Mimi ni Rose Wafula, mzazi au mlezi wa ${fullName}`).check();
  await page.getByLabel('Nimesoma maandishi yote mawili na ninayakubali').check();
  const agree = page.getByRole('button', { name: 'Toa ridhaa yangu' });
  await agree.click();
  const code = page.getByLabel('Msimbo wa barua yetu');
  await expect(page.getByText('Tumetuma msimbo kwa g…@example.com')).toBeVisible();
  await expect(agree).toBeDisabled();
  const right = await mailed(email, CODE);
  await code.fill(right === '000000' ? '000001' : '000000');
  await agree.click();
  await expect(page.getByText('Huu si msimbo wa barua yetu ya mwisho')).toBeVisible();
  await code.fill(right);
  await agree.click();
  await expect(page.getByText('Umetoa ridhaa yako')).toBeVisible();
  await expect(dialog).toContainText(
    /through a link that .+ handed over, with a code from the guardian’s mailbox/,
  );
});
