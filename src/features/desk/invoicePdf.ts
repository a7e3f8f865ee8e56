import {
  endMarkedContent,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  rgb,
} from '@cantoo/pdf-lib';
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?url';
import devanagari from '@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff?url';
import greek from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?url';
import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url';
import latinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url';
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?url';
import * as fontkit from 'fontkit';
import type { InvoiceText } from '#src/domain/desk/invoiceWords.ts';
import * as say from '#src/words/staff/desk.ts';

/** An invoice as a PDF. Load it on demand: its libraries are larger than all other scripts together. */

/** Tried in this order. The rupee sign is in the second. */
const files = [latin, latinExt, devanagari, vietnamese, cyrillic, greek];
const ink = rgb(0.11, 0.1, 0.09);
const soft = rgb(0.36, 0.34, 0.32);
const [width, height, margin] = [595.28, 841.89, 48];
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface Font {
  font: PDFFont;
  known: Set<number>;
}

interface Run {
  text: string;
  font: PDFFont;
}

/** Marks the next part for copying, search and screen readers with this text. */
const saying = (text: string) =>
  PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
    PDFName.of('Span'),
    `<</ActualText ${PDFHexString.fromText(text)}>>`,
  ]);

/** Draws text in the fonts that contain its characters. */
class Setter {
  readonly #fonts: Font[] = [];

  async load(pdf: PDFDocument, text: string): Promise<string[]> {
    let left = [...new Set(Array.from(letters.segment(text), ({ segment }) => segment))].filter((one) => one !== '\n');
    for (const file of files) {
      if (left.length === 0) break;
      const answer = await fetch(file);
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      const font = await pdf.embedFont(await answer.arrayBuffer(), { subset: true });
      this.#fonts.push({ font, known: new Set(font.getCharacterSet()) });
      left = left.filter((letter) => !this.#find(letter));
    }
    return left;
  }

  #find(letter: string): PDFFont | undefined {
    const codes = Array.from(letter, (one) => one.codePointAt(0) ?? 0);
    return this.#fonts.find(({ known }) => codes.every((code) => known.has(code)))?.font;
  }

  runs(text: string): Run[] {
    const runs: Run[] = [];
    for (const { segment } of letters.segment(text)) {
      const font = this.#find(segment);
      const last = runs.at(-1);
      if (!font) continue;
      if (last?.font === font) last.text += segment;
      else runs.push({ text: segment, font });
    }
    return runs;
  }

  widthOf = (text: string, size: number): number =>
    this.runs(text).reduce((sum, { text: run, font }) => sum + font.widthOfTextAtSize(run, size), 0);

  /** Wraps text to this width. A longer word is broken. */
  lines(text: string, size: number, room: number): string[] {
    const lines = [''];
    const fits = (line: string) => this.widthOf(line, size) <= room;
    for (const word of text.split(' ')) {
      const line = lines.at(-1) ?? '';
      const longer = line ? `${line} ${word}` : word;
      if (fits(longer)) lines[lines.length - 1] = longer;
      else {
        if (line) lines.push('');
        for (const { segment } of letters.segment(word)) {
          const now = lines.at(-1) ?? '';
          if (now && !fits(now + segment)) lines.push(segment);
          else lines[lines.length - 1] = now + segment;
        }
      }
    }
    return lines;
  }

  draw(page: PDFPage, text: string, x: number, y: number, size: number, color = ink) {
    let at = x;
    for (const { text: run, font } of this.runs(text)) {
      // Shaping moves Devanagari signs: शर्मा is drawn as श, मा, र् and would be copied as शमार्.
      const isMoved = /\p{Script=Devanagari}/u.test(run);
      if (isMoved) page.pushOperators(saying(run));
      page.drawText(run, { x: at, y, size, font, color });
      if (isMoved) page.pushOperators(endMarkedContent());
      at += font.widthOfTextAtSize(run, size);
    }
  }
}

/** The file, and the characters that no font has. If there are any, the file is empty. */
export interface InvoicePdf {
  bytes: Uint8Array;
  missing: string[];
}

export async function invoicePdf(text: InvoiceText): Promise<InvoicePdf> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  pdf.setTitle(`${text.title} ${text.number}`);
  pdf.setLanguage('en-IN');
  const setter = new Setter();
  const all = [
    ...[text.title, text.words, say.invoiceFrom, say.invoiceTo, say.pageOf(1, 234567890)],
    ...[text.seller, text.buyer, text.columns, text.notes, ...text.facts, ...text.rows, ...text.sums].flat(),
  ];
  const missing = await setter.load(pdf, all.join('\n'));
  if (missing.length > 0) return { bytes: new Uint8Array(), missing };

  let page = pdf.addPage([width, height]);
  let y = height - margin;
  const full = width - 2 * margin;
  const need = (room: number) => {
    if (y - room >= margin + 16) return;
    page = pdf.addPage([width, height]);
    y = height - margin;
  };
  const rule = () =>
    page.drawLine({ start: { x: margin, y }, end: { x: width - margin, y }, thickness: 0.6, color: soft });
  const block = (rows: readonly string[], x: number, room: number, size: number, top: number): number => {
    let down = top;
    for (const row of rows)
      for (const line of setter.lines(row, size, room)) {
        down -= size * 1.4;
        setter.draw(page, line, x, down, size);
      }
    return top - down;
  };

  setter.draw(page, text.title, margin, y - 20, 20);
  const number = setter.widthOf(text.number, 12);
  setter.draw(page, text.number, width - margin - number, y - 18, 12);
  y -= 34;
  rule();
  y -= 10;

  const half = (full - 24) / 2;
  const right = margin + half + 24;
  setter.draw(page, say.invoiceFrom, margin, y - 9, 8, soft);
  setter.draw(page, say.invoiceTo, right, y - 9, 8, soft);
  y -= 10;
  y -= Math.max(block(text.seller, margin, half, 10, y), block(text.buyer, right, half, 10, y)) + 14;

  for (let at = 0; at < text.facts.length; at += 2) {
    const sides = text.facts.slice(at, at + 2).map(([what, which], side) => {
      const x = side === 0 ? margin : right;
      setter.draw(page, what, x, y - 12.6, 9, soft);
      return block([which], x + 86, half - 86, 9, y);
    });
    y -= Math.max(...sides);
  }
  y -= 14;

  // The first column takes the remaining width.
  const narrow = text.widths ?? (text.columns.length > 3 ? [44, 76, 76, 76, 72] : [84, 90]);
  const widths = [full - narrow.reduce((sum, one) => sum + one, 0), ...narrow];
  const row = (cells: readonly string[], size: number, color = ink) => {
    const lines = cells.map((cell, index) => setter.lines(cell, size, (widths[index] ?? 0) - 6));
    const tall = Math.max(...lines.map(({ length }) => length)) * size * 1.4 + 6;
    need(tall);
    let x = margin;
    for (const [index, cell] of lines.entries()) {
      const room = widths[index] ?? 0;
      cell.forEach((line, down) => {
        const shift = index > 1 ? room - setter.widthOf(line, size) : 0;
        setter.draw(page, line, x + shift, y - size * 1.4 * (down + 1), size, color);
      });
      x += room;
    }
    y -= tall;
    rule();
  };
  rule();
  row(text.columns, 8, soft);
  for (const cells of text.rows) row(cells, 9);

  y -= 8;
  for (const [what, amount] of text.sums) {
    need(20);
    const isTotal = what === (text.total ?? say.total);
    const size = isTotal ? 12 : 9.5;
    y -= size * 1.6;
    setter.draw(page, what, right, y, size, isTotal ? ink : soft);
    setter.draw(page, amount, width - margin - setter.widthOf(amount, size), y, size);
  }
  y -= 16;
  need(20 + text.notes.length * 14);
  y -= block([text.words], margin, full, 10, y) + 8;
  y -= block(text.notes, margin, full, 8, y);

  const pages = pdf.getPages();
  for (const [index, one] of pages.entries()) {
    const words = say.pageOf(index + 1, pages.length);
    setter.draw(one, words, width - margin - setter.widthOf(words, 8), margin - 16, 8, soft);
  }
  return { bytes: await pdf.save(), missing };
}
