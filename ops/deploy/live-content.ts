/** The content of a live project: the public pages are built with it, and it may hold no placeholder. */
import { placeholdersIn, type Placeholder } from '@tulia/domain/practice/placeholders';
import { wholeSettings } from '@tulia/domain/records/practice-settings';
import { practitioners as people } from '@tulia/domain/records/practitioner';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCAL } from '../../local/machine/places';
import { databaseUrl, exportContent } from '../../web/build/export-content';
import type { Check } from './check';
import type { Target } from './target';

/** Writes the present public content for a build. @returns the file @throws Error when Firestore fails */
export async function readLiveContent(
  { project, databaseId }: Pick<Target, 'project' | 'databaseId'>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const content = await exportContent(databaseUrl(project, env, databaseId));
  const file = path.join(LOCAL, 'deploying', `${project}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
  return file;
}

/** Before the first deployment there is no content, so nobody can have replaced a placeholder. */
export const contentIsReal: Check = async ({ readContent, target: { project, isStaging } }) => {
  const { settings, services = [], practitioners = [] } = await readContent();
  if (isStaging || settings === undefined || services.length === 0) return [];
  const left = placeholdersIn({
    settings: wholeSettings(settings),
    practitioners: practitioners.map((each) => people.fromStored(each)),
  });
  return left.map((each) => ({ what: sentenceOf(each), how: placeOf(each, project) }));
};

function sentenceOf(left: Placeholder): string {
  if (left.kind === 'crisis-number')
    return `Nobody has confirmed the crisis number ${left.number}.`;
  if (left.kind === 'name') return `A practitioner is still called “${left.who}”.`;
  if (left.kind === 'licence') return `${left.who} has no licence.`;
  return `“${left.kind}” of the practice is still the placeholder.`;
}

const placeOf = ({ kind }: Placeholder, project: string) =>
  `${kind === 'name' || kind === 'licence' ? 'Practitioners' : 'Settings'} on the site of ${project}`;
