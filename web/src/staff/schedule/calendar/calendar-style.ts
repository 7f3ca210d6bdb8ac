import { css, styled } from 'styled-components';
import type { EntryLines } from './entry-words';
import { color, font, radius, text } from '../../../ui/tokens';

/**
 * FullCalendar's class names are hashed, so colours go through its variables, and events get our classes. Borders and
 * hatching show the kinds without colours. `$columns`: days side by side.
 */
export const CalendarFrame = styled.div<{ $columns: number }>`
  --fc-classic-primary: ${color.primary};
  --fc-classic-primary-foreground: ${color.onPrimary};
  --fc-classic-event: ${color.primarySoft};
  --fc-classic-event-contrast: ${color.onPrimarySoft};
  --fc-classic-background-event: ${color.sunken};
  --fc-classic-background-event-opacity: 100%;
  --fc-classic-highlight: ${color.accentSoft};
  --fc-classic-today: color-mix(in srgb, ${color.primarySoft} 45%, transparent);
  --fc-classic-now: ${color.danger};
  --fc-classic-small-dot-width: 8px;
  --fc-classic-large-dot-width: 10px;
  --fc-classic-background: ${color.surface};
  --fc-classic-faint: ${color.sunken};
  --fc-classic-muted: ${color.sunken};
  --fc-classic-strong: ${color.line};
  --fc-classic-foreground: ${color.ink};
  --fc-classic-faint-foreground: ${color.inkSoft};
  --fc-classic-muted-foreground: ${color.inkSoft};
  --fc-classic-border: ${color.line};
  --fc-classic-strong-border: ${color.lineStrong};
  overflow-x: auto;
  font-family: ${font.body};
  > div {
    /* Seven columns need room for fingers; a narrow screen scrolls the grid. */
    min-width: ${({ $columns }) => ($columns > 1 ? '44rem' : '20rem')};
    font-size: ${text.sm};
  }
  .schedule-entry {
    overflow: hidden;
    border: 1px solid ${color.primary};
    border-left-width: 4px;
    border-radius: ${radius.sm};
    cursor: pointer;
  }
  .schedule-entry:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  .schedule-more {
    min-height: 24px;
  }
  .schedule-held,
  .schedule-pending {
    border-style: dashed;
    border-color: ${color.onWarningSoft};
  }
  .schedule-completed {
    border-color: ${color.line};
    border-left-color: ${color.primary};
  }
  .schedule-no_show {
    border-style: dotted;
    border-color: ${color.accent};
  }
  .schedule-blocked {
    border: 1px solid ${color.lineStrong};
    background-image: repeating-linear-gradient(
      -45deg,
      transparent 0 6px,
      color-mix(in srgb, ${color.lineStrong} 30%, transparent) 6px 8px
    );
  }
`;

const dots = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const CUT = {
  one: css`
    flex: 1 1 0;
    min-width: 0;
    ${dots}
  `,
  two: css`
    flex: 0 0 100%;
    ${dots}
  `,
  all: undefined,
} as const satisfies Record<EntryLines, unknown>;

/**
 * `one`: the hour beside the name. `two`: the times over the name. `all`: a longer entry, or a column of the whole
 * width. Too long names end in dots.
 */
export const EntryBody = styled.span<{ $lines?: EntryLines }>`
  display: flex;
  flex-wrap: ${({ $lines }) => ($lines === 'one' ? 'nowrap' : 'wrap')};
  gap: 0 0.4em;
  align-items: center;
  padding: 0 0.25rem;
  line-height: 1.3;
  overflow: hidden;
  > strong {
    overflow-wrap: anywhere;
    ${({ $lines = 'all' }) => CUT[$lines]}
  }
  > span {
    display: inline-flex;
    gap: 0.25em;
    align-items: center;
  }
`;
