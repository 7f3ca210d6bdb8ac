import { rebuildProjections, type Rebuilt } from '@tulia/domain/calls/practice/health';
import { useState } from 'react';
import { healthCopy } from './texts/health';
import { useCopy } from '../../platform/language/use-copy';
import { useAction } from '../../platform/live/use-action';
import { useOnline } from '../../platform/offline/use-connection';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { spanOf } from './findings';
import { HealthRow, HealthSheet } from './health-style';
import type { SheetProps } from './sheet-props';

/** The jobs that compare a copy with its source, in the order of the page. */
const COPIES = ['rollAvailability', 'recountBookings', 'recountClients'] as const;
const PATIENCE_MS = 240_000;

/**
 * The copies kept beside the bookings, the result of the last comparison, and a button that compares them again.
 */
export function CopiesSheet({ report: { at, jobs }, onRepaired }: SheetProps) {
  const { t } = useCopy(healthCopy);
  const isOnline = useOnline();
  const [rebuilt, setRebuilt] = useState<Rebuilt | null>(null);
  const { run, busy } = useAction(rebuildProjections, {
    failed: t.repairFailed,
    patienceMs: PATIENCE_MS,
    onDone: (answer) => {
      setRebuilt(answer);
      onRepaired();
    },
  });
  const runOf = (name: (typeof COPIES)[number]) => jobs.find((job) => job.name === name)?.run;
  return (
    <HealthSheet
      title={t.copies}
      lead={t.copiesLead}
      after={
        <Stack $gap="sm">
          <div>
            <Button
              variant="secondary"
              size="sm"
              busy={busy}
              busyLabel={t.comparing}
              disabled={!isOnline}
              onClick={() => void run({})}
            >
              {t.compare}
            </Button>
          </div>
          {rebuilt !== null && <Compared rebuilt={rebuilt} />}
        </Stack>
      }
    >
      {COPIES.map((name) => {
        const { endedAt = null, count = null } = runOf(name) ?? {};
        const isWrong = (count ?? 0) > 0;
        return (
          <HealthRow
            key={name}
            name={t.copy[name]}
            {...(isWrong && { state: String(count), tone: 'warning' as const })}
            about={endedAt === null ? t.never : t.corrected(count ?? 0, spanOf(at - endedAt, t))}
          />
        );
      })}
    </HealthSheet>
  );
}

function Compared({
  rebuilt: { reads, months, cards, sums, totals, reports },
}: {
  rebuilt: Rebuilt;
}) {
  const { t } = useCopy(healthCopy);
  const isWhole = months + cards + sums + totals + reports === 0;
  return (
    <Banner
      tone={isWhole ? 'success' : 'warning'}
    >{`${isWhole ? t.agreed : t.wrong(months, cards, sums, totals, reports)} ${t.compared(reads)}`}</Banner>
  );
}
