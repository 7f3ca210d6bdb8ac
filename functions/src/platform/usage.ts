/**
 * Reads and writes of the database since Google's last midnight, from Cloud Monitoring: what the project itself
 * counts costs nothing to ask. Source: cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.timeSeries/list and
 * cloud.google.com/firestore/docs/audit-logging (metrics `firestore.googleapis.com/document/*_count`).
 */
import { DAY, HOUR, type Instant } from '@tulia/domain/time/instant';
import { toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { accessToken, isLocal } from './access-token';

/** Where the free quota's day begins. */
const QUOTA_ZONE = 'America/Los_Angeles';
const TIMEOUT = 5000;

const METRICS = { reads: 'read_count', writes: 'write_count' } as const;

export interface UsageSource {
  /** ends with a slash; empty where there is nothing to ask */
  root: string;
  project: string;
}

/** @returns null where nothing is known: no address, no permission, no answer */
export async function usageToday(
  { root, project }: UsageSource,
  now: Instant,
): Promise<{ reads: number; writes: number } | null> {
  if (root === '' || project === '') return null;
  try {
    const token = isLocal(root) ? 'owner' : await accessToken();
    const ask = (metric: string) =>
      sumOf(`${root}v3/projects/${project}/timeSeries?${query(metric, now).toString()}`, token);
    const [reads, writes] = await Promise.all([ask(METRICS.reads), ask(METRICS.writes)]);
    return reads === null || writes === null ? null : { reads, writes };
  } catch {
    return null;
  }
}

/** One sum over all series: the day so far, at least an hour, since a shorter stretch has no point yet. */
function query(metric: string, now: Instant): URLSearchParams {
  const midnight = toInstant(toWallTime(now, QUOTA_ZONE).date, '00:00', QUOTA_ZONE);
  const from = Math.min(Math.max(midnight, now - DAY), now - HOUR);
  const seconds = Math.max(60, Math.ceil((now - from) / 1000));
  return new URLSearchParams({
    filter: `metric.type="firestore.googleapis.com/document/${metric}"`,
    'interval.startTime': new Date(from).toISOString(),
    'interval.endTime': new Date(now).toISOString(),
    'aggregation.alignmentPeriod': `${seconds}s`,
    'aggregation.perSeriesAligner': 'ALIGN_SUM',
    'aggregation.crossSeriesReducer': 'REDUCE_SUM',
  });
}

async function sumOf(url: string, token: string): Promise<number | null> {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) return null;
  const { timeSeries = [] } = (await answer.json()) as {
    timeSeries?: { points?: { value?: { int64Value?: string; doubleValue?: number } }[] }[];
  };
  return timeSeries
    .flatMap(({ points = [] }) => points)
    .reduce((sum, { value }) => sum + Number(value?.int64Value ?? value?.doubleValue ?? 0), 0);
}
