import type { ReactNode } from 'react';
import { BoardContext, type Board } from './board-context';
import { useCancellations } from './cancelling/use-cancellations';

/** The surroundings of a row for the tests of this folder, with real cancellations. */
export function BoardHarness({
  board = {},
  children,
}: {
  board?: Partial<Board>;
  children: ReactNode;
}) {
  const cancellations = useCancellations();
  return (
    <BoardContext
      value={{
        ...{ role: 'admin', now: 0, openDialog: () => undefined, ...cancellations },
        actorOn: () => ({ kind: 'staff', role: board.role ?? 'admin', isOwn: true }),
        ...board,
      }}
    >
      {children}
    </BoardContext>
  );
}
