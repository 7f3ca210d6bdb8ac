import { PHOTO_MAX } from '@tulia/domain/practice/practitioner';

/** Pixels of a side. */
const SIDE = 320;
const QUALITIES = [0.85, 0.75, 0.65, 0.55, 0.45, 0.35];

export function middleSquare(
  width: number,
  height: number,
): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side };
}

/** The data URL of the best quality that is at most `longest` letters; null if there is none. */
export function bestWithin(
  encode: (quality: number) => string,
  longest: number = PHOTO_MAX,
): string | null {
  for (const quality of QUALITIES) {
    const url = encode(quality);
    if (url.length <= longest) return url;
  }
  return null;
}

/** The middle square of a picture as a small data URL, WebP or JPEG; null if the browser cannot read the file. */
export async function smallPhoto(file: Blob): Promise<string | null> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const { x, y, side } = middleSquare(picture.width, picture.height);
  context.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  // A browser that cannot write WebP writes PNG, which is too large for a photograph.
  const isWebp = canvas.toDataURL('image/webp', 0.5).startsWith('data:image/webp');
  const type = isWebp ? 'image/webp' : 'image/jpeg';
  return bestWithin((quality) => canvas.toDataURL(type, quality));
}
