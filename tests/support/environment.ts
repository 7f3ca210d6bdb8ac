/**
 * The running local environment as tests meet it: addresses, the mail inbox, the Google Calendar stand-in,
 * and scheduled jobs, all over the wire. `TULIA_PORT_OFFSET` says which environment.
 */
import type { StoredEvent } from '../../local/stand-ins/google-calendar/calendar';
import type { CalendarFault } from '../../local/stand-ins/google-calendar/open';
import type { MailView } from '../../local/stand-ins/inbox/mail';
import type { SmtpFault } from '../../local/stand-ins/inbox/smtp';
import type { PushFault, PushMessage } from '../../local/stand-ins/push/open';
import type { PhoneText } from '../../local/stand-ins/sms/account';
import { runJob } from '../../local/environment/jobs';
import { PATIENCE_MS } from '../../local/test-run/patience';
import { HOST, PROJECT, REGION } from '../../local/machine/places';
import { portOffset, portsAt } from '../../local/machine/ports';

const ports = portsAt(portOffset(process.env));

export { PROJECT };

/** Addresses of the environment, without a slash at the end. */
export const environment = {
  ports,
  project: PROJECT,
  site: `http://${HOST}:${ports.hosting}`,
  functions: `http://${HOST}:${ports.functions}/${PROJECT}/${REGION}`,
  /** `host:port`, as the SDKs want it. */
  firestoreHost: `${HOST}:${ports.firestore}`,
  auth: `http://${HOST}:${ports.auth}`,
  inbox: `http://${HOST}:${ports.inbox}`,
  calendar: `http://${HOST}:${ports.calendar}`,
  push: `http://${HOST}:${ports.push}`,
  daraja: `http://${HOST}:${ports.daraja}`,
  texts: `http://${HOST}:${ports.texts}`,
} as const;

/** When a journey that waits for a mail runs the job of the outbox. */
const SWEPT_AFTER_MS = 25_000;

/** The mail inbox. */
export const inbox = {
  /** Mails received, newest first; with an address, those sent to it. */
  mails: (to = ''): Promise<MailView[]> =>
    get(`${environment.inbox}/_mails?to=${encodeURIComponent(to)}`) as Promise<MailView[]>,

  /**
   * Waits until `count` mails to this address are there and match; newest first. In a journey the job of the outbox
   * runs once on the way, as its schedule would run it by then; tests of the functions rely on the trigger alone.
   */
  waitFor: (
    to: string,
    matches: (mail: MailView) => boolean = () => true,
    { count = 1 } = {},
  ): Promise<MailView[]> => {
    const isJourney = process.env['TEST_PARALLEL_INDEX'] !== undefined;
    let sweepAt = isJourney ? Date.now() + SWEPT_AFTER_MS : Infinity;
    const arrived = async () => {
      if (Date.now() > sweepAt) {
        sweepAt = Infinity;
        await job('sweepOutbox');
      }
      const found = (await inbox.mails(to)).filter(matches);
      return found.length >= count ? found : undefined;
    };
    return until(arrived, async () => {
      const { mailsInOutbox } = await import('./outbox');
      return `${count} mail(s) to ${to}; the outbox holds ${await mailsInOutbox(to)}`;
    });
  },

  /**
   * Makes the SMTP server misbehave for the next `times` messages, or until it is set to `ok`; with `to` for mails to
   * this address only.
   */
  fault: async (kind: SmtpFault, times?: number, to?: string): Promise<void> => {
    await post(`${environment.inbox}/_faults`, { kind, times, to });
  },

  /** Waits for the link of the account that was mailed to this address; the last one, where there are several. */
  accountLink: async (to: string, mode: 'verifyEmail' | 'resetPassword'): Promise<string> => {
    const link = new RegExp(`http\\S+[?&]mode=${mode}&oobCode=\\S+`);
    const [mail] = await inbox.waitFor(to, ({ text }) => link.test(text));
    return link.exec(mail?.text ?? '')?.[0] ?? '';
  },
};

/** The Google Calendar stand-in; a deleted event has status `cancelled`. */
export const calendar = {
  events: (): Promise<StoredEvent[]> =>
    get(`${environment.calendar}/_events`) as Promise<StoredEvent[]>,

  /** Every call that came, in order; `none` for one that got no answer. */
  requests: (): Promise<{ method: string; path: string; status: number | 'none' }[]> =>
    get(`${environment.calendar}/_requests`) as Promise<
      { method: string; path: string; status: number | 'none' }[]
    >,

  /** Makes it misbehave as the fault says, or until it is set to `{ kind: 'ok' }`. */
  fault: async (fault: CalendarFault): Promise<void> => {
    await post(`${environment.calendar}/_faults`, fault);
  },
};

/** The phones of the stand-in for texts. */
export const phones = {
  /** Texts to this number (with country code, without plus), oldest first. */
  texts: async (to: string): Promise<PhoneText[]> => {
    const all = (await get(`${environment.texts}/_texts`)) as PhoneText[];
    return all.filter((each) => each.to === to);
  },

  /** Waits for a text to this number. */
  waitFor: (to: string, matches: (message: string) => boolean = () => true): Promise<PhoneText> =>
    until(
      async () => (await phones.texts(to)).find(({ message }) => matches(message)),
      `a text to ${to}`,
    ),

  /** Where reports and opt-outs go, as the owner enters them in the provider's dashboard. */
  reportTo: (urls: { report: string; stop: string }): Promise<void> => send('_urls', urls),

  /** The person says STOP. */
  stop: (to: string): Promise<void> => send('_stop', { to }),
};

/** As a form of the page of the phones, which answers with the page. */
async function send(form: string, fields: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(`${environment.texts}/${form}`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`${form} answered ${answer.status}`);
}

/** The Firebase Cloud Messaging stand-in. */
export const push = {
  /** What was sent to a device, oldest first. */
  messages: (token: string): Promise<PushMessage[]> =>
    get(`${environment.push}/_messages?token=${encodeURIComponent(token)}`) as Promise<
      PushMessage[]
    >,

  /** Makes it misbehave for one device, or until it is set to `ok`. */
  fault: async (fault: PushFault): Promise<void> => {
    await post(`${environment.push}/_faults`, fault);
  },

  /** Waits until what was ordered for a device has happened as often as it was ordered. */
  faultMet: async (token: string): Promise<void> => {
    const url = `${environment.push}/_faults?token=${encodeURIComponent(token)}`;
    await until(async () => (await get(url)) === false || undefined, 'the fault to be met');
  },
};

/** Runs a scheduled job now, as of `at` (epoch milliseconds). Throws when it fails. */
export function job(name: string, at?: number): Promise<void> {
  return runJob(name, ports, at);
}

/** Asks every 100 ms until there is an answer. Throws when none came, naming what. */
export async function until<Result>(
  find: () => Promise<Result | undefined> | Result | undefined,
  what: string | (() => Promise<string>),
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (Date.now() > deadline) {
      const name = typeof what === 'string' ? what : await what();
      throw new Error(`Waited ${patienceMs} ms in vain for ${name}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function get(url: string): Promise<unknown> {
  return (await ask(url)).json();
}

async function post(url: string, body: unknown): Promise<void> {
  await ask(url, { method: 'POST', body: JSON.stringify(body) });
}

async function ask(url: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
