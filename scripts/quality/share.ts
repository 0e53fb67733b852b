// How shares of a whole are printed.

/** A share with three decimals and no leading zero; `-` if there is nothing to count. */
export const share = (part: number, whole: number): string =>
  whole < 1e-9 ? '-' : (part / whole).toFixed(3).replace(/^0/, '');
