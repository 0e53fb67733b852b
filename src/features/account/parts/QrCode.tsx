import { create } from 'qrcode';
import { useMemo } from 'react';

/** White modules around the code; readers need four. */
const QUIET = 4;

/** A QR code, drawn here as a single path: its text is sent nowhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    let drawn = '';
    for (let y = 0; y < modules.size; y += 1) {
      for (let x = 0; x < modules.size; x += 1) {
        if (modules.get(y, x)) drawn += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
      }
    }
    return { path: drawn, size: modules.size + 2 * QUIET };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
