// Runs before every deployment of the site, also a bare `firebase deploy`: a site built for the local
// environment talks to emulators on the visitor's own machine and must never be published.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const site = path.join(import.meta.dirname, '../../web/dist');
const scripts = readdirSync(site, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.js'));
const local = scripts.filter((name) =>
  readFileSync(path.join(site, name), 'utf8').includes('demo-tulia'),
);
if (scripts.length === 0 || local.length > 0) {
  console.error('web/dist holds no site built for a real project. Use `npm run deploy`.');
  process.exit(1);
}
