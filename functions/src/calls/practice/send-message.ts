import { TO_PRACTICE } from '@tulia/domain/booking/mails/mail-table';
import { sendMessage as contract } from '@tulia/domain/calls/practice/send-message';
import { MAIN_LANGUAGE } from '@tulia/domain/person/language';
import { messagePath, messages, OPEN_MESSAGE_KEPT } from '@tulia/domain/records/message';
import { Refusal } from '@tulia/domain/refusal';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { derivedId } from '../../platform/fingerprint';
import { queueMail } from '../../mail/outbox';
import { limitFor } from '../../platform/app-check';
import { messagesPerAddress } from '../../platform/params';
import { enforceRateLimits, perHour } from '../../platform/rate-limit';
import { isAlreadyExists, writerOf } from '../../platform/writer';

export const sendMessage = callable(contract, async (input, { caller, clock }) => {
  const { honeypot, requestId, ...said } = input;
  if (honeypot !== '') throw new Refusal('spam');
  const now = clock.now();
  // The id derives from the address too, so that a stranger cannot guess the id of another sender's message.
  const email = said.email.toLowerCase();
  const messageId = derivedId('message', email, requestId);
  if (caller.address !== null) {
    const limit = limitFor(messagesPerAddress.value(), caller);
    const rule = perHour('message-address', caller.address, limit);
    await enforceRateLimits([rule], messageId, now);
  }
  const batch = db().batch();
  const writer = writerOf(batch);
  writer.create(
    db().doc(messagePath(messageId)),
    messages.toStored({
      ...said,
      name: said.name.trim(),
      email,
      answered: false,
      answer: null,
      createdAt: now,
      expiresAt: now + OPEN_MESSAGE_KEPT,
    }),
  );
  queueMail(
    writer,
    {
      id: `message_${messageId}`,
      to: TO_PRACTICE,
      template: 'contact-message',
      language: MAIN_LANGUAGE,
      bookingId: null,
      parameters: { messageId },
    },
    now,
  );
  try {
    await batch.commit();
  } catch (error) {
    // The same message again; it is stored already.
    if (!isAlreadyExists(error)) throw error;
  }
  return { messageId };
});
