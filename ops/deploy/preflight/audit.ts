/** Whether a known weakness stands in a package that is deployed. `npm ci` asks for none (`.npmrc`). */
import { execFile } from 'node:child_process';
import { ROOT } from '../../../local/machine/places';
import { missing, note, type Finding } from './finding';

/** What of npm's report (version 2) is read. */
interface Report {
  vulnerabilities: Readonly<
    Record<string, { severity: string; range: string; fixAvailable: boolean | object }>
  >;
}

/** What a registry says that answers no audits, or nothing at all. */
interface Unanswered {
  message?: string;
}

/** Asks the registry about all packages but those of development. */
export function auditPackages(): Promise<Finding[]> {
  const args = ['audit', '--omit=dev', '--json', '--audit-level=high', '--package-lock-only'];
  const options = { cwd: ROOT, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
  return new Promise((resolve) => {
    // It ends with 1 when it found something, and says in its report what.
    execFile('npm', args, options, (_error, stdout) => {
      resolve(auditFindings(stdout));
    });
  });
}

/** @param said what `npm audit --json` printed */
export function auditFindings(said: string): Finding[] {
  const report = parsed(said);
  if (!('vulnerabilities' in report)) {
    const why = report.message ?? 'npm gave no report';
    return [
      note(
        `Nobody says whether packages have known weaknesses: ${why}.`,
        'npm audit --omit=dev, on another connection or against another registry.',
      ),
    ];
  }
  const found = Object.entries(report.vulnerabilities).map(([name, { fixAvailable, ...each }]) => ({
    ...each,
    name,
    stops: ['high', 'critical'].includes(each.severity) && fixAvailable !== false,
  }));
  const named = ({ name, range, severity }: (typeof found)[number]) =>
    `${name} ${range} (${severity})`;
  const others = found.filter(({ stops }) => !stops);
  return [
    ...found
      .filter(({ stops }) => stops)
      .map((each) =>
        missing(
          `A known weakness that a newer version mends: ${named(each)}.`,
          'npm audit --omit=dev names the version; take it, test, and deploy that commit.',
        ),
      ),
    ...(others.length === 0
      ? []
      : [
          note(
            `Known weaknesses that are slight or that no version mends: ${others.map(named).join(', ')}.`,
            'npm audit --omit=dev says whether this use of them is meant.',
          ),
        ]),
  ];
}

function parsed(said: string): Report | Unanswered {
  try {
    return JSON.parse(said) as Report | Unanswered;
  } catch {
    return {};
  }
}
