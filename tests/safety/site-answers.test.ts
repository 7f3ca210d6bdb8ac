/**
 * What the site answers to a plain request, by the hosting of the environment: headers, files that are asked for
 * untold.
 */
import { expect, it } from 'vitest';
import { environment } from '../support/environment';

const ask = (path: string) => fetch(`${environment.site}${path}`);

it.each(['/', '/booking', '/sw', '/robots.txt', '/assets/gone.js', '/nowhere-at-all'])(
  '%s carries the strict headers',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  },
);

it.each(['/no-such-page', '/sw/no-such-page', '/assets/gone-1a2b3c4d.js', '/sw/assets/gone.js'])(
  '%s is missing: a 404, and nothing that a browser would run',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    // Rules of hosting know paths and not answers: web/src/app/forget-missing.ts undoes what a browser keeps of this.
    expect(answer.headers.get('content-type')).not.toMatch(/javascript|css/);
  },
);

it.each(['/favicon.ico', '/apple-touch-icon.png', '/icons/apple-touch-icon.png'])(
  'the icon %s, which clients ask for without being told, is there',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
  },
);

it.each(['/security.txt', '/.well-known/security.txt'])(
  '%s says where to report a weakness',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/^Contact: https?:.+\/contact\nExpires: /);
  },
);
