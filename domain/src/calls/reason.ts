/** The reason code of one failed check of a schema: its own message, or the kind of check where that is no code. */
export function reasonOf(error: {
  message?: string | undefined;
  type?: string | undefined;
}): string {
  const { message = '', type } = error;
  return /^[a-z]+(-[a-z0-9]+)*$/.test(message) ? message : (type ?? 'invalid');
}
