/**
 * The pictures of the practitioners as files of the site, so that the first screen shows a face without carrying it in the
 * page. The name holds a hash of the picture: a changed one is another file.
 */
import { createHash } from 'node:crypto';

const DATA_URL = /^data:image\/(jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

export interface PhotoFile {
  /** address on the site, `/people/njeri-0a1b2c3d.webp` */
  address: string;
  bytes: Buffer;
}

/** The file of a picture; null for whoever has none, or for what is no picture. */
export function photoFile(person: unknown): PhotoFile | null {
  const { id, photo } = person as { id?: unknown; photo?: unknown };
  if (typeof id !== 'string' || !/^[a-z0-9-]+$/.test(id) || typeof photo !== 'string') return null;
  const [, kind, base64] = DATA_URL.exec(photo) ?? [];
  if (kind === undefined || base64 === undefined) return null;
  const bytes = Buffer.from(base64, 'base64');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { address: `/people/${id}-${hash}.${kind === 'jpeg' ? 'jpg' : kind}`, bytes };
}

/** The same person with the address of the picture instead of the picture. */
export function withPhotoAddress(person: unknown): unknown {
  return { ...(person as object), photo: photoFile(person)?.address ?? null };
}
