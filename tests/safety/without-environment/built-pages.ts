/**
 * What is wrong with built pages by themselves: links that lead nowhere, files that are missing, and markup that is
 * no HTML.
 */
import { HtmlValidate } from 'html-validate';

export interface BuiltSite {
  /** paths of all files, such as `about.html` and `assets/main.js` */
  files: ReadonlySet<string>;
  /** pages by the path of their file */
  pages: ReadonlyMap<string, string>;
  /** paths that the shell draws, such as `/profile`, and other answers of the server */
  drawn: ReadonlySet<string>;
}

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/**
 * The opening tags of a page outside of scripts and styles; built markup writes every attribute in double quotation
 * marks.
 */
function tagsOf(html: string): Tag[] {
  const markup = html.replace(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2></$1>');
  return [...markup.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  }));
}

const idsOf = (html: string) =>
  tagsOf(html).flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));

/** The file of the page at a path; undefined when there is none. */
function fileAt({ pages }: BuiltSite, path: string): string | undefined {
  const bare = path.replace(/^\//, '').replace(/\/$/, '');
  const names = bare === '' ? ['index.html'] : [`${bare}.html`, `${bare}/index.html`];
  return names.find((name) => pages.has(name));
}

/** Every problem of every page, as `about.html: …`. */
export function problemsOf(site: BuiltSite): string[] {
  return [...site.pages].flatMap(([file, html]) =>
    linkProblems(site, file, html).map((problem) => `${file}: ${problem}`),
  );
}

function linkProblems(site: BuiltSite, file: string, html: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes }) => {
    const address = name === 'a' ? attributes['href'] : undefined;
    if (address !== undefined) return pageProblem(site, file, html, address);
    const asked = [attributes['src'], name === 'link' ? attributes['href'] : undefined];
    return asked.flatMap((each) => (each === undefined ? [] : fileProblem(site, each)));
  });
}

function pageProblem(site: BuiltSite, file: string, html: string, address: string): string[] {
  if (/^(?:https?:|mailto:|tel:|sms:)/.test(address)) return [];
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  if (path !== '' && !path.startsWith('/')) return [`${address} is no path from the root`];
  const target = path === '' ? file : fileAt(site, path);
  if (target === undefined) {
    const isThere = site.drawn.has(path) || site.files.has(path.slice(1));
    return isThere ? [] : [`${address} leads nowhere`];
  }
  const there = target === file ? html : (site.pages.get(target) ?? '');
  return hash === '' || idsOf(there).includes(hash) ? [] : [`${address} has no such place`];
}

function fileProblem({ files, drawn }: BuiltSite, address: string): string[] {
  if (!address.startsWith('/') || address.startsWith('//')) return [];
  const path = address.split(/[?#]/)[0] ?? '';
  const isThere = files.has(path.slice(1)) || drawn.has(path) || path === '/';
  const isPage = files.has(`${path.slice(1)}.html`);
  return isThere || isPage ? [] : [`${address} is no file`];
}

/**
 * The standard's rules and those for whole documents (html-validate.org), of which one is left out: a digest beside
 * each address (`require-sri`) is for files of other hosts, and the site has none. What can be read and used is
 * judged in a browser, by axe.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: { 'require-sri': 'off', 'no-missing-references': 'error', 'wcag/h37': 'error' },
});

/** What stands there for a script is no part of the page yet. */
const IN_TEMPLATE = / template /;
/** Every breach of HTML's rules, as `about.html: no-dup-id, #content > p: …`. */
export async function breachesOf(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const [file, html] of pages) {
    const { results } = await validator.validateString(html, file);
    for (const { ruleId, selector, message } of results.flatMap(({ messages }) => messages)) {
      if (!IN_TEMPLATE.test(selector ?? ''))
        found.push(`${file}: ${ruleId}, ${selector ?? 'the page'}: ${message}`);
    }
  }
  return found;
}
