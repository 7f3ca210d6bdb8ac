/**
 * The score of a run of StrykerJS without equivalent mutants, which no test can tell from the code: a share, and every
 * file with survivors. An equivalent that is no mutant any more, or is killed, fails.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/machine/places';
import { EQUIVALENTS, type Equivalent } from './equivalents';

interface Mutant {
  status: string;
  replacement?: string;
  location: Record<'start' | 'end', { line: number; column: number }>;
}
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

const { files } = JSON.parse(
  readFileSync(path.join(ROOT, '.local/mutation/report.json'), 'utf8'),
) as Report;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const isUnkilled = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';
const isKilled = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout';

/** The text that a mutant changes. */
function originalOf(source: string, { location: { start, end } }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = (lines.at(-1) ?? '').slice(0, end.column - 1);
  const whole = lines.length === 1 ? [last] : [...lines.slice(0, -1), last];
  return plain([(whole[0] ?? '').slice(start.column - 1), ...whole.slice(1)].join('\n'));
}

const used = new Set<Equivalent>();
let killed = 0;
let survived = 0;
const rows: string[] = [];
for (const [file, { source, mutants }] of Object.entries(files)) {
  const known = EQUIVALENTS.filter((each) => each.file === file);
  const survivors = mutants.filter(isUnkilled).filter((mutant) => {
    const line = source.split('\n')[mutant.location.start.line - 1] ?? '';
    const same = known.find(
      ({ from, to, line: part = '' }) =>
        plain(from) === originalOf(source, mutant) &&
        plain(to) === plain(mutant.replacement ?? '') &&
        line.includes(part),
    );
    if (same !== undefined) used.add(same);
    return same === undefined;
  });
  killed += mutants.filter(isKilled).length;
  survived += survivors.length;
  if (survivors.length > 0) rows.push(`${String(survivors.length).padStart(4)} ${file}`);
}

console.log(rows.sort().reverse().join('\n'));
const share = ((100 * killed) / (killed + survived)).toFixed(1);
console.log(`${share} % of ${killed + survived} mutants that make a difference were noticed.`);
// A run over some files says nothing about the others.
const stale = EQUIVALENTS.filter((each) => each.file in files && !used.has(each));
for (const { file, from, to } of stale)
  console.error(`No surviving mutant any more: ${file}: ${from} => ${to}`);
process.exitCode = stale.length > 0 ? 1 : 0;
