/**
 * Writes the public content of a live project as the content file of a build:
 * `npx tsx web/build/export-content.ts <project id> > content.json`, then `TULIA_CONTENT=content.json npm run build -w web`.
 * Reads only what anybody may read, so it needs no credentials.
 */
import { decodeValue } from '../src/firebase/public-read.ts';

interface RestDocument {
  name: string;
  fields: Record<string, unknown>;
}

type Plain = Record<string, unknown>;

/** A REST document as plain JSON; timestamps become epoch milliseconds. */
export function plainDocument(document: RestDocument): Plain {
  const data = decodeValue({ mapValue: { fields: document.fields as never } });
  return JSON.parse(
    JSON.stringify(data, (_, value: unknown) =>
      typeof value === 'object' && value !== null && 'toMillis' in value
        ? (value.toMillis as () => number)()
        : value,
    ),
  ) as Plain;
}

const idOf = (document: RestDocument) => document.name.slice(document.name.lastIndexOf('/') + 1);

async function exportContent(project: string) {
  const base = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`;

  async function list(collection: string, flag: string, orderBy: string): Promise<Plain[]> {
    const answer = await fetch(`${base}:runQuery`, {
      method: 'POST',
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId: collection }],
          where: {
            fieldFilter: {
              field: { fieldPath: flag },
              op: 'EQUAL',
              value: { booleanValue: true },
            },
          },
          orderBy: [{ field: { fieldPath: orderBy } }],
          limit: 50,
        },
      }),
    });
    if (!answer.ok) throw new Error(`${collection}: ${answer.status} ${await answer.text()}`);
    const rows = (await answer.json()) as { document?: RestDocument }[];
    return rows.flatMap(({ document }) =>
      document ? [{ ...plainDocument(document), slug: idOf(document) }] : [],
    );
  }

  const settings = await fetch(`${base}/settings/practice`);
  if (!settings.ok && settings.status !== 404)
    throw new Error(`settings: ${settings.status} ${await settings.text()}`);
  return {
    ...(settings.ok && { settings: plainDocument((await settings.json()) as RestDocument) }),
    services: await list('services', 'isActive', 'name'),
    articles: await list('articles', 'published', 'order'),
  };
}

const project = process.argv[2];
if (import.meta.url === `file://${process.argv[1] ?? ''}`) {
  if (project === undefined) throw new Error('Which project? export-content.ts <project id>');
  process.stdout.write(`${JSON.stringify(await exportContent(project), null, 2)}\n`);
}
