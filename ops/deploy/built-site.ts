/** What the built site and functions must not hold, and how large they may be. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { missing, note, type Finding } from './preflight/finding';

/** Addresses and names of the local world, which a site of a real project never mentions. */
const LOCAL_WORLD = /demo-tulia|https?:\/\/(?:127\.0\.0\.1|localhost):\d/;
/** The address under which a page wants to be found, and the shared link shows it. */
const CANONICAL = /<link rel="canonical" href="([^"]+)"/;
const MOST_SITE_MIB = 40;
const MOST_FUNCTIONS_MIB = 20;

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const mebibytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024 / 1024;

/** @param siteUrl origin of the site */
export function builtFindings(site: string, functions: string, siteUrl: string): Finding[] {
  const files = filesBelow(site);
  const elsewhere = files
    .filter((file) => file.endsWith('.html'))
    .filter((file) => {
      const address = CANONICAL.exec(readFileSync(file, 'utf8'))?.[1];
      return address !== undefined && !address.startsWith(`${siteUrl}/`);
    })
    .map((file) => path.relative(site, file));
  const local = files
    .filter((file) => /\.(?:js|html|json)$/.test(file))
    .filter((file) => LOCAL_WORLD.test(readFileSync(file, 'utf8')))
    .map((file) => path.relative(site, file));
  const siteSize = mebibytes(files);
  const functionsSize = mebibytes(filesBelow(functions).filter((file) => !file.endsWith('.map')));
  const sizes = `site ${siteSize.toFixed(1)} MiB in ${files.length} files, functions ${functionsSize.toFixed(1)} MiB`;
  return [
    ...(local.length > 0
      ? [
          missing(
            `The site names the local world: ${local.slice(0, 5).join(', ')}`,
            'Build it anew by `npm run deploy`.',
          ),
        ]
      : []),
    ...(elsewhere.length > 0
      ? [
          missing(
            `Pages tell search engines another address than ${siteUrl}: ${elsewhere.slice(0, 5).join(', ')}`,
            'SITE_URL in functions/.env.<project> is the address of the site; build it anew by `npm run deploy`.',
          ),
        ]
      : []),
    ...(files.some((file) => file.endsWith('index.html'))
      ? []
      : [missing('The site has no page.', 'Look at what the build printed.')]),
    siteSize > MOST_SITE_MIB || functionsSize > MOST_FUNCTIONS_MIB
      ? missing(
          `Larger than it may be: ${sizes}`,
          'Something came along that does not belong there.',
        )
      : note(`Sizes: ${sizes}`, 'Nothing to do.'),
  ];
}
