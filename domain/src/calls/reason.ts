/** The reason code of a failed check: its message, or the kind of check when the message is no code. */
export function reasonOf(error: {
  message?: string | undefined;
  type?: string | undefined;
}): string {
  const { message = '', type } = error;
  return /^[a-z]+(-[a-z0-9]+)*$/.test(message) ? message : (type ?? 'invalid');
}
