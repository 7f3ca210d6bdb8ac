/** What the practice itself has written: a site in production shows no placeholder, and a first deployment has its content. */
import { readFileSync } from 'node:fs';
import { defaultPracticeSettings } from '@tulia/domain/records/practice-settings';
import { missing, note, type Finding, type Look } from './finding';

/** The public content, as `readLiveContent` wrote it. */
export interface LiveContent {
  settings?: Record<string, unknown>;
  services?: unknown[];
  articles?: unknown[];
}

/** Settings that no practice can have as they come. */
const OWN = ['phone', 'email'] as const;
const OWN_PAYMENT = ['mobileMoneyTill', 'bankAccountNumber'] as const;

/** @param readContent writes what the project holds for anybody to read, and returns the file */
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

/** Placeholders stop a deployment to production only when the practice is there: the first one brings the desk to change them. */
export function contentFindings(
  content: LiveContent,
  { project, isStaging }: { project: string; isStaging: boolean },
): Finding[] {
  const { settings, articles = [] } = content;
  if (settings === undefined || isFirst(content)) {
    return [
      note(
        'This is the first deployment: the initial settings, services and articles are put into the database.',
        'Change the placeholders under Settings before you tell anybody the address.',
      ),
    ];
  }
  const payment = (settings['payment'] ?? {}) as Record<string, unknown>;
  const left = [
    ...OWN.filter((name) => settings[name] === defaultPracticeSettings[name]),
    ...OWN_PAYMENT.filter((name) => payment[name] === defaultPracticeSettings.payment[name]),
  ];
  const say = isStaging ? note : missing;
  return [
    ...left.map((name) =>
      say(
        `“${name}” of the practice is still the placeholder.`,
        `Settings on the site of ${project}`,
      ),
    ),
    ...(articles.length === 0
      ? [note('There is no published article.', 'Articles, on the site')]
      : []),
  ];
}
