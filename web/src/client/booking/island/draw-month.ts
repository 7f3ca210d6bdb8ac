import { monthView, targetOf, type MonthAsked } from '../../../ui/month-grid/month-view';
import { found, setAttributes, type Copier } from './elements';

/** The month of the form (`ui/month-grid`), drawn without React: the same view, by the same classes. */
export interface DrawnMonth {
  draw: (asked: MonthAsked, loading: boolean) => void;
  focus: (date: string) => void;
}

/** Where a key leads from the focused day; null where nowhere. */
export function keyTarget(event: KeyboardEvent, month: string): string | null {
  const day = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
  return day === undefined ? null : targetOf(event.key, day, month);
}

export function drawnMonth(form: HTMLElement, copy: Copier): DrawnMonth {
  const frame = found(form, '[data-ready]');
  const grid = found(frame, '[role=grid]');
  const [header] = grid.children;
  const name = found(frame, '[aria-live]');
  const [back, forth] = frame.querySelectorAll<HTMLButtonElement>('button');
  let drawnFor = '';

  return {
    draw: (asked, loading) => {
      const view = monthView(asked);
      name.textContent = view.name;
      if (back) back.disabled = !view.hasPrevious;
      if (forth) forth.disabled = !view.hasNext;
      // The cells stay as long as there are as many, and with them the focus.
      const shape = `${loading} ${view.weeks.length}`;
      if (header && shape !== drawnFor)
        grid.replaceChildren(
          header,
          ...view.weeks.map((week) => {
            const row = header.cloneNode(false) as HTMLElement;
            row.append(...week.map(() => copy(loading ? 'waiting' : 'day')));
            return row;
          }),
        );
      drawnFor = shape;
      frame.dataset.ready = String(!loading);
      if (loading) return;
      grid.removeAttribute('aria-busy');
      frame.querySelector('[role=status]')?.remove();
      const cells = [...grid.children].slice(1).flatMap(({ children }) => [...children]);
      view.weeks.flat().forEach(({ text, attributes }, index) => {
        const cell = cells[index];
        if (!cell) return;
        setAttributes(cell, attributes);
        if (cell.textContent !== text) cell.textContent = text;
      });
    },
    focus: (date) => grid.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus(),
  };
}
