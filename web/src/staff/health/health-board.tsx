import { showHealth, type HealthReport } from '@tulia/domain/calls/practice/health';
import type { Instant } from '@tulia/domain/time/instant';
import { formatClock } from '@tulia/domain/wording/moments';
import { useContext } from 'react';
import { healthTexts } from './texts/health';
import { adminMailsTexts } from '../parts/texts/mails';
import { TROUBLES_COUNTED, useMailTroubles } from '../parts/use-mail-troubles';
import { useTexts } from '../../platform/language/use-texts';
import { useAnswer } from '../../platform/live/use-answer';
import { useOnline } from '../../platform/offline/use-connection';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Grid, Stack } from '../../ui/layout';
import { troublesOf } from './findings';
import { ConnectionsSheet, JobsSheet } from './health-sheets';
import { MailTrouble } from './mail-trouble/mail-trouble';
import { NotRead } from '../parts/not-read';
import { StaffRecords } from '../parts/staff-records';

/** Undelivered emails, connections and jobs, each with its repair. */
export function HealthBoard() {
  const { t } = useTexts(healthTexts);
  const answer = useAnswer(showHealth, {});
  const { data: report, status, again } = answer;
  const isOnline = useOnline();
  // Until the own account is read, a job that never ran does not count as late.
  const begunAt = useContext(StaffRecords).own.data?.createdAt ?? Infinity;
  if (report === undefined) return <NotRead of={[answer]} texts={t} lines={8} />;
  return (
    <Stack>
      {!isOnline && <Banner tone="warning">{t.offline}</Banner>}
      {isOnline && status === 'failed' && <Banner tone="danger">{t.failed}</Banner>}
      <Verdict report={report} begunAt={begunAt} busy={status === 'loading'} again={again} />
      <MailTrouble />
      <Grid $min="22rem" $gap="md" $align="start">
        <ConnectionsSheet report={report} onRepaired={again} />
        <JobsSheet report={report} begunAt={begunAt} onRepaired={again} />
      </Grid>
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
  begunAt: Instant;
  busy: boolean;
  again: () => void;
}) {
  const { t, lang } = useTexts(healthTexts);
  const isOnline = useOnline();
  const { t: mail } = useTexts(adminMailsTexts);
  const { data: mails } = useMailTroubles(TROUBLES_COUNTED);
  const troubles = troublesOf(report, begunAt);
  const names = [
    ...(mails === undefined || mails.length === 0 ? [] : [mail.heading]),
    ...troubles.connections.map((name) => t.connection[name].name),
    ...troubles.jobs.map((name) => t.job[name]),
  ];
  const count = names.length;
  // The system works only once the emails are read, too.
  const isWell = count === 0 && mails !== undefined;
  const title = isWell ? t.well : count > 0 ? t.needs(count) : undefined;
  return (
    <Banner
      tone={isWell ? 'success' : 'warning'}
      title={title}
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
      <div>{t.asOf(formatClock(report.at, lang))}</div>
    </Banner>
  );
}
