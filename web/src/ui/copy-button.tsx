import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button';
import { toast } from './toast-store';
import { VisuallyHidden } from './visually-hidden';

interface CopyTextButtonProps {
  text: string;
  label?: string;
  words: { copy: string; copied: string; copyFailed: string };
}

/** @param label says what is copied, where the words do not */
export function CopyTextButton({ text, label, words }: CopyTextButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast({ variant: 'destructive', title: words.copyFailed }),
    );
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={isCopied ? undefined : label}
        onClick={copy}
      >
        {isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
        <span>{isCopied ? words.copied : words.copy}</span>
      </Button>
      <VisuallyHidden role="status">{isCopied ? words.copied : ''}</VisuallyHidden>
    </>
  );
}
