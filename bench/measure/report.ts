/** Puts the figures of a run into docs/performance.md, between two marks; the words around them stay. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { format, resolveConfig } from 'prettier';

const BEGIN = '<!-- figures -->';
const END = '<!-- /figures -->';

export interface Machine {
  cpu: string;
  cores: number;
  node: string;
  /** average of running processes in the last minute */
  load: number;
}

export function machine(): Machine {
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    node: process.versions.node,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

/** @throws Error when the document has lost its marks */
export async function writeFigures(
  file: string,
  table: string,
  run: { at: string; machine: Machine; failures: readonly string[] },
): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from < 0 || to < from) throw new Error(`${file} has no place for the figures.`);
  const { cores, node, load } = run.machine;
  const head = `Measured ${run.at.slice(0, 10)} on ${cores} cores, Node ${node}, load ${load} at the end.`;
  const tail = run.failures.map((each) => `- ${each}`).join('\n');
  const figures = [head, table, tail].filter((each) => each !== '').join('\n\n');
  const whole = `${text.slice(0, from)}${BEGIN}\n\n${figures}\n\n${text.slice(to)}`;
  // In the project's format, or the run would leave its check red.
  writeFileSync(file, await format(whole, { ...(await resolveConfig(file)), filepath: file }));
}
