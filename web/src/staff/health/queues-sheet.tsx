import { QUEUE_JOBS } from '@tulia/domain/practice/queues';
import { healthCopy } from './texts/health';
import { useCopy } from '../../platform/language/use-copy';
import { queueFinding, spanOf } from './findings';
import { HealthRow, HealthSheet } from './health-style';
import { RepairButton } from './repair-button';
import type { SheetProps } from './sheet-props';

const TONES = { clear: 'success', moves: 'neutral', stuck: 'danger' } as const;

/** The queues of the jobs: how many entries wait, and since when. */
export function QueuesSheet({ report: { at, queues }, onRepaired }: SheetProps) {
  const { t } = useCopy(healthCopy);
  return (
    <HealthSheet title={t.queues} lead={t.queuesLead}>
      {queues.map((queue) => {
        const { name, waiting, oldestAt } = queue;
        const finding = queueFinding(queue, at);
        return (
          <HealthRow
            key={name}
            name={t.queue[name]}
            state={t[finding]}
            tone={TONES[finding]}
            about={waiting === 0 ? t.empty : t.waiting(waiting, spanOf(at - (oldestAt ?? at), t))}
            repair={
              waiting > 0 && (
                <RepairButton
                  job={QUEUE_JOBS[name]}
                  text={t.work}
                  label={t.workOf(t.queue[name])}
                  onDone={onRepaired}
                />
              )
            }
          />
        );
      })}
    </HealthSheet>
  );
}
