import { adminMeetingsTexts } from '../board/texts/meetings';
import type { Language } from '../../../platform/language/catalogue';

/** A meeting's problem code as staff read it; a code without a sentence counts as a fault of Google. */
export function problemText(code: string, lang: Language): string {
  const problems: Record<string, string> = adminMeetingsTexts[lang].problems;
  return problems[code] ?? adminMeetingsTexts[lang].problems.unknown;
}
