// Sharing an address: the system's own share sheet if there is one, otherwise a small window or another program.

/** Specification section 12: size of the share window in CSS pixels. */
export const SHARE_WINDOW = { width: 626, height: 436 } as const;

/** What is shared. */
export interface Shared {
  readonly url: string;
  readonly title: string;
  readonly text?: string | undefined;
}

let opened: Window | null = null;

/** Position that centres the share window in the browser window. */
export function shareFeatures(view: {
  screenX: number;
  screenY: number;
  outerWidth: number;
  outerHeight: number;
}): string {
  const { width, height } = SHARE_WINDOW;
  const left = Math.round(view.screenX + (view.outerWidth - width) / 2);
  const top = Math.round(view.screenY + (view.outerHeight - height) / 2);
  return `width=${width},height=${height},left=${Math.max(0, left)},top=${Math.max(0, top)},resizable=yes,scrollbars=yes`;
}

/** Opens a share address: web pages in a centred window (closing an open one first), mail and app addresses in place. */
export function openShare(address: string, view: Window = window): void {
  if (!/^https?:/i.test(address)) {
    view.location.assign(address);
    return;
  }
  if (opened && !opened.closed) opened.close();
  opened = view.open(address, 'share', shareFeatures(view));
  opened?.focus();
}

/** Whether the browser has a share sheet for this. */
export const canShare = (data: Shared): boolean =>
  typeof navigator.share === 'function' && (navigator.canShare?.({ url: data.url, title: data.title }) ?? true);

/** Opens the system's share sheet. Returns false if there is none or it refuses; a cancelled share counts as done. */
export async function shareNatively(data: Shared): Promise<boolean> {
  if (!canShare(data)) return false;
  try {
    await navigator.share({ url: data.url, title: data.title, ...(data.text && { text: data.text }) });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Where an address can be shared if there is no share sheet. */
export const shareTargets = [
  {
    id: 'email',
    name: '',
    address: ({ url, title }: Shared) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    address: ({ url, title }: Shared) => `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  },
  {
    id: 'facebook',
    name: 'Facebook',
    address: ({ url }: Shared) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    address: ({ url }: Shared) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  },
] as const;
