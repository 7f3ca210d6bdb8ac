/**
 * G13: from the provider's notice that money came to "Received" on the client's screen, against a bare listener in
 * the same page that sees the same booking change. Both wait for the same webhook and the same commit.
 */
import { accountCode } from '@tulia/domain/money/provider/account-code';
import { nothingPaid } from '@tulia/domain/money/summary';
import { bookings } from '@tulia/domain/records/booking';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { HOST, PROJECT } from '../../local/places';
import { percentile } from '../measure/spread';
import { OWN_PAID, rawListener } from '../references/raw-listener';
import type { Measure } from '../world/context';
import { CLIENT, signIn } from '../world/people';
import { randomInt, randomUUID } from '../../tests/support/chance';

const PAYMENTS_PER_REPETITION = 5;
const TIMEOUT_MS = 20_000;
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const paying: Measure = async ({ browser, origin, ports, site, repetitions, say }) => {
  const script = await rawListener(site, ports, CLIENT, OWN_PAID);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const app = initializeApp({ projectId: PROJECT }, 'bench-paying');
  const db = getFirestore(app);
  const [painted, raw]: [number[], number[]] = [[], []];
  const made: string[] = [];
  try {
    await signIn(page, origin, CLIENT, '/my-sessions');
    await page.addScriptTag({ url: script, type: 'module' });
    await page.waitForFunction(() => window.benchRawReady === true, undefined, {
      timeout: TIMEOUT_MS,
    });
    const payments = repetitions * PAYMENTS_PER_REPETITION;
    say(`${payments} payments come`);
    for (let count = 0; count < payments; count += 1) {
      const { id, referenceNumber } = await aRequest(db, count);
      made.push(id);
      const card = page.getByRole('article').filter({ hasText: referenceNumber });
      await card.getByText('Not paid', { exact: true }).waitFor({ timeout: TIMEOUT_MS });
      await page.evaluate(watchFor, referenceNumber);
      const at = Date.now();
      await fetch(`http://${HOST}:${ports.daraja}/_till`, {
        method: 'POST',
        body: JSON.stringify({
          phone: '254712345678',
          amount: 3000,
          account: accountCode(referenceNumber),
        }),
      });
      const seen = await page.waitForFunction(
        ([booking, reference]) => {
          const [bare, shown] = [window.benchRaw?.[booking], window.benchPainted?.[reference]];
          return bare === undefined || shown === undefined ? null : { bare, shown };
        },
        [id, referenceNumber] as const,
        { timeout: TIMEOUT_MS, polling: 50 },
      );
      const times = await seen.jsonValue();
      if (times === null) throw new Error('a payment was not seen');
      raw.push(times.bare - at);
      painted.push(times.shown - at);
    }
    const [ours, bare] = [percentile(painted, 0.5), percentile(raw, 0.5)];
    return [
      {
        id: 'G13',
        what: 'paying: notice to painted "Received" against a bare listener, p50',
        value: ours / bare,
        bound: { kind: 'most', value: 1.3 },
        detail: `${Math.round(ours)} ms against ${Math.round(bare)} ms, ${payments} payments`,
      },
    ];
  } finally {
    await Promise.all(made.map((id) => db.doc(`bookings/${id}`).delete()));
    await context.close();
    await deleteApp(app);
  }
};

/** Notes in the page when the card of this booking first shows that money was received. */
function watchFor(reference: string): void {
  window.benchPainted ??= {};
  const observer = new MutationObserver(() => {
    const cards = [...document.querySelectorAll('article')];
    const card = cards.find((each) => each.textContent.includes(reference));
    if (card?.textContent.includes('Received') !== true) return;
    observer.disconnect();
    // The next frame draws it; the task after it is the first moment it can be seen.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (window.benchPainted) window.benchPainted[reference] = Date.now();
      }),
    );
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** A request of the client's, unlike any other in reference and time, copied from one that the demo data has. */
async function aRequest(db: Firestore, count: number) {
  const { docs } = await db
    .collection(bookings.collection)
    .where('clientEmail', '==', CLIENT.email)
    .limit(1)
    .get();
  const [model] = docs.map((doc) => bookings.fromStored(doc.data()));
  if (model === undefined) throw new Error('The demo client has no booking to copy.');
  const sign = () => SIGNS.charAt(randomInt(0, SIGNS.length));
  const part = () => [sign(), sign(), sign(), sign()].join('');
  const referenceNumber = [part(), part(), part(), part()].join('-');
  const id = randomUUID();
  const now = Date.now();
  // Beyond the booking window, so that the time is free.
  const startsAt = Math.floor(now / HOUR) * HOUR + (100 + count) * DAY;
  await db.doc(`bookings/${id}`).set(
    bookings.toStored({
      ...model,
      id,
      referenceNumber,
      status: 'pending',
      version: 1,
      retainUntil: null,
      startsAt,
      endsAt: startsAt + 50 * MINUTE,
      holdExpiresAt: now + 15 * MINUTE,
      payment: nothingPaid(3000),
      paidTime: null,
      saidCode: null,
      prompt: null,
      service: { ...model.service, price: 3000 },
      searchTerms: [accountCode(referenceNumber).toLowerCase()],
      createdAt: now,
      updatedAt: now,
    }),
  );
  return { id, referenceNumber };
}
