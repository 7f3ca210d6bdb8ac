import { useState, type ReactNode } from 'react';
import { BoardContext, type Board } from '../board-context';
import type { followMails } from '../mails/follow-mails';
import type { MailFate } from '../mails/mail-fate';
import { openPendingActions } from '../waiting/pending-actions';
import { useWaitingActions } from '../waiting/use-waiting-actions';

/** Replaces `followMails`, and reports this fate at once. */
export const following =
  (fate: MailFate): typeof followMails =>
  (_, hear) =>
    Promise.resolve(hear({ fate, meeting: null }));

/** Gives a row its board in tests, with real pending actions. */
export function BoardHarness({
  board = {},
  children,
}: {
  board?: Partial<Board>;
  children: ReactNode;
}) {
  const [pending] = useState(openPendingActions);
  const waiting = useWaitingActions(pending);
  return (
    <BoardContext
      value={{
        role: 'admin',
        now: 0,
        openDialog: () => undefined,
        actorOn: () => ({ kind: 'staff', role: board.role ?? 'admin', isOwn: true }),
        mailTroubles: new Set<string>(),
        ...waiting,
        ...board,
      }}
    >
      {children}
    </BoardContext>
  );
}
