import { runJobNow } from '@tulia/domain/calls/practice/health';
import type { JobName } from '@tulia/domain/practice/jobs';
import { healthTexts } from './texts/health';
import { useTexts } from '../../platform/language/use-texts';
import { useAction } from '../../platform/live/use-action';
import { useOnline } from '../../platform/offline/use-connection';
import { Button } from '../../ui/button';

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
  const isOnline = useOnline();
  const { run, busy } = useAction(runJobNow, {
    failed: t.repairFailed,
    patienceMs: PATIENCE_MS,
    done: ({ problem, count }) => {
      if (problem !== null)
        return { variant: 'destructive', title: t.repairFailed, description: problem };
      const description = count === null ? {} : { description: t.repairCount(count) };
      return { title: t.repairDone(t.job[job]), ...description };
    },
    onDone,
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
