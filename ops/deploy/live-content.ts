/** The content a live project holds, for the build of its public pages; and the environment of that build. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PATIENCE_TO_START_MS } from '../../local/test-run/patience';
import { LOCAL, ROOT } from '../../local/machine/places';
import { run } from '../../local/machine/run';
import type { Target } from './target';

/** What the site is built with when it is deployed. */
export interface Deployment {
  /** configuration of the project's web app */
  config: unknown;
  /** the content file that `readLiveContent` wrote */
  contentFile: string;
  /** Firestore's database */
  databaseId: string;
  /** origin of the site */
  siteUrl: string;
  /** whether search engines are to leave it out */
  isStaging: boolean;
}

/** The variables that make a production build of the site (`web/build/content.ts`, `site-url.ts`, `emit-pages.ts`). */
export function buildEnvironment(
  { config, contentFile, databaseId, siteUrl, isStaging }: Deployment,
  environment: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  return {
    ...environment,
    VITE_FIREBASE_CONFIG: JSON.stringify(config),
    VITE_DATABASE_ID: databaseId,
    TULIA_CONTENT: contentFile,
    TULIA_SITE_URL: siteUrl,
    TULIA_STAGING: isStaging ? '1' : '',
  };
}

/** Writes the project's public content as it is now, and returns the file. Throws when the project cannot be read. */
export async function readLiveContent(
  { project, databaseId }: Pick<Target, 'project' | 'databaseId'>,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const file = path.join(LOCAL, 'deploying', `${project}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const script = path.join(ROOT, 'web/build/export-content.ts');
  await run(process.execPath, ['--import', 'tsx', script, project, file, databaseId], {
    cwd: ROOT,
    env: environment,
    timeoutMs: PATIENCE_TO_START_MS,
  });
  return file;
}
