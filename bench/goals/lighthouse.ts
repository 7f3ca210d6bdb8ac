/**
 * G16: Lighthouse's mark for a phone's first visit to pages where clients arrive. npx runs it outside the project, so
 * that `npm ci` does not install it. Phone and line are really slowed down, as in the other goals: by default
 * Lighthouse computes a slow phone from a quick visit, and the same page gets 84 or 98 marks on a small machine.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../local/testing/browser';
import { run } from '../../local/machine/run';
import type { Goal, Measure } from '../measure/goal';
import { median } from '../measure/spread';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 3;

const LEAST: Readonly<Record<string, number>> = {
  '/': 98,
  '/sw': 98,
  '/services': 98,
  '/about': 98,
  '/login': 95,
  '/booking': 95,
};

interface Report {
  categories: { performance: { score: number | null } };
  audits: Record<
    'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift',
    { numericValue: number }
  >;
}

export const lighthouse: Measure = async ({ origin, browserArgs, repetitions, say }) => {
  const chrome = await findBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), 'tulia-lighthouse-'));
  const reports: Record<string, Report[]> = {};
  const rounds = Math.min(ROUNDS, repetitions);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const page of Object.keys(LEAST)) {
        say(`Lighthouse of ${page}, ${round} of ${rounds}`);
        const file = path.join(folder, 'report.json');
        await run(
          'npx',
          [
            '--yes',
            LIGHTHOUSE,
            `${origin}${page}`,
            '--quiet',
            '--only-categories=performance',
            '--throttling-method=devtools',
            '--output=json',
            `--output-path=${file}`,
            `--chrome-flags=${['--headless=new', ...browserArgs].map(quoted).join(' ')}`,
          ],
          { cwd: folder, env: { ...process.env, CHROME_PATH: chrome } },
        );
        (reports[page] ??= []).push(JSON.parse(readFileSync(file, 'utf8')) as Report);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return Object.entries(LEAST).map(([page, least]) => goalOf(page, least, reports[page] ?? []));
};

/** Lighthouse takes Chromium's arguments as one line. */
const quoted = (argument: string) => argument.replace(/=(.*)$/, "='$1'");

function goalOf(page: string, least: number, reports: readonly Report[]): Goal {
  const marks = reports.map(({ categories }) => {
    const { score } = categories.performance;
    if (score === null) throw new Error(`Lighthouse could not judge ${page}.`);
    return 100 * score;
  });
  const of = (audit: keyof Report['audits']) =>
    median(reports.map(({ audits }) => audits[audit].numericValue));
  return {
    id: 'G16',
    what: `Lighthouse, phone: ${page}`,
    value: median(marks),
    bound: { kind: 'least', value: least },
    detail: `${Math.round(Math.min(...marks))} to ${Math.round(Math.max(...marks))}; LCP ${Math.round(of('largest-contentful-paint'))} ms, blocked ${Math.round(of('total-blocking-time'))} ms, layout shift ${of('cumulative-layout-shift').toFixed(3)}`,
  };
}
