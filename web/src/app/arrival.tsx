import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { titlesTexts } from './texts/titles';
import { useTexts } from '../platform/language/use-texts';
import { usePractice } from '../shared/practice/practice';
import { useTitleInFront } from '../platform/hooks/page-title';
import type { RouteId } from '../paths';
import { hashTarget } from './hash-target';

/** The tab's first page keeps the browser's own scroll and focus. */
let firstLocation: string | null = null;

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

function useTitle(id: RouteId | 'notFound') {
  const { t } = useTexts(titlesTexts);
  const { name } = usePractice();
  const own = useTitleInFront();
  const title = `${own ?? t[id].title} · ${name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Gives a page reached without loading its own address for sharing. */
function useCanonical(pathname: string) {
  const here = useHref(pathname);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link !== null) link.href = new URL(here, link.href).href;
  }, [here]);
}

/** A menu opened while the page was loading would close if the focus left it. */
function isInMenu(): boolean {
  return document.activeElement?.closest('[role=menu], details[data-menu][open]') != null;
}

/**
 * Rendered beside a loaded page. When page or hash changes, but not for the query alone, scrolls to the element of a
 * valid hash, else smoothly to the top (specification section 2), or at once for people who want no motion. A changed
 * page also focuses the main heading.
 */
export function Arrival({ id }: { id: RouteId | 'notFound' }) {
  const { pathname, hash, search, key } = useLocation();
  const lastPath = useRef<string | null>(null);
  const lastSearch = useRef<string | null>(null);
  useTitle(id);
  useCanonical(pathname);
  // Before paint: a key pressed at once must not lose its focus to the heading.
  useLayoutEffect(() => {
    const isFirst = (firstLocation ??= key) === key;
    const pageChanged = lastPath.current !== pathname;
    const onlyQueryChanged = !pageChanged && lastSearch.current !== search;
    lastPath.current = pathname;
    lastSearch.current = search;
    // A filter or a page of a list in the address keeps the scroll.
    if (onlyQueryChanged) return;
    const named = hashTarget(hash);
    const element = named === null ? null : document.getElementById(named);
    if (element) {
      element.scrollIntoView({ behavior: isFirst ? 'auto' : scrollBehavior() });
      return;
    }
    if (isFirst) return;
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
    if (pageChanged && !isInMenu())
      document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [pathname, hash, search, key]);
  return null;
}
