// Why a file is not opened. One code for all, as only the places that open files have the texts of the reasons.
import { AppError } from '../lib/errors.ts';

/** `scanned`: a PDF of pictures. `bomb`: far more, once unpacked, than any document. */
export type RefusalReason = 'bomb' | 'broken' | 'empty' | 'encrypted' | 'executable' | 'scanned' | 'unsupported';

/** The failure for a reason; the message says for the log what exactly was found. */
export const refusal = (reason: RefusalReason, options: { message?: string; cause?: unknown } = {}): AppError =>
  new AppError('document-refused', { message: `The file is refused: ${reason}`, ...options, params: { reason } });
