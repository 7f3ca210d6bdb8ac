import { expect, it } from 'vitest';
import { iconFiles, withOwnIcons } from './own-icons';

const files = iconFiles();

it('every icon is imported from its own file, under the name it has there', () => {
  const code = "import { Siren, Globe2 as Globe } from 'lucide-react';\nconst a = 1;\n";
  expect(withOwnIcons(code, files)).toBe(
    "import Siren from 'lucide-react/icons/siren'; import Globe from 'lucide-react/icons/earth';\nconst a = 1;\n",
  );
});

it('an import over several lines leaves every other line where it was', () => {
  const code = "import {\n  Check,\n  Clock,\n} from 'lucide-react';\nconst a = 1;\n";
  const changed = withOwnIcons(code, files);
  expect(changed).not.toContain("from 'lucide-react'");
  expect(changed.split('\n')).toHaveLength(code.split('\n').length);
  expect(changed.split('\n')[4]).toBe('const a = 1;');
});

it('types, and imports that are no icons, stay with the library', () => {
  const code =
    "import { type LucideIcon, createLucideIcon } from 'lucide-react';\nimport type { IconNode } from 'lucide-react';\n";
  expect(withOwnIcons(code, files)).toBe(
    "import type { LucideIcon } from 'lucide-react'; import { createLucideIcon } from 'lucide-react';\nimport type { IconNode } from 'lucide-react';\n",
  );
});
