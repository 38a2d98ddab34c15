import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A live demo as a page asks for it: one fence a file, the component's file first. */
export interface DemoUse {
  /** File name of the component without `.ts`; also the demo's name. */
  name: string;
  /** File names in docs/_demos, in the order of the fences. */
  files: string[];
  /** Page that shows the demo, relative to the folder of pages. */
  page: string;
  /** Line of the first fence, from 1. */
  line: number;
}

const FENCE = /^\s*(`{3,}|~{3,})\s*(\S*)\s*(.*)$/;

/** Whether a fence's meta asks for a live demo. */
export const asksForDemo = (meta: string | null | undefined): boolean =>
  / demo(?= |$)/.test(` ${meta ?? ''}`);

/** The `file="…"` of a fence's meta. */
export const fileOf = (meta: string | null | undefined): string | undefined =>
  /(?:^|\s)file=["']?([^"'\s]+)/.exec(meta ?? '')?.[1];

/** File names (as in docs/_demos) that are helpers of demos, not demos. */
export const isHelper = (file: string): boolean => file.startsWith('_');

/**
 * Finds the live demos of one page. Demo fences with nothing but blank lines between them are the files
 * of one demo.
 *
 * @throws when a fence does not name a file, with page and line
 */
export function findDemoFences(source: string, page: string): DemoUse[] {
  const uses: DemoUse[] = [];
  let open: string | undefined;
  let current: DemoUse | undefined;
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1;
    const [, ticks = '', , meta = ''] = FENCE.exec(text) ?? [];
    if (open !== undefined) {
      if (ticks.startsWith(open) && text.trim() === ticks) open = undefined;
      continue;
    }
    if (!ticks) {
      if (text.trim() !== '') current = undefined;
      continue;
    }
    open = ticks;
    if (!asksForDemo(meta)) {
      current = undefined;
      continue;
    }
    const file = fileOf(meta);
    if (!file) {
      throw new Error(
        `${page}:${line}: a demo fence must name its file, as in \`\`\`ts file="../_demos/with-reset.ts" demo`,
      );
    }
    const name = path.posix.basename(file);
    if (current) {
      current.files.push(name);
    } else {
      current = { name: name.replace(/\.ts$/, ''), files: [name], page, line };
      uses.push(current);
    }
  }
  return uses;
}

/** What the pages ask for, and what does not fit the folder of demos. */
export interface DemoUses {
  uses: DemoUse[];
  /** One message each, with file and line. */
  troubles: string[];
}

/**
 * Reads every page and compares it with the folder of demos. It does not fit when a fence names no demo,
 * when two fences show the same demo and when no page shows one.
 */
export async function readDemoUses(pages: string, demos: string): Promise<DemoUses> {
  const existing = (await readdir(demos)).filter((file) => file.endsWith('.ts')).sort();
  const inPages = (file: string) => path.posix.join(path.basename(pages), slashes(file));
  const folder = inPages(path.relative(pages, demos));
  const uses: DemoUse[] = [];
  const troubles: string[] = [];
  for (const page of (await readdir(pages, { recursive: true })).sort()) {
    if (!/\.mdx?$/.test(page)) continue;
    const source = await readFile(path.join(pages, page), 'utf8');
    for (const use of findDemoFences(source, inPages(page))) {
      const at = `${use.page}:${use.line}`;
      for (const file of use.files) {
        if (existing.includes(file)) continue;
        const known = existing.filter((one) => !isHelper(one)).join(', ');
        troubles.push(`${at}: the demo fence names ${file}, which is not in ${folder}: ${known}`);
      }
      const before = uses.find(({ name }) => name === use.name);
      if (before) {
        troubles.push(
          `${at}: the demo ${use.name} is already in ${before.page}:${before.line}; link to it instead`,
        );
      }
      uses.push(use);
    }
  }
  for (const file of existing) {
    if (isHelper(file) || uses.some(({ files }) => files.includes(file))) continue;
    troubles.push(
      `${folder}/${file}:1: no page shows this demo; add the fence \`\`\`ts file="../${path.basename(demos)}/${file}" demo`,
    );
  }
  return { uses, troubles };
}

const slashes = (file: string) => file.split(path.sep).join('/');
