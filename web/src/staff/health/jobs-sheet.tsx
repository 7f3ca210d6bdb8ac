import type { JobRun } from '@tulia/domain/practice/jobs';
import type { Instant } from '@tulia/domain/time/instant';
import { healthTexts } from './texts/health';
import { jobNamesTexts } from '../parts/texts/job-names';
import { useTexts } from '../../platform/language/use-texts';
import { jobFinding, spanOf } from './findings';
import { HealthRow, HealthSheet } from './health-style';
import { RepairButton } from './repair-button';
import type { SheetProps } from './sheet-props';

const TONES = { onTime: 'success', notYet: 'neutral', late: 'warning', broken: 'danger' } as const;

/** Every job with its last run. */
export function JobsSheet({
  report: { at, jobs },
  begunAt,
  onRepaired,
}: SheetProps & { begunAt: Instant | undefined }) {
  const { t } = useTexts(healthTexts);
  const { t: job } = useTexts(jobNamesTexts);
  const aboutOf = (run: JobRun | null, isBroken: boolean) => {
    const ago = (then: Instant) => spanOf(at - then, t);
    if (isBroken && run?.failedAt != null) return t.jobFailed(ago(run.failedAt), run.problem ?? '');
    return run?.endedAt == null ? t.never : t.ran(ago(run.endedAt));
  };
  return (
    <HealthSheet title={t.jobs} lead={t.jobsLead}>
      {jobs.map(({ name, run }) => {
        const finding = jobFinding(name, run, at, begunAt);
        return (
          <HealthRow
            key={name}
            name={job.names[name]}
            state={t[finding]}
            tone={TONES[finding]}
            about={aboutOf(run, finding === 'broken')}
            repair={
              <RepairButton
                job={name}
                text={t.run}
                label={t.runOf(job.names[name])}
                onDone={onRepaired}
              />
            }
          />
        );
      })}
    </HealthSheet>
  );
}
