/**
 * After a question about the session that got no answer, the person stays signed in with what this browser keeps, and
 * this asks again until the account service has answered, one way or the other.
 */
import type { User } from 'firebase/auth';
import {
  dropAccountQuestion,
  isAccountServiceSilent,
  onAccountServiceSilent,
} from '../firebase/account-service';
import { untilWorthTrying } from '../offline/connection';

let asking = false;

async function ask(currentUser: () => User | null): Promise<void> {
  for (let failures = 0; isAccountServiceSilent(); failures += 1) {
    await untilWorthTrying(failures);
    const user = currentUser();
    if (user === null) {
      dropAccountQuestion();
      return;
    }
    // What comes of it reaches the session through Firebase Auth's own events.
    await user.reload().catch(() => undefined);
  }
}

/** Asks about `currentUser` again whenever the account service was silent. */
export function keepAskingAbout(currentUser: () => User | null): void {
  onAccountServiceSilent(() => {
    if (asking) return;
    asking = true;
    void ask(currentUser).finally(() => (asking = false));
  });
}
