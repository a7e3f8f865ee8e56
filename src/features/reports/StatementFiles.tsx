import { useState } from 'react';
import type { PayoutAccount } from '#src/domain/desk/payouts.ts';
import { fileWords, saveFile } from '#src/lib/saveFile.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/money.ts';
import * as reports from '#src/words/staff/reports.ts';

const nameOf = ({ hotel, month }: PayoutAccount, ending: string) =>
  `${fileWords(hotel.name)}-payouts-${month.slice(0, 7)}.${ending}`;

async function saveCsv(account: PayoutAccount) {
  const [{ csvHead, csvLines, csvType }, { statementCells }] = await Promise.all([
    import('#src/lib/csv.ts'),
    import('#src/domain/desk/statementPaper.ts'),
  ]);
  const [head = [], ...rows] = statementCells(account);
  saveFile(nameOf(account, 'csv'), new Blob([csvHead(head.map(String)), csvLines(rows)], { type: csvType }));
}

export function StatementFiles({ account }: { account: PayoutAccount }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function savePdf() {
    setBusy(true);
    setProblem('');
    try {
      const [{ makePdf }, { statementText }] = await Promise.all([
        import('#src/features/desk/makePdf.ts'),
        import('#src/domain/desk/statementPaper.ts'),
      ]);
      const { bytes, missing } = await makePdf(statementText(account));
      if (missing.length === 0)
        saveFile(nameOf(account, 'pdf'), new Blob([bytes as BlobPart], { type: 'application/pdf' }));
      else setProblem(reports.pdfCannotShowLetters(missing.join(' ')));
    } catch (error) {
      console.error(error);
      setProblem(say.weCouldNotMakePdf);
    }
    setBusy(false);
  }
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={savePdf}>
        {say.downloadPdf}
      </Button>
      <Button variant="secondary" onClick={() => saveCsv(account)}>
        {say.downloadCsv}
      </Button>
      {problem && (
        <Notice tone="error" className="w-full">
          {problem}
        </Notice>
      )}
    </>
  );
}
