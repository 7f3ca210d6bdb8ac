/**
 * `npm run alerts -- --project <id> --to <email>`: makes log metrics and alert policies of a project
 * (docs/operate.md, "Alerts").
 */
import { setTimeout } from 'node:timers/promises';
import { ensureAlerts } from './alerts/ensure-alerts';
import { command, optionOf } from './command';
import { parametersOf, projectOf } from './deploy/target';
import { toolsOn } from './deploy/tools';

await command(async () => {
  const args = process.argv.slice(2);
  const email = optionOf(args, 'to');
  if (!/^\S+@\S+\.\S+$/.test(email)) throw new Error(`“${email}” is no address of an email.`);
  const tools = toolsOn(process.env, (text) => process.stdout.write(text));
  const project = projectOf(args);
  const { SITE_URL: site = '' } = parametersOf(project);
  if (!site.startsWith('https://'))
    throw new Error(`Where is the site? SITE_URL=https://… in functions/.env.${project}`);
  console.log('Where metrics are new, this takes up to ten minutes.');
  const done = await ensureAlerts(tools, project, { email, site, pause: setTimeout });
  console.log(done.length === 0 ? 'All of it is there already.' : `Made: ${done.join(', ')}.`);
});
