import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { bookingOutcomeCopy } from '../texts/booking-outcome';
import { useCopy } from '../../../platform/language/use-copy';
import { Button } from '../../../ui/button';
import { Cluster } from '../../../ui/layout';
import { text } from '../../../ui/tokens';
import { toast } from '../../../ui/toast-store';
import { VisuallyHidden } from '../../../ui/visually-hidden';

const Reference = styled.strong`
  font-size: ${text.lg};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
  user-select: all;
`;

/** The reference number, large, with a button that copies it. */
export function CopyReference({ reference }: { reference: string }) {
  const { t } = useCopy(bookingOutcomeCopy);
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => toast({ variant: 'destructive', title: t.copyFailed }),
    );
  };
  return (
    <Cluster>
      <Reference>{reference}</Reference>
      <Button
        variant="secondary"
        size="sm"
        aria-label={copied ? undefined : t.copyReference}
        onClick={copy}
      >
        {copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
        {copied ? t.copied : t.copy}
      </Button>
      <VisuallyHidden role="status">{copied ? t.copied : ''}</VisuallyHidden>
    </Cluster>
  );
}
