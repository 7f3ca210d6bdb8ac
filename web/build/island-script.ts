/**
 * Bundles the script of the booking page that runs before React (`src/client/booking/island/island.ts`) into one
 * text. It stands in the page itself, so the content security policy in `firebase.json` names its hash: it is
 * therefore the same in every build, and what differs comes as the script's attributes. After a change `npm run
 * policy` writes the new hash.
 */
import path from 'node:path';
import { build } from 'esbuild';
import { EARLY_SCRIPT } from './early-script.ts';
import { ENGINES } from './engines.ts';
import { hashOf } from './page-html.ts';

const ENTRY = path.join(import.meta.dirname, '../src/client/booking/island/island.ts');

export async function islandScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ENGINES,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    define: { 'import.meta.env': '{}' },
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  if (text.includes('</script'))
    throw new Error('The script of the booking page would end itself.');
  return text;
}

/** The hashes of all scripts that stand in pages, in the order in which the policy names them. */
export async function scriptHashes(): Promise<string[]> {
  return [EARLY_SCRIPT, await islandScript()].map(hashOf);
}

const NAMED = /(script-src 'self')((?: 'sha256-[^']*')*)/;

/** `firebase.json` with these hashes in its content security policy, and no others. */
export function withHashes(config: string, hashes: readonly string[]): string {
  return config.replace(NAMED, (_, start: string) => [start, ...hashes].join(' '));
}
