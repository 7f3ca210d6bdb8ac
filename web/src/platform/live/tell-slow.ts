import { currentToast, toast } from '../../ui/toast-store';
import type { Language } from '../language/catalogue';
import { unansweredTexts } from '../language/unanswered';

const SLOW_MS = 5000;

/** Says that an answer is long in coming. @returns ends that: the answer has come, or none will */
export function tellWhenSlow(language: Language): () => void {
  let said: ReturnType<typeof toast> | null = null;
  const timer = setTimeout(() => {
    // Undo of another action stays in reach.
    if (currentToast()?.action !== undefined) return;
    const { slow, slowText } = unansweredTexts[language];
    said = toast({ title: slow, description: slowText, duration: Infinity });
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    said?.dismiss();
  };
}
