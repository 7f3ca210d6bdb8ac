import type { Language } from './catalogue';

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** Chooses by the language's rules: `plural('en', n, { one: '1 day', other: `${n} days` })`. */
export function plural(
  language: Language,
  count: number,
  forms: { one: string; other: string },
): string {
  const rule = (rules[language] ??= new Intl.PluralRules(language));
  return rule.select(count) === 'one' ? forms.one : forms.other;
}
