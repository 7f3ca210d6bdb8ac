/** What the commands of this folder share: how they fail, and how they read their options. */

/** Does the work of a command; an error is shown as its message, and the exit code is then 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** What follows `--name`. @throws Error where nothing does */
export function optionOf(args: readonly string[], name: string): string {
  const value = args[args.indexOf(`--${name}`) + 1];
  if (!args.includes(`--${name}`) || value === undefined) throw new Error(`Say --${name} <…>.`);
  return value;
}
