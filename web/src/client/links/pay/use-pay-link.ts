import type { PayView } from '@tulia/domain/booking/pay-view';
import { showPayLink } from '@tulia/domain/calls/money/pay-links';
import { asRefusal } from '@tulia/domain/refusal';
import { SECOND } from '@tulia/domain/time/instant';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/live/call';

/** Without an account there is no listener, so the page asks: often while a PIN is awaited, else now and then. */
const WHILE_WAITING = 4 * SECOND;
const NOW_AND_THEN = 30 * SECOND;

export type PayLinkState =
  | { state: 'loading' | 'over' | 'failed'; look: () => void }
  | { state: 'shown'; view: PayView | null; look: () => void };

type Shown = { state: 'loading' | 'over' | 'failed' } | { state: 'shown'; view: PayView | null };

/** How the money stands that a link is for. What was shown stays while an answer is missing. */
export function usePayLink(token: string): PayLinkState {
  const [shown, setShown] = useState<Shown>({ state: 'loading' });
  const isGone = useRef(false);
  const look = useCallback(() => {
    call(showPayLink, { token }).then(
      ({ view }) => isGone.current || setShown({ state: 'shown', view }),
      (error: unknown) => {
        if (isGone.current) return;
        const refusal = asRefusal(error);
        const isOver = refusal.is('not-found') || refusal.is('invalid-input');
        setShown((before) => {
          if (isOver) return { state: 'over' };
          return before.state === 'shown' ? before : { state: 'failed' };
        });
      },
    );
  }, [token]);
  const state = shown.state === 'shown' ? shown.view?.state : undefined;
  const isWaiting = state === 'waiting' || state === 'checking';
  const isShown = shown.state === 'shown';
  useEffect(() => {
    isGone.current = false;
    look();
    return () => {
      isGone.current = true;
    };
  }, [look]);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setInterval(
      () => {
        if (!document.hidden) look();
      },
      isWaiting ? WHILE_WAITING : NOW_AND_THEN,
    );
    return () => clearInterval(timer);
  }, [isShown, isWaiting, look]);
  return { ...shown, look };
}
