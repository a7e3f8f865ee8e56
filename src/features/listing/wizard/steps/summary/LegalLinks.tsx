import { paths } from '#src/lib/paths.ts';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { privacyPage, termsAndConditions } from '#src/words/staff/wizard.ts';

interface Props {
  words: (terms: string, privacy: string) => string;
}

export const LegalLinks = ({ words }: Props) => (
  <Marked text={words(mark(termsAndConditions), mark(privacyPage))}>
    {(page) => (
      <a
        key={page}
        className="link"
        href={page === privacyPage ? paths.privacy : paths.terms}
        target="_blank"
        rel="noopener"
      >
        {page}
      </a>
    )}
  </Marked>
);
