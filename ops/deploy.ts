/**
 * `npm run deploy -- --project <id>`: names everything that the project lacks, then deploys step by step. `--stage`
 * deploys to the staging project; `--check` only checks; `--again` deploys a commit that ran before. docs/operate.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { command } from './command';
import { missingIn } from './deploy/checks';
import { readLiveContent } from './deploy/live-content';
import { runningCommit } from './deploy/running-version';
import { stepsOf } from './deploy/steps';
import { aliases, parametersOf, projectOf, targetOf } from './deploy/target';
import { toolsOn } from './deploy/tools';
import { ROOT } from '../local/machine/places';
import type { Content } from '../web/build/export-content';

const args = process.argv.slice(2);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

await command(deploy);

async function deploy(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const options = { project: { type: 'string' }, stage: flag, check: flag, again: flag } as const;
  const { again, check } = parseArgs({ args, options }).values;
  const known = aliases();
  const project = projectOf(args, known);
  const target = targetOf(project, parametersOf(project), known);
  const tools = toolsOn(process.env, (text) => process.stdout.write(text));
  const runs = (id: string) => runningCommit(parametersOf(id)['SITE_URL'] ?? '');
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', 'HEAD');
  const isClean = git('status', '--porcelain') === '';

  console.log(`Checking ${project}, which changes nothing.`);
  let contentFile = '';
  const readContent = async () => {
    contentFile = await readLiveContent(target);
    return JSON.parse(readFileSync(contentFile, 'utf8')) as Content;
  };
  const missing = await missingIn({ tools, target, readContent, commit, isClean, again, runs });
  if (missing.length > 0) {
    const lines = missing.map(({ what, how }) => `  - ${what}\n    ${how}`);
    throw new Error([`${missing.length} missing. Nothing was changed.`, ...lines].join('\n'));
  }
  console.log('Nothing is missing.');
  if (check) return;

  const before = (await runs(project)) ?? '<the commit that was deployed before>';
  for (const [name, step] of stepsOf({ tools, target, commit, again, contentFile })) {
    console.log(`== ${name}`);
    try {
      await step();
    } catch (error) {
      const deployAgain = `npm run deploy -- --project ${project}`;
      const back = `To go back: git checkout ${before} && npm ci && ${deployAgain} --again`;
      throw new Error(`${name}: ${messageOf(error)}\n\nTo go on: ${deployAgain}\n${back}`, {
        cause: error,
      });
    }
  }
}
