/** Loads calls, validation and their libraries when the form is first touched. */
import type { Language } from '@tulia/domain/person/language';
import { MESSAGE_SUBJECTS, type MessageSubject } from '@tulia/domain/records/message';
import { Refusal } from '@tulia/domain/refusal';
import { isPossible, isPossibleNow } from '../../platform/offline/capabilities';
import { checkAgain } from '../../platform/offline/connection';

interface ContactForm {
  name: string;
  email: string;
  subject: MessageSubject;
  message: string;
  honeypot: string;
}

/** Loaded together, so that a failed fetch shows before anything is sent. */
const loadSending = () =>
  Promise.all([
    import('../../platform/live/call'),
    import('@tulia/domain/calls/practice/send-message'),
    import('@tulia/domain/calls/call'),
  ]);

export function warmContactForm(): void {
  loadSending()
    .then(([{ warmCalls }]) => warmCalls())
    .catch(() => undefined);
}

/** Trimmed fields; an unknown subject counts as a general question. */
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

/** Validates by the contract, then sends. @throws Refusal for every failure */
export async function sendContactMessage(
  form: ContactForm,
  language: Language,
  requestId: string,
): Promise<void> {
  if (!(await isPossibleNow('send a request'))) throw new Refusal('offline');
  const sending = await loadSending().catch(() => null);
  if (sending === null) {
    await checkAgain();
    throw new Refusal(isPossible('send a request') ? 'internal' : 'offline');
  }
  const [{ call }, { sendMessage }, { parseInput }] = sending;
  await call(sendMessage, parseInput(sendMessage, { ...form, language, requestId }));
}
