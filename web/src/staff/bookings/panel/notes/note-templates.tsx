import { adminNotesTexts } from './texts';
import { useTexts } from '../../../../platform/language/use-texts';
import { Button } from '../../../../ui/button';
import { Cluster } from '../../../../ui/layout';
import { Soft } from '../../board/soft';

/** Usual headings for an empty note. */
export function NoteTemplates({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTexts(adminNotesTexts);
  return (
    <Cluster $gap="xs">
      <Soft as="span">{t.template}</Soft>
      {(['soap', 'dap'] as const).map((template) => (
        <Button
          key={template}
          size="sm"
          variant="quiet"
          onClick={() => onChoose(t.templates[template].text)}
        >
          {t.templates[template].name}
        </Button>
      ))}
    </Cluster>
  );
}
