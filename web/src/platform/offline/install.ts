/**
 * Invites once to put the site on the home screen, when My Sessions shows a future session. Chromium has its own
 * invitation (`beforeinstallprompt`); iPhones and iPads need steps by hand. Source:
 * web.dev/articles/customize-install
 */
import { writeText } from '../../storage';
import { createStore } from '../../store';

interface InstallPrompt extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** `prompt`: the browser's dialog. `ios`: by hand. */
type InstallWay = 'none' | 'prompt' | 'ios';

/** Kept at sign-out: it describes the device, not the person. */
const ANSWERED = 'tulia.install-answered';

let prompt: InstallPrompt | null = null;
let moment = false;
let watching = false;
let isOurs = false;
export const invitation = createStore<InstallWay>('none');

function publish() {
  invitation.set(wayNow());
}

function isAnswered(): boolean {
  try {
    return localStorage.getItem(ANSWERED) !== null;
  } catch {
    return true;
  }
}

export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

export function isIos(userAgent: string, touchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);
}

/** Begin early: the invitation comes once per page. @param isApp else the browser shows its own invitation */
export function watchInstall(isApp: boolean): void {
  isOurs = isApp;
  if (watching) return;
  watching = true;
  addEventListener('beforeinstallprompt', (event) => {
    if (isOurs) event.preventDefault();
    prompt = event as InstallPrompt;
    publish();
  });
  addEventListener('appinstalled', () => {
    writeText(ANSWERED, 'yes');
    prompt = null;
    publish();
  });
}

export function inviteToInstall(): void {
  moment = true;
  publish();
}

function wayNow(): InstallWay {
  if (!moment || isAnswered() || isInstalled()) return 'none';
  if (prompt) return 'prompt';
  return isIos(navigator.userAgent, navigator.maxTouchPoints) ? 'ios' : 'none';
}

/** Opens the browser's dialog; the person's choice there is the answer. */
export async function install(): Promise<void> {
  const asked = prompt;
  if (!asked) return;
  prompt = null;
  await asked.prompt();
  await asked.userChoice;
  declineInstall();
}

export function declineInstall(): void {
  writeText(ANSWERED, 'yes');
  publish();
}
