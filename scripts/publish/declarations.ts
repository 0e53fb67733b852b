// The types of a door of the source, as a small tree of .d.ts files of their own: only what the door's types lead to.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import { commandFile, runNode } from '../web/run.ts';

const RELATIVE = /(from\s+|import\(\s*)(['"])(\.[^'"]+)\.ts\2/g;

/** A compiler run makes the declarations of many doors; each then takes what it needs. */
export interface Declarations {
  /** Writes the types of a door into `folder`; returns the file of the door, relative to it. */
  write(door: string, folder: string): Promise<string>;
  close(): Promise<void>;
}

/** Compiles the declarations of source files. `environment` is the folder whose compiler settings they are written for. */
export async function compileDeclarations(environment: string, files: readonly string[]): Promise<Declarations> {
  await mkdir('.cache', { recursive: true });
  const temporary = await mkdtemp(join('.cache', 'types-'));
  const config = {
    extends: join(relative(temporary, environment), 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: relative(temporary, '.'),
      outDir: 'out',
    },
    files: [...files.map((file) => relative(temporary, file)), relative(temporary, 'src/engine/rules/rowFiles.d.ts')],
    include: [],
  };
  await writeFile(join(temporary, 'tsconfig.json'), JSON.stringify(config));
  const { code, output } = await runNode([commandFile('typescript', 'tsc'), '-p', temporary]);
  if (code !== 0) throw new Error(`The types cannot be written:\n${output}`);
  const out = join(temporary, 'out');

  return {
    async write(door, folder) {
      const start = door.replace(/\.ts$/, '.d.ts');
      const waiting = [start];
      const seen = new Set(waiting);
      for (let file = waiting.pop(); file; file = waiting.pop()) {
        const text = await readFile(join(out, file), 'utf8');
        const at = file;
        const rewritten = text.replace(RELATIVE, (_, head: string, quote: string, path: string) => {
          const target = posix.join(posix.dirname(at), `${path}.d.ts`);
          if (!seen.has(target)) {
            seen.add(target);
            waiting.push(target);
          }
          return `${head}${quote}${path}.js${quote}`;
        });
        const target = join(folder, file.replace(/^src\//, ''));
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, rewritten);
      }
      return start.replace(/^src\//, '');
    },
    close: () => rm(temporary, { recursive: true }),
  };
}
