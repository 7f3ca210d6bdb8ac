import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paymentsCopy } from './texts';
import { useCopy } from '../../platform/language/use-copy';
import { Button } from '../../ui/button';
import { Cluster } from '../../ui/layout';
import { toast } from '../../ui/toast-store';
import { VisuallyHidden } from '../../ui/visually-hidden';

const Value = styled.strong`
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
  overflow-wrap: anywhere;
  user-select: all;
`;

/** A number that is typed elsewhere, with a button that copies it. */
export function CopyValue({ name, value }: { name: string; value: string }) {
  return (
    <Cluster>
      <span>
        {name} <Value>{value}</Value>
      </span>
      <CopyButton name={name} value={value} />
    </Cluster>
  );
}

/** Copies a text that stands beside it. @param name what it is, for those who hear it */
export function CopyButton({ name, value }: { name: string; value: string }) {
  const { t } = useCopy(paymentsCopy);
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => toast({ variant: 'destructive', title: t.copyFailed }),
    );
  };
  return (
    <>
      <Button variant="secondary" size="sm" aria-label={t.copyNamed(name)} onClick={copy}>
        {copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
        {copied ? t.copied : t.copy}
      </Button>
      <VisuallyHidden role="status">{copied ? t.copied : ''}</VisuallyHidden>
    </>
  );
}
