export interface Cell {
  row: number;
  col: number;
}

interface Size {
  rows: number;
  cols: number;
  page: number;
}

/** Returns the cell that a key leads to in the ARIA grid pattern; null for other keys. */
export function moveInGrid({ row, col }: Cell, key: string, ctrl: boolean, size: Size): Cell | null {
  const moves: Record<string, Cell> = {
    ArrowLeft: { row, col: col - 1 },
    ArrowRight: { row, col: col + 1 },
    ArrowUp: { row: row - 1, col },
    ArrowDown: { row: row + 1, col },
    Home: { row: ctrl ? 0 : row, col: 0 },
    End: { row: ctrl ? size.rows - 1 : row, col: size.cols - 1 },
    PageUp: { row: row - size.page, col },
    PageDown: { row: row + size.page, col },
  };
  const to = moves[key];
  if (!to) return null;
  return {
    row: Math.min(Math.max(0, to.row), size.rows - 1),
    col: Math.min(Math.max(0, to.col), size.cols - 1),
  };
}
