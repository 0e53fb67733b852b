// Files through the browser: chosen with or without the right to write them back, and saved to the same place or as a
// download. Only Chromium knows the first; everywhere else a file is a copy.
import { AppError } from '../lib/errors.ts';
import { LARGEST_FILE, saveFile } from './files.ts';
import { FILE_ENDINGS } from './fileTypes.ts';

/** A chosen file, with its place on the disk where the browser gives it. */
export interface ChosenFile {
  file: File;
  handle?: FileSystemFileHandle;
}

/** Documents carry pictures: they may be larger than texts. */
const LARGEST_DOCUMENT = 25 * 1024 * 1024;

type Picker = (options: { types: { accept: Record<string, string[]> }[] }) => Promise<FileSystemFileHandle[]>;

/** Lets the person choose a file that can be saved to its place; null when they think better of it, undefined where that is not to be had. */
async function pickHandle(): Promise<ChosenFile | null | undefined> {
  const { showOpenFilePicker: pick } = window as { showOpenFilePicker?: Picker };
  if (!pick) return undefined;
  try {
    const [handle] = await pick.call(window, {
      types: [{ accept: { 'application/octet-stream': FILE_ENDINGS.split(',') } }],
    });
    return handle ? { file: await handle.getFile(), handle } : null;
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError' ? null : undefined;
  }
}

/** Lets the person choose a file; null when they think better of it. */
export async function pickFile(): Promise<ChosenFile | null> {
  const chosen = await pickHandle();
  return chosen === undefined ? pickCopy() : chosen;
}

function pickCopy(): Promise<ChosenFile | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = FILE_ENDINGS;
    input.hidden = true;
    const end = (chosen: ChosenFile | null) => {
      input.remove();
      resolve(chosen);
    };
    input.onchange = () => end(input.files?.[0] ? { file: input.files[0] } : null);
    input.oncancel = () => end(null);
    // In the page while the person chooses: one that nothing holds may be collected before it can answer.
    document.body.append(input);
    input.click();
  });
}

/** The place on the disk of a dropped file, asked for while the event lasts. */
export async function handleOf(item: DataTransferItem | undefined): Promise<FileSystemFileHandle | undefined> {
  if (!item || !('getAsFileSystemHandle' in item)) return undefined;
  const asking = item.getAsFileSystemHandle as () => Promise<FileSystemHandle | null>;
  const handle = await asking.call(item).catch(() => null);
  return handle?.kind === 'file' ? (handle as FileSystemFileHandle) : undefined;
}

/** The bytes of a file. Rejects with `file-too-large` before a byte is read, or `document-refused` for a folder. */
export async function readFileBytes(file: File): Promise<Uint8Array> {
  const largest = /\.(docx|odt|pdf|rtf|eml)$/i.test(file.name) ? LARGEST_DOCUMENT : LARGEST_FILE;
  if (file.size > largest) {
    throw new AppError('file-too-large', { params: { name: file.name, megabytes: largest / 1024 / 1024 } });
  }
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new AppError('document-refused', { params: { name: file.name, reason: 'unsupported' }, cause });
  }
}

interface WritableHandle extends FileSystemFileHandle {
  queryPermission?(options: { mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission?(options: { mode: 'readwrite' }): Promise<PermissionState>;
}

/** Writes to the same file; false when the browser or the person does not allow it, or the file is gone. */
async function writeBack(handle: WritableHandle, bytes: Uint8Array): Promise<boolean> {
  try {
    const mode = { mode: 'readwrite' } as const;
    const known = await handle.queryPermission?.(mode);
    if (known !== 'granted' && (await handle.requestPermission?.(mode)) !== 'granted') return false;
    const writing = await handle.createWritable();
    await writing.write(bytes as Uint8Array<ArrayBuffer>);
    await writing.close();
    return true;
  } catch {
    return false;
  }
}

/** Saves to the same file if it can, else as a download. Answers which it was. */
export async function saveBytes(
  name: string,
  bytes: Uint8Array,
  handle?: FileSystemFileHandle,
): Promise<'same' | 'download'> {
  if (handle && (await writeBack(handle, bytes))) return 'same';
  saveFile(name, new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' }));
  return 'download';
}
