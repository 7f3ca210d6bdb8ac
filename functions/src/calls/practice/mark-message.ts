/** Ticks a contact message off. */
import { markMessage as contract } from '@tulia/domain/calls/practice/manage-practice';
import {
  ANSWERED_MESSAGE_KEPT,
  messagePath,
  messages,
  OPEN_MESSAGE_KEPT,
} from '@tulia/domain/records/message';
import { Refusal } from '@tulia/domain/refusal';
import { changeWithAudit } from '../../practice/audit';
import { callable } from '../../platform/callable';

export const markMessage = callable(contract, async (input, { caller, clock }) => {
  const { answered } = input;
  const now = clock.now();
  const expiresAt = now + (answered ? ANSWERED_MESSAGE_KEPT : OPEN_MESSAGE_KEPT);
  await changeWithAudit(messagePath(input.messageId), caller, now, (before) => {
    if (before === undefined) throw new Refusal('not-found');
    return {
      action: answered ? 'message-answered' : 'message-opened',
      data: { answered },
      stamps: messages.toStoredPart({ expiresAt }),
    };
  });
  return {};
});
