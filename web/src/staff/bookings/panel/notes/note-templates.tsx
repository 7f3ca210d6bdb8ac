import { adminNotesTexts } from './texts';
import { useTexts } from '../../../../platform/language/use-texts';
import { Button } from '../../../../ui/button';
import { Cluster } from '../../../../ui/layout';
import { Soft } from '../../board/soft';

/** Templates with the usual headings, for a note that is still empty; without one the note is free text. */
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
