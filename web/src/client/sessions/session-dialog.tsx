import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '../../platform/hooks/when-idle';
import type { SessionDialogProps } from './use-session-actions';

const loadCancel = () => import('./cancel-dialog');
const loadMove = () => import('./move-dialog');
const DIALOGS = {
  cancel: lazy(() => loadCancel().then((module) => ({ default: module.CancelDialog }))),
  move: lazy(() => loadMove().then((module) => ({ default: module.MoveDialog }))),
};

/** Fetches them once the sessions stand, so that they open at once, and without a connection too. */
function warm() {
  Promise.all([loadCancel(), loadMove()]).catch(() => undefined);
}

export function useWarmDialogs(): void {
  useEffect(() => whenIdle(warm), []);
}

export function SessionDialog({
  what,
  ...about
}: SessionDialogProps & { what: keyof typeof DIALOGS }) {
  const Dialog = DIALOGS[what];
  return (
    <Suspense>
      <Dialog {...about} />
    </Suspense>
  );
}
