import type { HealthReport } from '@tulia/domain/calls/practice/health';
import { CONNECTION_NAMES, type ConnectionName } from '@tulia/domain/practice/connections';
import { SCHEDULES, isLate, type JobName, type JobRun } from '@tulia/domain/practice/jobs';
import { DAY, HOUR, MINUTE, type Instant } from '@tulia/domain/time/instant';

type JobFinding = 'onTime' | 'notYet' | 'late' | 'broken';
/** `part`: M-Pesa accepts the credentials, but was not asked to list payments, or refuses to. */
type ConnectionFinding = 'off' | 'works' | 'part' | 'lost';

/**
 * A job is broken if its last run failed, even before it is late. A daily job that never ran may be new: the
 * morning's email reports it.
 * @param begunAt no job was due before this instant
 */
export function jobFinding(
  name: JobName,
  run: JobRun | null,
  now: Instant,
  begunAt?: Instant,
): JobFinding {
  if (run === null && SCHEDULES[name].minutes >= DAY / MINUTE) return 'notYet';
  if (run?.failedAt != null && run.failedAt >= (run.endedAt ?? 0)) return 'broken';
  if (isLate(name, run, now, begunAt)) return 'late';
  return run === null ? 'notYet' : 'onTime';
}

export function connectionFinding(report: HealthReport, name: ConnectionName): ConnectionFinding {
  const { problem, listsAt } = report.connections[name];
  if (problem !== null) return 'lost';
  if (!report.connected[name]) return 'off';
  return name === 'mpesa' && listsAt === null ? 'part' : 'works';
}

/** The names of connections and jobs that need staff. */
export function troublesOf(report: HealthReport, begunAt?: Instant) {
  return {
    connections: CONNECTION_NAMES.filter((name) =>
      ['part', 'lost'].includes(connectionFinding(report, name)),
    ),
    jobs: report.jobs
      .filter(({ name, run }) =>
        ['late', 'broken'].includes(jobFinding(name, run, report.at, begunAt)),
      )
      .map(({ name }) => name),
  };
}

/** A span as text, in the largest unit that it fills. */
export function spanOf(
  milliseconds: number,
  words: Record<'minutes' | 'hours' | 'days', (count: number) => string>,
): string {
  const span = Math.max(0, milliseconds);
  if (span < HOUR) return words.minutes(Math.floor(span / MINUTE));
  if (span < DAY) return words.hours(Math.floor(span / HOUR));
  return words.days(Math.floor(span / DAY));
}
