import { showHealth } from '@tulia/domain/calls/practice/health';
import type { Instant } from '@tulia/domain/time/instant';
import { ChevronRight, Wrench } from 'lucide-react';
import { Link } from 'react-router-dom';
import { todayTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { useAnswer } from '../../platform/live/use-answer';
import { paths } from '../../paths';
import { troublesOf } from '../health/findings';
import { Goes, NeedLink, Quiet } from '../parts/panel-style';

/**
 * Shown when no task waits. Only then it asks the system's state, which costs some fifteen reads, before it says that
 * all is well.
 */
export function SystemNeed({ begunAt }: { begunAt: Instant }) {
  const { t } = useTexts(todayTexts);
  const { data: report, status } = useAnswer(showHealth, {});
  if (report === undefined)
    return <Quiet>{status === 'loading' ? t.systemAsked : t.systemUnknown}</Quiet>;
  const { connections, jobs } = troublesOf(report, begunAt);
  const count = connections.length + jobs.length;
  if (count === 0) return <Quiet>{t.needsNone}</Quiet>;
  return (
    <NeedLink>
      <Link to={paths.adminHealth}>
        <Wrench aria-hidden size={20} />
        <span>
          <strong>{t.system(count)}</strong>
          <small>{t.systemText}</small>
        </span>
        <Goes>
          {t.open}
          <ChevronRight aria-hidden size={16} />
        </Goes>
      </Link>
    </NeedLink>
  );
}
