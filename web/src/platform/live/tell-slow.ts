import { currentToast, toast } from '../../ui/toast-store';
import type { Language } from '../language/catalogue';
import { unansweredTexts } from '../language/unanswered';

const SLOW_MS = 5000;

/** @returns a function that ends the message: the answer has come, or none will */
export function tellWhenSlow(language: Language): () => void {
  let said: ReturnType<typeof toast> | null = null;
  const timer = setTimeout(() => {
    // Keep Undo of another action in reach.
    if (currentToast()?.action !== undefined) return;
    const { slow, slowText } = unansweredTexts[language];
    said = toast({ title: slow, description: slowText, duration: Infinity });
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    said?.dismiss();
  };
}
