// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.

/** What the evidence beside the rule itself adds to the log odds. */
export const RULE_WEIGHTS: Readonly<Record<string, number>> = {
  'lead.agreement': 0.48,
  'lead.context': 0.42,
  'lead.net': 0.54,
  rivals: -1.07,
};
