import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '../../platform/hooks/when-idle';
import type { SessionDialogProps } from './use-session-actions';

const loadCancel = () => import('./cancel-dialog');
const loadMove = () => import('./move-dialog');
const DIALOGS = {
  cancel: lazy(loadCancel),
  move: lazy(loadMove),
};

/** Loads the dialogs early, so that they open at once and offline. */
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
