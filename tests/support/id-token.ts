/** ID tokens as tests read and bend them: the emulators check no signature. */

/** What a token says. */
export function claimsOf(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

/** The same token with other claims. */
export function bendToken(token: string, claims: Record<string, unknown>): string {
  const [head = ''] = token.split('.');
  const bent = Buffer.from(JSON.stringify({ ...claimsOf(token), ...claims })).toString('base64url');
  return `${head}.${bent}.`;
}
