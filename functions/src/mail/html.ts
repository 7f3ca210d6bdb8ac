import { escapeHtml } from '@tulia/domain/wording/escape-html';

class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | readonly Html[];

function valueHtml(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map((each) => each.text).join('');
  return escapeHtml(String(value));
}

/** markup`<p>${text}</p>` escapes each value that is not `Html` already. */
export function markup(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    parts.reduce((text, part, index) => {
      const value = values[index - 1];
      return text + (value === undefined ? '' : valueHtml(value)) + part;
    }),
  );
}
