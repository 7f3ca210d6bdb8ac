import { showHealth, type HealthReport } from '@tulia/domain/calls/practice/health';
import type { Instant } from '@tulia/domain/time/instant';
import { formatClock, localeOf } from '@tulia/domain/wording/moments';
import { healthCopy } from './texts/health';
import { jobNamesCopy } from '../parts/texts/job-names';
import { useCopy } from '../../platform/language/use-copy';
import { Awaited } from '../parts/awaited';
import { useAnswer } from '../../platform/live/use-answer';
import { useOnline } from '../../platform/offline/use-connection';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/states';
import { ConnectionsSheet } from './connections-sheet';
import { CopiesSheet } from './copies-sheet';
import { troublesOf } from './findings';
import { Column, HealthRow, HealthSheet, Sheets } from './health-style';
import { JobsSheet } from './jobs-sheet';
import { QueuesSheet } from './queues-sheet';

/** The free reads and writes of a day (firebase.google.com/docs/firestore/quotas, Spark). */
const FREE = { reads: 50_000, writes: 20_000 };

/**
 * The state of the system, with a repair for each part.
 * @param begunAt before it no job was due
 */
export function HealthBoard({ begunAt }: { begunAt?: Instant }) {
  const { t } = useCopy(healthCopy);
  const { data: report, status, again } = useAnswer(showHealth, {});
  const isOnline = useOnline();
  if (report === undefined) {
    if (status === 'loading') return <Skeleton label={t.loading} lines={8} />;
    return (
      <Awaited of={[]} onRetry={again}>
        <ErrorState title={t.failed} action={<Button onClick={again}>{t.retry}</Button>}>
          {t.failedText}
        </ErrorState>
      </Awaited>
    );
  }
  return (
    <Stack>
      {!isOnline && <Banner tone="warning">{t.offline}</Banner>}
      {isOnline && status === 'failed' && <Banner tone="danger">{t.failed}</Banner>}
      <Verdict report={report} begunAt={begunAt} busy={status === 'loading'} again={again} />
      <Sheets>
        <Column>
          <QueuesSheet report={report} onRepaired={again} />
          <ConnectionsSheet report={report} onRepaired={again} />
          <CopiesSheet report={report} onRepaired={again} />
          <UsageSheet report={report} />
        </Column>
        <Column>
          <JobsSheet report={report} begunAt={begunAt} onRepaired={again} />
        </Column>
      </Sheets>
    </Stack>
  );
}

function Verdict({
  report,
  begunAt,
  busy,
  again,
}: {
  report: HealthReport;
  begunAt: Instant | undefined;
  busy: boolean;
  again: () => void;
}) {
  const { t, lang } = useCopy(healthCopy);
  const isOnline = useOnline();
  const { t: job } = useCopy(jobNamesCopy);
  const troubles = troublesOf(report, begunAt);
  const names = [
    ...troubles.connections.map((name) => t.connection[name].name),
    ...troubles.queues.map((name) => t.queue[name]),
    ...troubles.jobs.map((name) => job.names[name]),
  ];
  const count = names.length;
  return (
    <Banner
      tone={count === 0 ? 'success' : 'warning'}
      title={count === 0 ? t.well : t.needs(count)}
      action={
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          busyLabel={t.looking}
          disabled={!isOnline}
          onClick={again}
        >
          {t.again}
        </Button>
      }
    >
      {count > 0 && <div>{t.needsText(names.join(', '))}</div>}
      <div>{t.read(formatClock(report.at, lang), report.documentsRead)}</div>
      <div>{report.version === '' ? t.versionNone : t.version(report.version.slice(0, 12))}</div>
    </Banner>
  );
}

function UsageSheet({ report: { usage } }: { report: HealthReport }) {
  const { t, lang } = useCopy(healthCopy);
  const numbers = new Intl.NumberFormat(localeOf(lang));
  if (usage === null) return <HealthSheet title={t.usage} lead={t.usageNone} />;
  return (
    <HealthSheet title={t.usage} lead={t.usageLead}>
      {(['reads', 'writes'] as const).map((kind) => (
        <HealthRow
          key={kind}
          name={t[kind]}
          state={`${Math.round((100 * usage[kind]) / FREE[kind])} %`}
          tone={usage[kind] > 0.8 * FREE[kind] ? 'warning' : 'success'}
          about={t.of(numbers.format(usage[kind]), numbers.format(FREE[kind]))}
        />
      ))}
    </HealthSheet>
  );
}
