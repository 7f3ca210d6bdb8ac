/** The database of a Firebase project, asked with the account that `gcloud` is signed in with. */
import { DatabaseRest } from './backup/database-rest';
import type { Tools } from './deploying/tools';

/** Google's tokens live for an hour; what works on a database may take longer. */
const TOKEN_LIVES = 30 * 60_000;

export function liveDatabase(tools: Tools, project: string, databaseId: string): DatabaseRest {
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
