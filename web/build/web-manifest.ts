/**
 * The app manifest, once per language: `manifest.webmanifest` in English and `manifest.sw.webmanifest` in Swahili. Both
 * have the same `id`, so whoever installs from either has one app. Source: w3.org/TR/appmanifest
 */
import type { ManifestOptions } from 'vite-plugin-pwa';

type Language = 'en' | 'sw';

export const MANIFEST_FILES: Record<Language, string> = {
  en: 'manifest.webmanifest',
  sw: 'manifest.sw.webmanifest',
};

const TEXTS = {
  en: {
    name: 'Tulia Counselling',
    description: 'Book counselling sessions and keep your session times and join links at hand.',
    book: 'Book a session',
    sessions: 'My sessions',
    home: 'The home page',
    services: 'The services',
  },
  sw: {
    name: 'Tulia Ushauri Nasaha',
    description: 'Weka miadi ya ushauri nasaha na uwe na saa na viungo vya vikao vyako karibu.',
    book: 'Weka miadi',
    sessions: 'Vikao vyangu',
    home: 'Ukurasa wa nyumbani',
    services: 'Huduma',
  },
} as const;

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export function webManifest(language: Language): Partial<ManifestOptions> {
  const t = TEXTS[language];
  const prefix = language === 'sw' ? '/sw' : '';
  const icons = [icon('icon', 192, 'any')];
  return {
    id: '/',
    name: t.name,
    short_name: 'Tulia',
    description: t.description,
    lang: language,
    dir: 'ltr',
    start_url: prefix === '' ? '/' : prefix,
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
