/** The present versions of the texts. After a change of a text, raise its version: clients are asked again. */
export const CONSENT_VERSIONS = {
  privacy: '2026-2',
  adult: '2026-1',
  adolescent: '2026-1',
  texts: '2026-1',
} as const;
