// English: spellings that are taken for each other.
import { type LanguageTables } from './tables.types.ts';
import { commonWeights, pairs } from './tables.weights.ts';

/** See LanguageTables. */
export const englishTables: LanguageTables = {
  weights: { ...commonWeights },
  groups: pairs(`
    f~ph ei~ie k~ch sh~ch sh~ti shun~tion tion~sion cion~tion j~dg n~kn r~wr er~or er~re er~ar able~ible
    ance~ence ant~ent or~our ise~ize ei~ey y~ie oo~u ou~u ow~ou ee~ea e~ea i~igh u~ough f~gh x~cc x~ks kw~qu
    s~ps t~ed l~le el~le al~le ick~ic us~ous c~sc s~sc g~gue aw~au ai~ei a~ai o~oa cy~sy ally~ly ley~ly
  `),
  fullForms: {},
  hyphenTails: [],
};
