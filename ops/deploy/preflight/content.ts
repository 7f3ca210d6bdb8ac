/**
 * What the practice itself has written: a site in production shows no placeholder, and a first deployment has its
 * content.
 */
import { readFileSync } from 'node:fs';
import { placeholdersIn, type Placeholder } from '@tulia/domain/practice/placeholders';
import { wholeSettings } from '@tulia/domain/records/practice-settings';
import { practitioners as people } from '@tulia/domain/records/practitioner';
import { missing, note, type Finding, type Look } from './finding';
import { previewFindings } from './previews';

/** The public content, as `readLiveContent` wrote it. */
export interface LiveContent {
  settings?: Record<string, unknown>;
  services?: unknown[];
  practitioners?: Record<string, unknown>[];
  articles?: unknown[];
}

/** @param readContent writes the project's public content, and returns the file */
export function contentLook(readContent: () => Promise<string>): Look {
  return {
    name: 'content of the practice',
    look: async ({ tools, target }) => {
      const content = JSON.parse(readFileSync(await readContent(), 'utf8')) as LiveContent;
      const findings = contentFindings(content, target);
      if (!isFirst(content)) return findings;
      const credentials = ['auth', 'application-default', 'print-access-token'];
      const mayWrite = await tools.read('gcloud', credentials).then(
        () => true,
        () => false,
      );
      const login = missing(
        'The initial content could not be written: no application default credentials.',
        'gcloud auth application-default login',
      );
      return [...findings, ...(mayWrite ? [] : [login])];
    },
  };
}

const isFirst = ({ settings, services = [] }: LiveContent) =>
  settings === undefined || services.length === 0;

/**
 * Placeholders stop a deployment to production only when the practice is there: the first one brings the desk to
 * change them.
 */
export function contentFindings(
  content: LiveContent,
  { project, isStaging }: { project: string; isStaging: boolean },
): Finding[] {
  const { settings, practitioners = [], articles = [] } = content;
  if (settings === undefined || isFirst(content)) {
    return [
      note(
        'This is the first deployment: the initial settings, services and articles are put into the database.',
        'Change the placeholders under Settings before you tell anybody the address.',
      ),
    ];
  }
  const whole = wholeSettings(settings);
  const staff = practitioners.map((each) => people.fromStored(each));
  const left = placeholdersIn({ settings: whole, practitioners: staff });
  const say = isStaging ? note : missing;
  return [
    ...left.map((each) => say(sentenceOf(each), placeOf(each, project))),
    ...previewFindings(whole.name, staff),
    ...(articles.length === 0
      ? [note('There is no published article.', 'Articles, on the site')]
      : []),
  ];
}

function sentenceOf(left: Placeholder): string {
  if (left.kind === 'crisis-number')
    return `Nobody has confirmed the crisis number ${left.number}.`;
  if (left.kind === 'name') return `A practitioner is still called “${left.who}”.`;
  if (left.kind === 'licence') return `${left.who} has no licence.`;
  return `“${left.kind}” of the practice is still the placeholder.`;
}

const placeOf = ({ kind }: Placeholder, project: string) =>
  `${kind === 'name' || kind === 'licence' ? 'Practitioners' : 'Settings'} on the site of ${project}`;
