import { slugOf } from './service';

/** The slug of a title, without the characters that an address cannot hold: `Étude & Loss` becomes `etude-loss`. */
export function addressOf(title: string): string {
  return slugOf(title)
    .normalize('NFD')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}
