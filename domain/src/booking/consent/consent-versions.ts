/**
 * The versions in force of the texts that clients agree to. A changed text gets a new version, and clients are
 * asked again.
 */
export const CONSENT_VERSIONS = {
  privacy: '2026-1',
  adult: '2026-1',
  adolescent: '2026-1',
} as const;
