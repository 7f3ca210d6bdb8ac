import { useLayoutEffect, type RefObject } from 'react';

const ROW = 'tr[data-booking]';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, select, textarea, [role=menu]') !== null
  );
}

/**
 * The keys of the list: j and k move between rows, Enter opens the focused row, c presses its main action, / goes to
 * the search. The keys do nothing while staff type, or together with Ctrl, Alt or Cmd.
 * @param region holds the rows and the search
 */
export function useRowKeys(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
      const root = region.current;
      if (root === null) return;
      const rows = [...root.querySelectorAll<HTMLElement>(ROW)];
      const row = document.activeElement?.closest<HTMLElement>(ROW) ?? null;
      const at = row === null ? -1 : rows.indexOf(row);
      const act: Partial<Record<string, () => void>> = {
        j: () => rows[at + 1]?.focus(),
        k: () => rows[Math.max(0, at - 1)]?.focus(),
        c: () => row?.querySelector<HTMLElement>('[data-main], [data-details]')?.click(),
        '/': () => root.querySelector<HTMLElement>('input[type=search]')?.focus(),
        // On a button, Enter presses that button.
        ...(row !== null && row === document.activeElement
          ? { Enter: () => row.querySelector<HTMLElement>('[data-details]')?.click() }
          : {}),
      };
      const action = act[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [region]);
}
