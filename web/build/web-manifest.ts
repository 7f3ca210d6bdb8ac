/**
 * The app manifest, once per language: `manifest.webmanifest` in English and `manifest.sw.webmanifest` in Swahili.
 * All have the same `id`, so installing from any of them gives one app. Source: w3.org/TR/appmanifest
 */
import type { ManifestOptions } from 'vite-plugin-pwa';
import { LANGUAGE_FACTS, prefixOf, type Language } from '../src/platform/language/language.ts';
import { webManifestTexts } from '../src/app/texts/web-manifest.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export function webManifest(language: Language): Partial<ManifestOptions> {
  const t = webManifestTexts[language];
  const prefix = prefixOf(language);
  const icons = [icon('icon', 192, 'any')];
  return {
    id: '/',
    name: t.name,
    short_name: 'Tulia',
    description: t.description,
    lang: language,
    dir: LANGUAGE_FACTS[language].direction,
    // Marks the start of the installed app, which leads staff to their day (`early-script.ts`).
    start_url: `${prefix === '' ? '/' : prefix}?app`,
    scope: '/',
    display: 'standalone',
    background_color: '#fbf6ee',
    theme_color: '#12574f',
    categories: ['health', 'lifestyle'],
    icons: [
      ...icons,
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      { name: t.book, url: `${prefix}/booking`, icons },
      { name: t.sessions, url: `${prefix}/my-sessions`, icons },
    ],
    screenshots: [
      {
        src: `/screenshots/home-${language}.png`,
        sizes: '720x1480',
        type: 'image/png',
        form_factor: 'narrow',
        label: t.home,
      },
      {
        src: `/screenshots/services-${language}.png`,
        sizes: '1280x800',
        type: 'image/png',
        form_factor: 'wide',
        label: t.services,
      },
    ],
  };
}
