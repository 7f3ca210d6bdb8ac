/** HTML by template: every value is escaped unless it is itself HTML made here. */
import { escapeHtml } from '@tulia/domain/wording/escape-html';

const MARK = Symbol('html');

export interface Html {
  [MARK]: true;
  text: string;
}

type Value = string | number | Html | readonly Html[] | false | undefined;

/** A piece of HTML. `false` and `undefined` give nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  const text = strings.reduce(
    (before, string, index) => `${before}${textOf(values[index - 1])}${string}`,
  );
  return { [MARK]: true, text };
}

function textOf(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  if ('text' in value) return value.text;
  return value.map(({ text }) => text).join('');
}
