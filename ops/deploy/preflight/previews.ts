/** Whether the cards that other sites show beside a link still say what the practice and its people are called. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bookable, type AtWork } from '@tulia/domain/practice/practitioner';
import { ROOT } from '../../../local/machine/places';
import { note, type Finding } from './finding';

export interface PreviewWords {
  practice: string;
  /** null where no practitioner is named */
  person: string | null;
}

/** What the committed cards say, as `web/build/preview-images.ts` noted it. */
export function previewWords(): PreviewWords {
  const file = path.join(ROOT, 'web/build/preview-words.json');
  return JSON.parse(readFileSync(file, 'utf8')) as PreviewWords;
}

/** A note when the live names differ from those on the cards. */
export function previewFindings(
  practice: string,
  people: readonly AtWork[],
  words: PreviewWords = previewWords(),
): Finding[] {
  const names = bookable(people, null).map(({ name }) => name);
  const isPersonTold = words.person === null ? names.length === 0 : names.includes(words.person);
  if (words.practice === practice && isPersonTold) return [];
  const said = [words.practice, words.person ?? 'nobody'].join(', ');
  return [
    note(
      `The pictures that stand beside a shared link name ${said}.`,
      'web/build/preview-images.ts, with the content file of the deployment',
    ),
  ];
}
