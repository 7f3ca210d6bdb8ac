/** What a report says of each thing, and how much of it needs somebody. */
import type { HealthReport, QueueState } from '@tulia/domain/calls/health';
import { CONNECTION_NAMES, type ConnectionName } from '@tulia/domain/practice/connections';
import { isLate, type JobName, type JobRun } from '@tulia/domain/practice/jobs';
import { isStuck } from '@tulia/domain/practice/queues';
import { DAY, HOUR, MINUTE, type Instant } from '@tulia/domain/time/instant';

export type QueueFinding = 'clear' | 'moves' | 'stuck';
export type JobFinding = 'onTime' | 'late' | 'broken';
export type ConnectionFinding = 'off' | 'works' | 'lost';

export function queueFinding({ name, waiting, oldestAt }: QueueState, now: Instant): QueueFinding {
  if (waiting === 0) return 'clear';
  return isStuck(name, oldestAt, now) ? 'stuck' : 'moves';
}

/** A job whose last run failed is broken, even while it is not late yet. */
export function jobFinding(name: JobName, run: JobRun | null, now: Instant): JobFinding {
  if (run?.failedAt != null && run.failedAt >= (run.endedAt ?? 0)) return 'broken';
  return isLate(name, run, now) ? 'late' : 'onTime';
}

export function connectionFinding(report: HealthReport, name: ConnectionName): ConnectionFinding {
  if (report.connections[name].problem !== null) return 'lost';
  return report.connected[name] ? 'works' : 'off';
}

/** How many things on the page need somebody. */
export function needing(report: HealthReport): number {
  const { at, queues, jobs } = report;
  return (
    queues.filter((queue) => queueFinding(queue, at) === 'stuck').length +
    jobs.filter(({ name, run }) => jobFinding(name, run, at) !== 'onTime').length +
    CONNECTION_NAMES.filter((name) => connectionFinding(report, name) === 'lost').length
  );
}

export interface VersionErrors {
  version: string;
  /** how often browsers told of one, and how often the server met one */
  browser: number;
  server: number;
  lastAt: Instant;
}

/** The kinds of a report by version, the version in which one was met last first. */
export function byVersion(errors: HealthReport['errors']): VersionErrors[] {
  const versions = new Map<string, VersionErrors>();
  for (const { version, source, count, lastAt } of errors) {
    const sums = versions.get(version) ?? { version, browser: 0, server: 0, lastAt };
    sums[source] += count;
    sums.lastAt = Math.max(sums.lastAt, lastAt);
    versions.set(version, sums);
  }
  return [...versions.values()].sort((one, other) => other.lastAt - one.lastAt);
}

/** The words of a span, in the largest unit that fills at least one. */
export function spanOf(
  milliseconds: number,
  words: Record<'minutes' | 'hours' | 'days', (count: number) => string>,
): string {
  const span = Math.max(0, milliseconds);
  if (span < HOUR) return words.minutes(Math.floor(span / MINUTE));
  if (span < DAY) return words.hours(Math.floor(span / HOUR));
  return words.days(Math.floor(span / DAY));
}
