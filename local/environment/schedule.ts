/** Runs the jobs of a local world on their intervals, until it is stopped. */
import { JOBS, runJob } from './jobs';
import type { Ports } from '../machine/ports';

export interface Schedule {
  stop(): void;
}

/**
 * Starts the schedule. A job that fails is tried again at its next turn; `onFailure` hears of the
 * first failure of each. A job still running when its turn comes is left alone.
 */
export function startSchedule(ports: Ports, onFailure: (text: string) => void): Schedule {
  const running = new Set<string>();
  const complained = new Set<string>();
  const stop = new AbortController();

  const report = (name: string, error: unknown): void => {
    if (!stop.signal.aborted && !complained.has(name)) onFailure(String(error));
    complained.add(name);
  };

  const turn = async (name: string): Promise<void> => {
    if (stop.signal.aborted || running.has(name)) return;
    running.add(name);
    try {
      await runJob(name, ports);
    } catch (error) {
      report(name, error);
    } finally {
      running.delete(name);
    }
  };

  const timers = JOBS.map(({ name, everyMinutes }) =>
    setInterval(() => void turn(name), everyMinutes * 60_000),
  );
  for (const { name, atStart } of JOBS) if (atStart === true) void turn(name);
  return {
    stop: () => {
      stop.abort();
      timers.forEach(clearInterval);
    },
  };
}
