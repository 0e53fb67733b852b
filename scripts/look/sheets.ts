// Many screenshots on few sheets: tall pages are cut into slices that stand side by side, each with its page's name.
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';

/** A screenshot; its size in CSS pixels. */
export interface Shot {
  name: string;
  file: string;
  width: number;
  height: number;
}

/** Height of a slice before it is scaled. */
const SLICE = 1400;
const GAP = 6;
/** Height of the line with the name. */
const NAME = 20;

interface Cell {
  shot: Shot;
  top: number;
}

function cellsOf(shots: readonly Shot[]): Cell[] {
  return shots.flatMap((shot) =>
    Array.from({ length: Math.ceil(shot.height / SLICE) }, (_, i) => ({ shot, top: i * SLICE })),
  );
}

async function cellHtml({ shot, top }: Cell, scale: number): Promise<string> {
  const image = (await readFile(shot.file)).toString('base64');
  const [width, height] = [shot.width * scale, Math.min(SLICE, shot.height - top) * scale];
  const picture = `<img style="width:${width}px;margin-top:${-top * scale}px" src="data:image/png;base64,${image}">`;
  return `<div style="width:${width}px;background:#fff"><b>${shot.name} ${top}</b><div style="height:${height}px;overflow:hidden">${picture}</div></div>`;
}

/** Writes the sheets as PREFIX-01.png and so on; `columns` slices on each, drawn at `scale`. */
export async function writeSheets(
  browser: Browser,
  shots: readonly Shot[],
  { prefix, columns, scale }: { prefix: string; columns: number; scale: number },
): Promise<number> {
  const cells = cellsOf(shots);
  const widest = Math.max(...shots.map(({ width }) => width));
  const viewport = {
    width: Math.ceil(columns * (widest * scale + GAP)),
    height: Math.ceil(SLICE * scale) + NAME,
  };
  const page = await browser.newPage({ viewport });
  let written = 0;
  for (let i = 0; i < cells.length; i += columns) {
    const html = await Promise.all(cells.slice(i, i + columns).map((cell) => cellHtml(cell, scale)));
    await page.setContent(
      `<body style="margin:0;display:flex;gap:${GAP}px;background:#808;font:12px/${NAME}px sans-serif">${html.join('')}`,
    );
    written += 1;
    await page.screenshot({ path: `${prefix}-${String(written).padStart(2, '0')}.png` });
  }
  await page.close();
  return written;
}
