import { adminMeetingsTexts } from '../board/texts/meetings';
import type { Language } from '../../../platform/language/catalogue';

/** An unknown code counts as a fault of Google. */
export function problemText(code: string, lang: Language): string {
  const problems: Record<string, string> = adminMeetingsTexts[lang].problems;
  return problems[code] ?? adminMeetingsTexts[lang].problems.unknown;
}
