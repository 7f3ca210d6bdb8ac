/**
 * What public pages are built with. Without a content file these are the domain's seeds. `TULIA_CONTENT` names a
 * JSON file `{ "settings": {…}, "services": […], "practitioners": […], "articles": […], "stories": true }` in the
 * shapes of `domain/src/records` (instants in epoch milliseconds); `build/export-content.ts` writes one from a live
 * project. Each part may be left out. Of client stories it says only whether there are any: a story
 * that its client takes back would otherwise stay in the site until the next deployment.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const PARTS = {
  settings: 'an object',
  services: 'an array',
  practitioners: 'an array',
  articles: 'an array',
  stories: 'true or false',
} as const;
type Part = keyof typeof PARTS;

function kindOf(value: unknown): (typeof PARTS)[Part] | null {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'boolean') return 'true or false';
  return typeof value === 'object' && value !== null ? 'an object' : null;
}

/** The content file's parts. @throws Error that says what is wrong with the file. */
export function parseContent(json: string, name: string): Partial<Record<Part, unknown>> {
  const content: unknown = JSON.parse(json);
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new Error(`${name} must hold an object with ${Object.keys(PARTS).join(', ')}.`);
  const parts: Partial<Record<Part, unknown>> = {};
  for (const [part, value] of Object.entries(content)) {
    if (!(part in PARTS)) throw new Error(`${name} has an unknown part "${part}".`);
    const wanted = PARTS[part as Part];
    if (kindOf(value) !== wanted) throw new Error(`"${part}" in ${name} must be ${wanted}.`);
    parts[part as Part] = value as unknown;
  }
  return parts;
}

// Pictures are files, named by their content, so that no page carries them.
const DATA_URL = /^data:image\/(jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

interface PhotoFile {
  /** address on the site, `/people/njeri-0a1b2c3d.webp` */
  address: string;
  bytes: Buffer;
}

/** The file of a person's picture; null where there is none, or where the field holds no picture. */
export function photoFile(person: unknown): PhotoFile | null {
  const { id, photo } = person as { id?: unknown; photo?: unknown };
  if (typeof id !== 'string' || !/^[a-z0-9-]+$/.test(id) || typeof photo !== 'string') return null;
  const [, kind, base64] = DATA_URL.exec(photo) ?? [];
  if (kind === undefined || base64 === undefined) return null;
  const bytes = Buffer.from(base64, 'base64');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { address: `/people/${id}-${hash}.${kind === 'jpeg' ? 'jpg' : kind}`, bytes };
}

export function withPhotoAddress(person: unknown): unknown {
  return { ...(person as object), photo: photoFile(person)?.address ?? null };
}

/** Vite's `define` entries: `undefined` for what the content file does not hold. */
export function contentDefines(file = process.env.TULIA_CONTENT): Record<string, string> {
  const { practitioners, ...rest } = partsOf(file);
  const parts = {
    ...rest,
    ...(practitioners !== undefined && {
      practitioners: (practitioners as unknown[]).map(withPhotoAddress),
    }),
  };
  return Object.fromEntries(
    (Object.keys(PARTS) as Part[]).map((part) => [
      `import.meta.env.TULIA_${part.toUpperCase()}`,
      parts[part] === undefined ? 'undefined' : JSON.stringify(parts[part]),
    ]),
  );
}

/** The pictures that belong to the content file, as files of the site. */
export function contentPhotos(file = process.env.TULIA_CONTENT): PhotoFile[] {
  const people = (partsOf(file).practitioners ?? []) as unknown[];
  return people.flatMap((person) => photoFile(person) ?? []);
}

const partsOf = (file: string | undefined): Partial<Record<Part, unknown>> =>
  file === undefined ? {} : parseContent(readFileSync(file, 'utf8'), file);
