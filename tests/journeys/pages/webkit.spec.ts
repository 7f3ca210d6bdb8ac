/** The way of a client in WebKit, the engine of every browser on an iPhone (`support/webkit.ts`). */
import { confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { call, done, person } from '../../support/actors';
import { bookingByReference, pendingBooking } from '../../support/makers';
import { inbox } from '../../support/environment';
import { openLine, type Line } from '../support/line';
import { expect, test, IN_A_DEEP_RUN } from '../support/journey';
import { newClient } from '../support/people';
import { translate } from '../support/translate';
import { openPhone, WEBKIT, type Phone } from '../support/webkit';

test.skip(() => process.env[WEBKIT] === undefined, 'There is no WebKit here.');

const AT = 'return location.pathname === arguments[0]';
const SAYS = 'return document.body.innerText.includes(arguments[0])';
/** The card of a booking says so, too. */
const CARD =
  'return [...document.querySelectorAll("article")].some(({ innerText }) => [...arguments].every((each) => innerText.includes(each)))';
const button = (name: string) => `//button[normalize-space(.)="${name}"]`;
const inDialog = (name: string) => `//*[@role="dialog" or @role="alertdialog"]${button(name)}`;
const PASSWORD = '//main//input[@type="password"]';

/** Gives a phone to the work, and expects that no page has told of trouble. */
async function withPhone(
  work: (phone: Phone, line: Line) => Promise<void>,
  { first = () => undefined, worker = false }: { first?: () => void; worker?: boolean } = {},
): Promise<void> {
  const line = await openLine(first, worker);
  const phone = await openPhone(line.address);
  try {
    await work(phone, line).catch(async (error: unknown) => {
      const text = await phone.read('return location.href + "\\n" + document.body.innerText');
      console.log(`WebKit stood at ${String(text).slice(0, 1500)}`, line.troubles);
      throw error;
    });
    expect(line.troubles).toEqual([]);
  } finally {
    await phone.close();
    line.close();
  }
}

async function logIn(phone: Phone, email: string, password: string): Promise<void> {
  await phone.open('/login?redirect=%2Fmy-sessions');
  await phone.type('//main//input[@type="email"]', email);
  await phone.type(PASSWORD, password);
  await phone.press('//main//form//button[@type="submit"]');
  await phone.sees(AT, '/my-sessions');
  // Who opens the next page while this one still reads may find a database that WebKit no longer answers for.
  await phone.sees(
    `return document.querySelector('main :is(article, a[href$="/booking"])') !== null`,
  );
}

/** Fills in and sends the form of a client who is known by name alone. @returns the reference number */
async function book(phone: Phone): Promise<string> {
  await phone.type('//main//input[@type="tel"]', '+254 711 222 333');
  await phone.press('//label[contains(., "18 and above")]');
  await phone.press('//label[input[@name="service" and @value="individual-therapy"]]');
  await phone.sees('return document.querySelector("[data-ready=true]") !== null');
  // The last one: other journeys take the first.
  await phone.press(
    '(//*[@role="gridcell" and @data-date and not(@aria-disabled="true")])[last()]',
  );
  await phone.press('(//label[input[@name="booking-time" and not(@disabled)]])[last()]');
  for (const text of ['Privacy Policy', 'Consent Agreement']) {
    await phone.press(button(`Read the ${text}`));
    await phone.press(inDialog('I agree'));
    await phone.sees('return document.querySelector("[role=dialog]") === null');
  }
  await phone.press(button('Submit Booking Request'));
  await phone.press(inDialog('Confirm Booking'));
  await phone.sees(SAYS, 'Booking Submitted Successfully!');
  const text = String(await phone.read('return document.querySelector("main").innerText'));
  return /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? '';
}

test('a client logs in and books', async () => {
  const client = await person();
  await withPhone(async (phone) => {
    await logIn(phone, client.email, client.password);
    await phone.open('/booking');
    expect((await bookingByReference(await book(phone))).clientEmail).toBe(client.email);
  });
});

test(
  'a new client signs up, books, sees the confirmation come and the line go and return, and logs out',
  IN_A_DEEP_RUN,
  async () => {
    const client = newClient('Neema Achieng');
    await withPhone(async (phone, line) => {
      await phone.open('/signup?redirect=%2Fbooking');
      await phone.type('//input[@id=//label[starts-with(., "Full name")]/@for]', client.fullName);
      await phone.type('//main//input[@type="email"]', client.email);
      await phone.type(PASSWORD, client.password);
      await phone.press(button('Sign up'));
      await phone.sees(AT, '/login');
      await phone.open(await inbox.accountLink(client.email, 'verifyEmail'));
      await phone.type(PASSWORD, client.password);
      await phone.press(button('Confirm my email'));
      await phone.sees(AT, '/booking');

      const reference = await book(phone);
      await phone.open('/my-sessions');
      await phone.sees(CARD, reference, 'Awaiting Approval');
      const booking = await bookingByReference(reference);
      const { id: bookingId, version, preferredTimeSlot: time } = booking;
      const date = booking.preferredDates[0]!;
      const admin = await person({ role: 'admin' });
      done(await call(confirmBooking, admin, { bookingId, version, date, time }));
      await phone.sees(CARD, reference, 'Confirmed');
      expect(line.troubles).toEqual([]);

      line.cut();
      await phone.sees(SAYS, 'You are offline');
      await phone.sees(CARD, reference, 'Confirmed');
      line.mend();
      await phone.sees(SAYS, 'You are back online.');
      // What the SDKs say of a lost line.
      line.troubles.length = 0;

      await phone.press('//button[starts-with(@aria-label, "Account:")]');
      await phone.press('//*[@role="menuitem"][normalize-space(.)="Log out"]');
      await phone.sees(AT, '/');
      expect(await phone.read('return localStorage.getItem("tulia.me.session")')).toBeNull();
    });
  },
);

test('a client books on pages that the browser translates', IN_A_DEEP_RUN, async () => {
  const client = await person();
  await withPhone(
    async (phone) => {
      await logIn(phone, client.email, client.password);
      await phone.open('/booking');
      await phone.sees('return document.querySelector("main font") !== null');
      const reference = await book(phone);
      await phone.open('/my-sessions');
      await phone.sees(CARD, reference);
    },
    { first: translate },
  );
});

test(
  'one visit of the home page, and the site opens without a connection',
  IN_A_DEEP_RUN,
  async () => {
    await withPhone(
      async (phone, line) => {
        await phone.open('/');
        await phone.read(
          'navigator.serviceWorker.ready.then(({ active }) => (window.kept = active))',
        );
        await phone.sees('return window.kept?.state === "activated"');
        line.cut();
        for (const [path, heading] of [
          ['/', 'Evidence-Based Mental Health Care'],
          ['/sw/about', ''],
          ['/login', 'Log in'],
          ['/booking', ''],
        ] as const) {
          await phone.open(path);
          await phone.sees(
            'return document.querySelector("h1")?.innerText.startsWith(arguments[0])',
            heading,
          );
        }
        await phone.sees(SAYS, 'You are offline');
      },
      { worker: true },
    );
  },
);

test(
  'IndexedDB never answers: a client logs in and reads the sessions',
  IN_A_DEEP_RUN,
  async () => {
    const { client, booking } = await pendingBooking(await person());
    await withPhone(
      async (phone) => {
        await logIn(phone, client.email, client.password);
        for (const visit of ['/my-sessions?visit=2', '/my-sessions?visit=3']) {
          await phone.sees(CARD, booking.referenceNumber);
          await phone.open(visit);
        }
        await phone.sees(CARD, booking.referenceNumber);
      },
      {
        first: () => {
          const open = Reflect.get(IDBFactory.prototype, 'open');
          IDBFactory.prototype.open = function () {
            const request = open.call(this, 'another');
            for (const answer of ['upgradeneeded', 'success'])
              request.addEventListener(answer, (event) => event.stopImmediatePropagation());
            return request;
          };
        },
      },
    );
  },
);
