import type { ManageView } from '@tulia/domain/booking/manage-view';
import { refundDue } from '@tulia/domain/booking/payment';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/live/call';
import * as calls from '../../../platform/live/call-names';
import { useAnswer } from '../../../platform/live/use-answer';
import type { TellWay } from '../../sessions/on-the-day/on-the-day';
import type { ChangeWays } from '../../sessions/use-session-actions';
import { isLinkOver, LinkState } from '../link-state';
import { ManageSession } from './manage-session';
import { manageTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';

/** State, time and payment of a session, and the ways to change it. Names no person. */
export function ManageByLink({ token }: { token: string }) {
  const { t } = useTexts(manageTexts);
  const answer = useAnswer(calls.showManageLink, { token });
  const { again } = answer;
  const [changed, setChanged] = useState<ManageView | null>(null);
  useOnComingBack(again);
  const view = newest(changed, answer.data?.view ?? null);
  if (isLinkOver(answer.refusal) || view === null)
    return <LinkState answer={answer} overText={t.overText} />;

  const take = async (change: Promise<{ view: ManageView }>) => {
    try {
      const { view: after } = await change;
      setChanged(after);
      return after;
    } catch (error) {
      // Another device may have changed the session in the meantime.
      again();
      throw error;
    }
  };
  const ways: ChangeWays = {
    cancel: async (seen) => {
      const { session } = await take(call(calls.cancelByLink, { token, ...seen }));
      return { refund: refundDue(session) };
    },
    move: (to) => take(call(calls.moveByLink, { token, ...to })),
  };
  const tell: TellWay = (said) => take(call(calls.tellByLink, { token, ...said }));
  const contact = { token, onChanged: setChanged, onRefused: again };
  return <ManageSession view={view} ways={ways} tell={tell} contact={contact} />;
}

/** The answer to a change, unless a later change is already loaded. */
function newest(changed: ManageView | null, shown: ManageView | null): ManageView | null {
  if (changed === null || shown === null) return changed ?? shown;
  return changed.session.version > shown.session.version ? changed : shown;
}

/** Without an account there is no listener, so the page asks again when it becomes visible. */
function useOnComingBack(again: () => void): void {
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) again();
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [again]);
}
