/**
 * Sending the contact form. A message is sent once however often it is tried: the request id belongs to the text and
 * stays until the text changes. Calls, validation and their libraries are fetched when the form is first touched.
 */
import type { Language } from '@tulia/domain/records/profile';
import { MESSAGE_SUBJECTS, type MessageSubject } from '@tulia/domain/records/message';
import type { Refusal } from '@tulia/domain/refusal';
import { isPossible, isPossibleNow } from '../../offline/capabilities';
import { lookAgain } from '../../offline/connection';

export interface ContactForm {
  name: string;
  email: string;
  subject: MessageSubject;
  message: string;
  honeypot: string;
}

export type SendOutcome =
  | { kind: 'sent' }
  /** field -> reason code */
  | { kind: 'invalid'; fields: Record<string, string> }
  | { kind: 'offline' }
  /** nobody knows whether it arrived; sending again is safe */
  | { kind: 'unknown' }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed' };

/** All that sending needs, in one go: what cannot be fetched is known before anything is sent. */
const loadSending = () =>
  Promise.all([
    import('../../live/call'),
    import('@tulia/domain/calls/send-message'),
    import('@tulia/domain/calls/call'),
    import('@tulia/domain/refusal'),
  ]);

/** Fetches what sending needs, while the person is still writing. */
export function warmContactForm(): void {
  loadSending()
    .then(([{ warmCalls }]) => warmCalls())
    .catch(() => undefined);
}

/** What the form's fields hold, trimmed; an unknown subject counts as a general question. */
export function readContactForm(data: FormData): ContactForm {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const subject = text('subject');
  return {
    name: text('name').trim(),
    email: text('email').trim(),
    subject: MESSAGE_SUBJECTS.find((each) => each === subject) ?? 'general',
    message: text('message').trim(),
    honeypot: text('website'),
  };
}

/** Gives a text the same id for as long as it stays the same. */
export function createRequestIds(makeId: () => string = () => crypto.randomUUID()) {
  let last: { body: string; id: string } | null = null;
  return (form: ContactForm, language: Language): string => {
    const body = JSON.stringify([form, language]);
    if (last?.body !== body) last = { body, id: makeId() };
    return last.id;
  };
}

/** Validates and sends; every way it can end is an outcome, nothing is thrown. */
export async function sendContactMessage(
  form: ContactForm,
  language: Language,
  requestId: string,
): Promise<SendOutcome> {
  if (!(await isPossibleNow('send a request'))) return { kind: 'offline' };
  const sending = await loadSending().catch(() => null);
  if (sending === null) {
    await lookAgain();
    return { kind: isPossible('send a request') ? 'failed' : 'offline' };
  }
  const [{ call }, { sendMessage }, { parseInput }, { Refusal }] = sending;
  try {
    await call(sendMessage, parseInput(sendMessage, { ...form, language, requestId }));
    return { kind: 'sent' };
  } catch (error) {
    return error instanceof Refusal ? outcomeOf(error as Refusal) : { kind: 'failed' };
  }
}

function outcomeOf(refusal: Refusal): SendOutcome {
  if (refusal.is('invalid-input')) return { kind: 'invalid', fields: refusal.details.fields };
  if (refusal.is('offline')) return { kind: 'offline' };
  if (refusal.is('timeout')) return { kind: 'unknown' };
  if (refusal.is('internal')) return { kind: 'failed' };
  return { kind: 'refused', refusal };
}
