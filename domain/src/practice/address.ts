import { slugOf } from './service';

/** The slug of a title, as a path of a URL: `Étude & Loss` becomes `etude-loss`. */
export function addressOf(title: string): string {
  return slugOf(title)
    .normalize('NFD')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}
