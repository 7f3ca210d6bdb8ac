import { useEffect, useRef, useState } from 'react';
import { AlertDialog } from './alert-dialog';
import { guardBack, leaveBack, withoutMark } from './back-guard';

type QuestionTexts = Record<'title' | 'text' | 'stay' | 'leave', string>;

/** Asks before a link or Back leaves the page; the browser asks before the tab is closed or reloaded. */
export function LeaveGuard({ active, texts }: { active: boolean; texts: QuestionTexts }) {
  const [asking, setAsking] = useState<HTMLAnchorElement | 'back' | null>(null);
  const letThrough = useRef(false);

  useEffect(() => (active ? guardBack(() => setAsking('back')) : undefined), [active]);

  useEffect(() => {
    if (!active) return;
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (!letThrough.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      if (letThrough.current || event.button !== 0 || event.ctrlKey || event.metaKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !leaves(link)) return;
      event.preventDefault();
      // Another guard of the page asks after this one.
      event.stopImmediatePropagation();
      setAsking(link);
    };
    window.addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [active]);

  const leave = () => {
    if (asking === 'back') {
      letThrough.current = true;
      leaveBack();
      return;
    }
    withoutMark(() => {
      letThrough.current = true;
      asking?.click();
      letThrough.current = false;
    });
  };
  const stay = () => setAsking(null);
  return <LeaveQuestion open={asking !== null} texts={texts} onStay={stay} onLeave={leave} />;
}

interface LeaveQuestionProps {
  open: boolean;
  texts: QuestionTexts;
  onStay: () => void;
  onLeave: () => void;
}

export const LeaveQuestion = ({ open, texts, onStay, onLeave }: LeaveQuestionProps) => (
  <AlertDialog
    open={open}
    onOpenChange={onStay}
    title={texts.title}
    description={texts.text}
    cancelLabel={texts.stay}
    confirmLabel={texts.leave}
    danger
    onConfirm={() => {
      onStay();
      onLeave();
    }}
  />
);

/** Whether following the link leaves this page. */
function leaves(link: HTMLAnchorElement): boolean {
  if (link.target !== '' && link.target !== '_self') return false;
  if (link.hasAttribute('download') || !/^https?:$/.test(link.protocol)) return false;
  const here = window.location;
  return link.origin !== here.origin || link.pathname !== here.pathname;
}
