// What the home page shows besides its texts of old: figures that are measured, the mode that cuts it off, whom it is for.

interface Named {
  readonly name: string;
  readonly text: string;
}

/** Texts of the switch. */
export interface AirplaneTexts {
  readonly name: string;
  readonly text: string;
  readonly on: string;
  readonly off: string;
  readonly refused: string;
  readonly unavailable: string;
}

/** The texts of locales/<locale>/home.json, with the figures filled in, and what the picture of the checker shows. */
export interface HomeMore {
  readonly shot: string;
  readonly airplane: AirplaneTexts;
  readonly figures: {
    readonly heading: string;
    readonly text: string;
    readonly items: readonly Named[];
    readonly quality: string;
    readonly comparison: string;
    readonly rules: string;
  };
  readonly who: { readonly heading: string; readonly items: readonly Named[] };
}
