/**
 * `npm run alerts -- --project <id> --to <mail>`: makes log metrics and alert policies of a project (docs/operate.md,
 * "Alerts").
 */
import { setTimeout } from 'node:timers/promises';
import { ensureAlerts } from './alerts/ensure-alerts';
import { parametersOf, projectOf } from './deploy/target';
import { toolsOn } from './deploy/tools';

const args = process.argv.slice(2);
const at = args.indexOf('--to');
const to = at >= 0 ? (args[at + 1] ?? '') : '';

try {
  if (!/^\S+@\S+\.\S+$/.test(to)) throw new Error('Whom are they to be told to? --to <mail>');
  const tools = toolsOn(process.env, (text) => process.stdout.write(text));
  const project = projectOf(args);
  const { SITE_URL: site = '' } = parametersOf(project);
  if (!site.startsWith('https://'))
    throw new Error(`Where is the site? SITE_URL=https://… in functions/.env.${project}`);
  console.log('Where metrics are new, this takes up to ten minutes.');
  const done = await ensureAlerts(tools, project, { mail: to, site, pause: setTimeout });
  console.log(done.length === 0 ? 'All of it is there already.' : `Made: ${done.join(', ')}.`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
