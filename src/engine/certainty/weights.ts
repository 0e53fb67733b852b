// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.

/** What the evidence beside the rule itself adds to the log odds. */
export const RULE_WEIGHTS: Readonly<Record<string, number>> = {
  'lead.agreement': 0.33,
  'lead.context': 0.45,
  'lead.net': 0.47,
  rivals: -0.95,
};
