// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.

/** What the evidence beside the rule itself adds to the log odds. */
export const RULE_WEIGHTS: Readonly<Record<string, number>> = {
  'lead.agreement': 0.13,
  'lead.context': 0.33,
  'lead.net': 0.44,
  rivals: -0.91,
};
