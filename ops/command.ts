/** How the commands of this folder fail and read their options. */

/** Does the work of a command; an error prints its message and sets the exit code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** The word after `--name`. @throws Error where there is none */
export function optionOf(args: readonly string[], name: string): string {
  const value = args[args.indexOf(`--${name}`) + 1];
  if (!args.includes(`--${name}`) || value === undefined) throw new Error(`Say --${name} <…>.`);
  return value;
}
