import type { HealthReport } from '@tulia/domain/calls/practice/health';
import { CONNECTION_NAMES } from '@tulia/domain/practice/connections';
import type { Instant } from '@tulia/domain/time/instant';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { healthTexts } from './texts/health';
import { useTexts } from '../../platform/language/use-texts';
import { connectionFinding, jobFinding, spanOf } from './findings';
import { HealthRow, HealthSheet } from './health-style';
import { RepairButton } from './repair-button';

interface SheetProps {
  report: HealthReport;
  onRepaired: () => void;
}

const CONNECTION_TONES = {
  works: 'success',
  off: 'neutral',
  part: 'warning',
  lost: 'danger',
} as const;

/** The outside services that take the practice's credentials. The check of a connection also repairs it. */
export function ConnectionsSheet({ report, onRepaired }: SheetProps) {
  const { t, lang } = useTexts(healthTexts);
  return (
    <HealthSheet title={t.connections}>
      {CONNECTION_NAMES.map((name) => {
        const finding = connectionFinding(report, name);
        const { since } = report.connections[name];
        const day = since === null ? null : formatShortDay(since, lang);
        const about = {
          off: '',
          works: day === null ? '' : t.worksSince(day),
          part: t.partText,
          lost: [...(day === null ? [] : [t.lostSince(day)]), t.connection[name].lost].join(' '),
        }[finding];
        return (
          <HealthRow
            key={name}
            name={t.connection[name].name}
            state={t[finding]}
            tone={CONNECTION_TONES[finding]}
            about={about}
            // The next notification or email shows whether these are sent.
            repair={
              name !== 'push' &&
              name !== 'mail' &&
              finding !== 'off' && (
                <RepairButton
                  job="checkConnections"
                  text={t.check}
                  label={t.checkOf(t.connection[name].name)}
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

const JOB_TONES = {
  onTime: 'success',
  notYet: 'neutral',
  late: 'warning',
  broken: 'danger',
} as const;

export function JobsSheet({
  report: { at, jobs },
  begunAt,
  onRepaired,
}: SheetProps & { begunAt: Instant }) {
  const { t } = useTexts(healthTexts);
  const ago = (then: Instant) => spanOf(at - then, t);
  return (
    <HealthSheet title={t.jobs} lead={t.jobsLead}>
      {jobs.map(({ name, run }) => {
        const finding = jobFinding(name, run, at, begunAt);
        const ended = run?.endedAt == null ? t.never : t.ran(ago(run.endedAt));
        return (
          <HealthRow
            key={name}
            name={t.job[name]}
            state={t[finding]}
            tone={JOB_TONES[finding]}
            about={
              finding === 'broken' && run?.failedAt != null
                ? t.jobFailed(ago(run.failedAt), run.problem ?? '')
                : ended
            }
            repair={
              <RepairButton
                job={name}
                text={t.run}
                label={t.runOf(t.job[name])}
                onDone={onRepaired}
              />
            }
          />
        );
      })}
    </HealthSheet>
  );
}
