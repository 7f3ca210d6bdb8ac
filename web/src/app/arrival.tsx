import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { titlesTexts } from './texts/titles';
import { useTexts } from '../platform/language/use-texts';
import { usePractice } from '../shared/practice/practice';
import { useTitleInFront } from '../platform/hooks/page-title';
import type { RouteId } from '../paths';
import { hashTarget } from './hash-target';

/** The page this tab began with: it keeps the browser's own scroll and focus. */
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

/** A page that was reached without loading is shared under its own address, and not under that of the page before. */
function useCanonical(pathname: string) {
  const here = useHref(pathname);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link !== null) link.href = new URL(here, link.href).href;
  }, [here]);
}

/** Whether the person has opened a menu while the page was on its way; it would close if the focus left it. */
function isInMenu(): boolean {
  return document.activeElement?.closest('[role=menu], details[data-menu][open]') != null;
}

/**
 * Rendered beside a page once it is there. When the page or the hash changes, and not when only the query does, it
 * scrolls to the element a valid hash names, otherwise smoothly to the top (specification section 2), and moves the
 * focus to the main heading when the page has changed. Who wants little motion is there at once.
 */
export function Arrival({ id }: { id: RouteId | 'notFound' }) {
  const { pathname, hash, search, key } = useLocation();
  const lastPath = useRef<string | null>(null);
  const lastSearch = useRef<string | null>(null);
  useTitle(id);
  useCanonical(pathname);
  // Before anything is painted: a key pressed at once must not lose its focus to the heading.
  useLayoutEffect(() => {
    const isFirst = (firstLocation ??= key) === key;
    const pageChanged = lastPath.current !== pathname;
    const onlyQueryChanged = !pageChanged && lastSearch.current !== search;
    lastPath.current = pathname;
    lastSearch.current = search;
    // A filter or a page of a list that goes into the address leaves the page where it is.
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
