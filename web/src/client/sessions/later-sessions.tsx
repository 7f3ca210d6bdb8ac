import type { ChangeableSession } from '@tulia/domain/booking/manage-view';
import { keptPayment, paymentOnceOver } from '@tulia/domain/booking/payment';
import { netPaid } from '@tulia/domain/money/summary';
import { formatMoney } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { usePractice } from '../../shared/practice/practice';
import { useTexts } from '../../platform/language/use-texts';
import { Checkbox } from '../../ui/fields/checkbox';
import { Stack } from '../../ui/layout';
import { sessionChanges } from './session-view';
import { sessionsTexts } from './texts';
import { useMoments, useSessionClock } from './use-moments';
import type { SessionDialogProps } from './use-session-actions';

/** The session alone, until the client ticks that the later ones change, too. */
export function useTogether({ session, ways, series }: SessionDialogProps) {
  const { t } = useTexts(sessionsTexts);
  const moments = useMoments();
  const [isAll, setIsAll] = useState(false);
  const later = series?.later ?? [];
  return {
    isAll,
    ways: isAll && series !== undefined ? series.together : ways,
    sessions: isAll ? [session, ...later] : [session],
    choice: later.length > 0 && (
      <Checkbox
        label={t.series.laterToo(later.length)}
        hint={later.map((each) => moments.full(each.startsAt, each.timezone)).join(' · ')}
        checked={isAll}
        onChange={({ target }) => setIsAll(target.checked)}
      />
    ),
  };
}

/** What each session costs when all are cancelled now, and the sums. */
export function CostOfEach({ sessions }: { sessions: readonly ChangeableSession[] }) {
  const { t } = useTexts(sessionsTexts);
  const moments = useMoments();
  const practice = usePractice();
  const now = useSessionClock();
  const costs = sessions.map((session) => {
    const { refund } = sessionChanges(session, now, practice);
    const kept =
      refund === 'not-due' ? keptPayment({ payment: paymentOnceOver(session, true) }) : 0;
    const back = Math.max(0, netPaid(session.payment) - kept);
    return { session, kept, back };
  });
  const sum = (of: 'kept' | 'back') => costs.reduce((all, each) => all + each[of], 0);
  const said = (kept: number, back: number) =>
    [
      back > 0 ? t.series.back(formatMoney(back)) : '',
      kept > 0 ? t.series.kept(formatMoney(kept)) : '',
    ]
      .join(' ')
      .trim() || t.series.nothingPaid;
  return (
    <Stack $gap="xs" role="status">
      <ul>
        {costs.map(({ session, kept, back }) => (
          <li key={session.startsAt}>
            {`${moments.full(session.startsAt, session.timezone)}: ${said(kept, back)}`}
          </li>
        ))}
      </ul>
      <strong>{t.series.sum(sessions.length, said(sum('kept'), sum('back')))}</strong>
    </Stack>
  );
}
