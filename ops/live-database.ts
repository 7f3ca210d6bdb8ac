/** The database of a Firebase project, asked with the account that `gcloud` is signed in with. */
import { DatabaseRest } from './backup/database-rest';
import { aliases, parametersOf, projectOf, targetOf, type Target } from './deploy/target';
import { toolsOn, type Tools } from './deploy/tools';

/** Google's tokens live for an hour; what works on a database may take longer. */
const TOKEN_LIVES = 30 * 60_000;

function liveDatabase(tools: Tools, project: string, databaseId: string): DatabaseRest {
  let token = { text: '', until: 0 };
  return new DatabaseRest({
    origin: 'https://firestore.googleapis.com',
    project,
    databaseId,
    token: async () => {
      if (Date.now() > token.until) {
        const text = await tools.read('gcloud', ['auth', 'print-access-token']);
        token = { text, until: Date.now() + TOKEN_LIVES };
      }
      return token.text;
    },
  });
}

/**
 * What a command line works on: `--project` by its id or alias, and `--database` where it is another one than the
 * project's.
 */
export function databaseNamed(args: readonly string[]): {
  tools: Tools;
  target: Target;
  database: DatabaseRest;
} {
  const known = aliases();
  const project = projectOf(args, known);
  const target = targetOf(project, parametersOf(project), known);
  const tools = toolsOn(process.env, (text) => process.stdout.write(text));
  const other = args.includes('--database') ? optionOf(args, 'database') : undefined;
  return { tools, target, database: liveDatabase(tools, project, other ?? target.databaseId) };
}

/** What follows `--name`. @throws Error where nothing does */
export function optionOf(args: readonly string[], name: string): string {
  const value = args[args.indexOf(`--${name}`) + 1];
  if (!args.includes(`--${name}`) || value === undefined) throw new Error(`Say --${name} <…>.`);
  return value;
}
