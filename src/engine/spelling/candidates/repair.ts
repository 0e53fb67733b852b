// Undoes UTF-8 that was read as Latin-1 ("dÃ©jÃ " for "déjà").

/** The word as intended, or null if this is not the problem. */
export function repairEncoding(word: string): string | null {
  if (!/[ÂÃ]/.test(word)) return null;
  let repaired = '';
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i);
    if (unit < 0x80) repaired += word[i];
    else if (unit === 0xc2 || unit === 0xc3) {
      const next = word.charCodeAt(i + 1);
      if (!(next >= 0x80 && next <= 0xbf)) return null;
      repaired += String.fromCharCode(((unit & 3) << 6) | (next & 0x3f));
      i++;
    } else return null;
  }
  return repaired;
}
