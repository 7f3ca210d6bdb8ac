/** The frame of the inbox's pages, and the list of mails. */
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { html } from './html';
import type { Html } from './html';
import type { Mail } from './mail';

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --link: #0b6b5d; }
@media (prefers-color-scheme: dark) { :root { --link: #6fd3c0; } }
* { box-sizing: border-box; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
h1 { font-size: 1.4rem; margin: 0; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: baseline; justify-content: space-between; }
a { color: var(--link); } button { font: inherit; padding: .3rem .8rem; }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: .6rem; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li > a, li > div { display: grid; gap: 0 1rem; grid-template-columns: 1fr auto; padding: .7rem 1rem; text-decoration: none; color: inherit; }
li > a:hover, li > a:focus-visible { background: var(--soft); }
li strong, li span { overflow-wrap: anywhere; } li time { opacity: .7; white-space: nowrap; }
li .who { grid-column: 1 / -1; opacity: .75; font-size: .9rem; }
.none { padding: 1.5rem; text-align: center; opacity: .75; border: 1px dashed var(--line); border-radius: .6rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; } dt { opacity: .7; } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 65vh; border: 1px solid var(--line); border-radius: .6rem; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; }
summary { cursor: pointer; padding: .4rem 0; } code { overflow-wrap: anywhere; }
`;

/** Looks every two seconds whether something came, and then exchanges the list, not the page. */
const REFRESH = `
let known = document.documentElement.dataset.version;
setInterval(async () => {
  try {
    const { version } = await (await fetch('/api/version')).json();
    if (version === known) return;
    known = version;
    const text = await (await fetch(location.href)).text();
    const next = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
    const focused = document.activeElement?.getAttribute('href');
    document.querySelector('main').replaceWith(next);
    document.title = next.dataset.title;
    if (focused) document.querySelector('a[href="' + CSS.escape(focused) + '"]')?.focus({ preventScroll: true });
  } catch { /* The world was stopped; nothing new can come. */ }
}, 2000);
`;

/** A whole page. `version` marks what is shown; without one the page does not refresh itself. */
export function page(title: string, content: Html, version?: string): string {
  const refresh = version === undefined ? undefined : raw(`<script>${REFRESH}</script>`);
  return html`<!doctype html>
    <html lang="en" data-version="${version ?? ''}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main data-title="${title}">${content}</main>
        ${refresh}
      </body>
    </html>`.text;
}

/** The list of mails, newest first. */
export function listPage(mails: readonly Mail[], version: string): string {
  return page(
    `Inbox (${mails.length})`,
    html`<header>
        <h1>Inbox</h1>
        <form method="post" action="/clear"><button>Delete all mails</button></form>
      </header>
      <h2>Mails</h2>
      ${
        mails.length === 0
          ? html`<p class="none">No mail yet. Everything Tulia sends arrives here.</p>`
          : html`<ul>
              ${mails.map(mailRow)}
            </ul>`
      }`,
    version,
  );
}

function mailRow({ id, subject, from, envelope, receivedAt }: Mail): Html {
  return html`<li>
    <a href="/mails/${id}">
      <strong>${subject === '' ? '(no subject)' : subject}</strong>
      ${clock(receivedAt)}
      <span class="who">${from} to ${envelope.to.join(', ')}</span>
    </a>
  </li>`;
}

/** A time in the practice's zone, with the instant for machines. */
export function clock(instant: number): Html {
  const date = new Date(instant);
  const shown = date.toLocaleTimeString('en-GB', { timeZone: PRACTICE_ZONE });
  return html`<time datetime="${date.toISOString()}">${shown} EAT</time>`;
}

function raw(text: string): Html {
  return { ...html``, text };
}
