/**
 * Writes the public content of a live project as the content file of a build (`content.ts`): `npx tsx
 * web/build/export-content.ts <project id> <file> [<database id>]`; `npm run deploy` does so before it builds. It
 * reads only public documents, so it needs no credentials. Parts that the project does not hold yet are left out,
 * and the build takes the seeds for them. With `FIRESTORE_EMULATOR_HOST` it reads from the local environment.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { decodeValue, type RestDocument } from '../src/platform/firebase/rest-document.ts';

type Plain = Record<string, unknown>;

export interface Content {
  settings?: Plain;
  services?: Plain[];
  practitioners?: Plain[];
  articles?: Plain[];
  /** whether any is published; no build holds their words, so that clients can take them back */
  stories?: boolean;
}

/** The database's root in Firestore's REST API. */
export function databaseUrl(
  project: string,
  { FIRESTORE_EMULATOR_HOST: emulator }: Record<string, string | undefined> = process.env,
  databaseId = '(default)',
): string {
  const origin =
    emulator === undefined || emulator === ''
      ? 'https://firestore.googleapis.com'
      : `http://${emulator}`;
  return `${origin}/v1/projects/${project}/databases/${databaseId}/documents`;
}

/** A REST document as plain JSON; timestamps become epoch milliseconds. */
function plainDocument({ fields = {} }: RestDocument): Plain {
  const data = decodeValue({ mapValue: { fields } });
  return JSON.parse(
    JSON.stringify(data, (_, value: unknown) =>
      typeof value === 'object' && value !== null && 'toMillis' in value
        ? (value.toMillis as () => number)()
        : value,
    ),
  ) as Plain;
}

const idOf = (document: RestDocument) => document.name.slice(document.name.lastIndexOf('/') + 1);

/**
 * Before the first deployment there is no database (404), or no public rule yet (403).
 * @throws Error for any other answer that is not OK
 */
async function isThere(answer: Response, what: string): Promise<boolean> {
  if (answer.ok) return true;
  if (answer.status === 404 || answer.status === 403) return false;
  throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
}

/**
 * Settings, active services, practitioners and published articles, and whether a story is published, each only when
 * the project holds it.
 * @param base `databaseUrl` of the project
 * @throws Error without a connection, or when Firestore fails
 */
export async function exportContent(base: string, ask: typeof fetch = fetch): Promise<Content> {
  async function list(collection: string, flag: string, orderBy?: string): Promise<Plain[]> {
    const answer = await ask(`${base}:runQuery`, {
      method: 'POST',
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId: collection }],
          where: {
            fieldFilter: { field: { fieldPath: flag }, op: 'EQUAL', value: { booleanValue: true } },
          },
          ...(orderBy !== undefined && { orderBy: [{ field: { fieldPath: orderBy } }] }),
          limit: 50,
        },
      }),
    });
    if (!(await isThere(answer, collection))) return [];
    const rows = (await answer.json()) as { document?: RestDocument }[];
    return rows.flatMap(({ document }) =>
      document ? [{ ...plainDocument(document), slug: idOf(document) }] : [],
    );
  }

  const settings = await ask(`${base}/settings/practice`);
  const services = await list('services', 'isActive', 'name.en');
  const people = await list('practitioners', 'isActive');
  const practitioners = people.map((each) => ({ ...each, slug: undefined }));
  const articles = await list('articles', 'published', 'order');
  const stories = await list('stories', 'published');
  return {
    ...((await isThere(settings, 'settings')) && {
      settings: plainDocument((await settings.json()) as RestDocument),
    }),
    ...(services.length > 0 && { services }),
    ...(practitioners.length > 0 && { practitioners }),
    ...(articles.length > 0 && { articles }),
    ...(stories.length > 0 && { stories: true }),
  };
}

const [, script = '', project, file, databaseId] = process.argv;
if (import.meta.url === pathToFileURL(script).href) {
  if (project === undefined || file === undefined)
    throw new Error('Which project, and where to? export-content.ts <project id> <file>');
  const content = await exportContent(databaseUrl(project, process.env, databaseId));
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
