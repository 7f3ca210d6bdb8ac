/** The pages of the stand-ins: HTML by template, in one frame. */
import { escapeHtml } from '@tulia/domain/wording/escape-html';

/** HTML that this module made; every other value in a template is escaped. */
class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | readonly Html[];

export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  const parts = values.map((value, index) => `${textOf(value)}${strings[index + 1] ?? ''}`);
  return new Html([strings[0] ?? '', ...parts].join(''));
}

function textOf(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(({ text }) => text).join('');
}

/** A list of these items, or the sentence `none`. */
export const list = (items: readonly Html[], none: string): Html =>
  items.length === 0
    ? html`<p>${none}</p>`
    : html`<ul>
        ${items}
      </ul>`;

const STYLE = new Html(`<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
li { margin: .5rem 0; overflow-wrap: anywhere; }
button { font: inherit; }
iframe { width: 100%; height: 65vh; border: 1px solid; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>`);

/** Every two seconds the page shows what is new; while nothing is, what a person types stays. */
const REFRESH = new Html(`<script>
let shown;
setInterval(async () => {
  const text = await fetch(location.href).then((answer) => answer.text()).catch(() => '');
  const next = new DOMParser().parseFromString(text, 'text/html');
  shown ??= document.querySelector('main').innerHTML;
  const found = next.querySelector('main');
  if (found === null || found.innerHTML === shown) return;
  shown = found.innerHTML;
  document.title = next.title;
  document.querySelector('main').replaceWith(found);
}, 2000);
</script>`);

export function page(title: string, content: Html) {
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
        ${REFRESH}
      </body>
    </html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return { status: 200, headers, body: text };
}

/** Sends a form back to the page that it stands on. */
export const BACK = { status: 303, headers: { location: '/' } };
