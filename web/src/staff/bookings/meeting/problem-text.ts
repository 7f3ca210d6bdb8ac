import { adminMeetingsTexts } from '../board/texts/meetings';
import type { Language } from '../../../platform/language/catalogue';
import type { MeetingView } from './meeting-view';

/** An unknown code counts as a fault of Google. */
export function problemText(code: string, lang: Language): string {
  const problems: Record<string, string> = adminMeetingsTexts[lang].problems;
  return problems[code] ?? adminMeetingsTexts[lang].problems.unknown;
}

/** Empty for a meeting with a link. */
export function meetingWords(view: MeetingView, lang: Language): string {
  const t = adminMeetingsTexts[lang];
  if (view.kind === 'problem') return t.problem(problemText(view.code, lang));
  return {
    ready: '',
    wanted: t.wanted,
    unwanted: t.unwanted,
    create: t.notYet,
    undated: t.notYet,
    'confirm-first': t.confirmFirst,
    completed: t.sessionCompleted,
    'not-needed': t.notNeeded,
  }[view.kind];
}
