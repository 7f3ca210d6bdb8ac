import { runJobNow } from '@tulia/domain/calls/practice/health';
import type { JobName } from '@tulia/domain/practice/jobs';
import { healthTexts } from './texts/health';
import { jobNamesTexts } from '../parts/texts/job-names';
import { useTexts } from '../../platform/language/use-texts';
import { useAction } from '../../platform/live/use-action';
import { useOnline } from '../../platform/offline/use-connection';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast-store';

/** A repair takes as long as the job that it runs. */
const PATIENCE_MS = 120_000;

/** Runs a job now and shows how it ended. @param label for screen readers: many buttons have the same text */
export function RepairButton({
  job,
  text,
  label,
  onDone,
}: {
  job: JobName;
  text: string;
  label: string;
  onDone: () => void;
}) {
  const { t } = useTexts(healthTexts);
  const { t: jobs } = useTexts(jobNamesTexts);
  const isOnline = useOnline();
  const { run, busy } = useAction(runJobNow, {
    failed: t.repairFailed,
    patienceMs: PATIENCE_MS,
    onDone: ({ problem, count }) => {
      if (problem !== null) {
        toast({ variant: 'destructive', title: t.repairFailed, description: problem });
      } else {
        const description = count === null ? {} : { description: t.repairCount(count) };
        toast({ title: t.repairDone(jobs.names[job]), ...description });
      }
      onDone();
    },
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={busy}
      busyLabel={t.running}
      disabled={!isOnline}
      aria-label={busy ? undefined : label}
      onClick={() => void run({ job })}
    >
      {text}
    </Button>
  );
}
