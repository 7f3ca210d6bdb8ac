/** After an unanswered question the person stays signed in; this repeats it until the account service answers. */
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
    // The result reaches the session through Firebase Auth's events.
    await user.reload().catch(() => undefined);
  }
}

export function keepAskingAbout(currentUser: () => User | null): void {
  onAccountServiceSilent(() => {
    if (asking) return;
    asking = true;
    void ask(currentUser).finally(() => (asking = false));
  });
}
