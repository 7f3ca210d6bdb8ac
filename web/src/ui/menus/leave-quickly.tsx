import { DoorOpen } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { below, color, layer, radius, space, target, text } from '../tokens';
import { visuallyHidden } from '../visually-hidden';

/**
 * The bar above the header: there it covers nothing, at any width and size of text. It lies over dialogs and
 * notifications, which leave its place free by `--leave-quickly` (`ui/theme/global-style.tsx`).
 */
const Strip = styled.aside`
  position: sticky;
  z-index: ${layer.exit};
  top: 0;
  display: flex;
  gap: ${space.sm};
  align-items: center;
  justify-content: space-between;
  /* What stands in it goes by the width in letters, whether a window is narrow or a text large. */
  container-type: inline-size;
  /* Not by the variable, which a page that is still arriving learns late: all of it would move down then. */
  height: ${target};
  background: ${color.sunken};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  /* A dialog takes the pointer from everything else. */
  pointer-events: auto;
  @media print {
    display: none;
  }
`;

/** The first stop of the keyboard is the way out, the first of the eye what stands before it. */
const End = styled.div`
  display: flex;
  flex: none;
  order: 1;
  gap: ${space.sm};
  align-items: center;
  max-width: 50%;
  margin-left: auto;
  @container (width < 15em) {
    max-width: 62%;
  }
`;

const Hint = styled.span`
  @media not all and (hover: hover), ${below.sm} {
    ${visuallyHidden}
    /* At the end of the strip it would stick out of the window by a pixel. */
    left: 1px;
  }
`;

const Leave = styled.a`
  position: relative;
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  min-height: ${target};
  padding: 0 ${space.md};
  color: ${color.ink};
  font-weight: 700;
  line-height: 1.2;
  text-decoration: none;
  @container (width < 15em) {
    padding: 0 ${space.sm};
    svg {
      display: none;
    }
  }
  &::before {
    content: '';
    position: absolute;
    inset: 5px 4px;
    border: 1.5px solid currentColor;
    border-radius: ${radius.pill};
  }
  &:hover {
    color: ${color.primary};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/**
 * "Leave this page quickly": one tap, or Escape pressed twice. An ordinary link, so it leaves without JavaScript too;
 * `leave-quickly-behaviour.ts`, which the first script of every page installs, makes it leave without a way back.
 * `aria-live` says nothing here: it is the mark by which open dialogs do not hide it from screen readers.
 * @param hint how the keyboard does the same; read to a screen reader with the link, and only there
 */
export function LeaveQuickly({
  label,
  hint,
  href,
  children,
}: {
  label: string;
  hint: string;
  href: string;
  /** what else stands in the bar */
  children?: ReactNode;
}) {
  const hintId = useId();
  return (
    <Strip aria-label={label} aria-live="off">
      <End>
        <Hint id={hintId} aria-hidden="true">
          {hint}
        </Hint>
        <Leave href={href} rel="noreferrer" aria-describedby={hintId} data-leave-quickly="">
          <DoorOpen aria-hidden size="1.25em" />
          <span>{label}</span>
        </Leave>
      </End>
      {children}
    </Strip>
  );
}
