/**
 * What a test run shows. Stages in turn write to the terminal as they go. Of stages side by side each is shown as a
 * whole when it is done; in between, a line tells how far they are.
 */
import { heardIn } from './heard';
import { seconds } from '../world/progress';

export interface StageOutput {
  /** Takes what a stage prints; undefined when it has the terminal to itself. */
  hear?: (text: string) => void;
  /** The stage is done. */
  end(): void;
}

export interface Output {
  /** A stage begins. */
  stage(name: string): StageOutput;
  /** Takes the steps of opening the world for a stage. */
  steps(stage: string): (text: string) => void;
  /** Shows what was not shown yet. */
  close(): void;
}

type Print = (text: string) => void;

const print: Print = (text) => {
  process.stdout.write(text);
};

/** For one stage after another. */
export function liveOutput(): Output {
  return {
    stage: (name) => {
      print(`\n== ${name} ==\n`);
      return { end: () => undefined };
    },
    steps: () => print,
    close: () => undefined,
  };
}

/** For stages side by side. `everyMs` passes between two lines about how far they are. */
export function gatheredOutput(everyMs = 15_000, write: Print = print): Output {
  const startedAt = performance.now();
  const running = new Map<string, string>();
  const show = (name: string): void => {
    const text = running.get(name);
    if (text === undefined) return;
    running.delete(name);
    write(`\n== ${name} ==\n${text}\n`);
  };
  const timer = setInterval(() => {
    const parts = [...running].map(([name, text]) => howFar(name, text));
    const passed = seconds(performance.now() - startedAt);
    if (parts.length > 0) write(`… ${passed}: ${parts.join('; ')}\n`);
  }, everyMs);
  return {
    stage: (name) => {
      running.set(name, '');
      return {
        hear: (text) => void running.set(name, `${running.get(name) ?? ''}${text}`),
        end: () => {
          show(name);
        },
      };
    },
    steps: (stage) => wholeLines((line) => write(`${stage}: ${line}\n`)),
    close: () => {
      clearInterval(timer);
      for (const name of running.keys()) show(name);
    },
  };
}

function howFar(name: string, text: string): string {
  const { tests, failed } = heardIn(text);
  return `${name} ${tests} tests${failed > 0 ? `, ${failed} FAILED` : ''}`;
}

/** Steps are written in pieces; beside others only whole lines can be read. */
function wholeLines(write: Print): Print {
  let begun = '';
  return (text) => {
    const lines = (begun + text).split('\n');
    begun = lines.pop() ?? '';
    lines.forEach(write);
  };
}
