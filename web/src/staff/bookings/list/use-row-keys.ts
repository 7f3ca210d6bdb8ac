import { useLayoutEffect, type RefObject } from 'react';

const ROW = 'tr[data-booking]';

/** Whether the key belongs to a field in which the staff member types. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, select, textarea, [role=menu]') !== null
  );
}

/**
 * The list by keyboard: j and k go from row to row, Enter opens the details of the row that has the focus, c
 * presses its main action, / goes to the search. The keys do nothing while the staff member types, nor with Ctrl,
 * Alt or Cmd.
 * @param region holds the rows and the search
 */
export function useRowKeys(region: RefObject<HTMLElement | null>): void {
  // The keys work as soon as the rows are visible.
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
        // On a button of the row Enter presses that button.
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
