/** The letters with a guardian's code: they agree, and the code stands nowhere else that staff read. */
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { guardianLinkPath, guardianLinks } from '@tulia/domain/records/guardian-link';
import { mails } from '@tulia/domain/records/mail';
import { youngMailedBooking as young } from '@tulia/domain/testing/mail';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { memory } from '../platform/testing/memory-database';
import { guardianLinkOf } from '../practice/booking-links';
import { mailGuardianCode } from './guardian-code';
import { render } from './render';

vi.mock('../platform/app');

let now = young.startsAt - 5 * DAY;
let token = '';
const send = () => mailGuardianCode({ token, booking: young, language: 'en' }, now);
const code = () => guardianLinks.fromStored(memory.read(guardianLinkPath(token)) ?? {}).code ?? '';
/** The words of the letters in the outbox, the oldest first. */
const letters = async () => {
  const waiting = Object.entries(memory.all('mail'))
    .map(([id, each]) => ({ id, mail: mails.fromStored(each) }))
    .sort((a, b) => a.mail.createdAt - b.mail.createdAt);
  const written = await Promise.all(waiting.map(({ id, mail }) => render(id, mail, now)));
  return written.map((message) => message?.text ?? '');
};

beforeEach(async () => {
  vi.stubEnv('MAIL_FROM', 'Tulia <hello@tulia.example>');
  vi.stubEnv('SITE_URL', 'https://tulia.example/');
  memory.clear();
  memory.put(bookingPath(young.id), bookings.toStored(young));
  const handedBy = { uid: 'rehema', name: 'Rehema' };
  token = (await guardianLinkOf(young, { way: 'phone', handedBy }, now)) ?? '';
});

it('letters with a code agree as long as the code counts', async () => {
  await send();
  const first = code();
  expect(first).toMatch(/^\d{6}$/);
  now += HOUR - 1;
  await send();
  expect(await letters()).toEqual([
    expect.stringContaining(first) as string,
    expect.stringContaining(first) as string,
  ]);
});

it('a code that counts no more is not sent again', async () => {
  const over = guardianLinks.toStoredPart({ code: 'over', codeUntil: now });
  memory.put(guardianLinkPath(token), { ...memory.read(guardianLinkPath(token)), ...over });
  await send();
  expect(code()).toMatch(/^\d{6}$/);
});

it('the code stands in the letter and on the link, and not in what staff read of the delivery', async () => {
  await send();
  const delivery = Object.values(memory.all('mailStatus'));
  expect(delivery).toMatchObject([{ to: young.guardian?.email, template: 'guardian-code' }]);
  expect(JSON.stringify([delivery, memory.all('bookings')])).not.toContain(code());
});
