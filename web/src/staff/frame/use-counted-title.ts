import { useEffect } from 'react';

/** The title of the tab with the number of unread requests, if there are any. */
export function titleWith(title: string, unread: number): string {
  const plain = title.replace(/^\(\d+\) /, '');
  return unread === 0 ? plain : `(${unread}) ${plain}`;
}

/** Keeps the number in the title of the tab when a page sets another title. */
export function useCountedTitle(unread: number, pathname: string): void {
  useEffect(() => {
    const show = () => {
      const wanted = titleWith(document.title, unread);
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    const title = document.querySelector('title');
    const observer = new MutationObserver(show);
    if (title !== null)
      observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = titleWith(document.title, 0);
    };
  }, [unread, pathname]);
}
