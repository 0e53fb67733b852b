// English: spellings that are taken for each other, by the sound they stand for.
import { type LanguageTables } from '../../spelling/tables/types.ts';
import { commonWeights, pairs, sounds } from '../../spelling/tables/weights.ts';

// Spellings of one sound.
const SAME_SOUND = [
  'f ph gh ff',
  'k ck ch cc c cq que',
  'qu kw cu cw',
  'x ks cks cs xc cc cts',
  's ss c sc ps ce se st',
  'z s zz x',
  'sh ti ci ch si ssi sci s',
  'ch tch t tu ti',
  'j g dg dge ge d di',
  'n kn gn pn nn',
  'ng n',
  'r wr rh rr',
  't ed tt bt th d',
  'w wh u',
  'm mb mn mm',
  'l ll le el al il ol ul',
  'er or ar ur ir re our ure ear yr',
  'ier yer iar ior ear eer ere',
  'air are ear ere eir ar er',
  'ee ea ie ei e i y ey',
  'ai ay a ei ey eigh ae',
  'i y igh ie ye ei uy',
  'o oa ow oe ough ew ou',
  'oo u ew ue ou ough ui o',
  'aw au a o augh ough al',
  'ou ow u o',
  'e ea a ai ie',
  'oi oy',
  'tion sion cion shun tian cian ssion tien tin shon sion',
  'ture cher chure tcher tur',
  'ous us ious eous is ess',
  'cious tious shus scious ceous',
  'ence ance ense anse ince ens ents',
  'ent ant int unt',
  'able ible abel ebel uble abal',
  'ary ery ory ry ury airy',
  'ally ly aly elly ily ley',
  'ful full fel fle',
  'age ige idge ege',
  'ive if eve ife',
  'ate it et ait',
  'ise ize ice yse',
  'ity aty ety itie',
  'ial al tial cial shal ual',
  'gue g',
  'ick ic ik ique',
  'ght t te',
  'ies ys eys ees',
  'cy sy ci si',
  'el le al',
  'or our',
  'able ible',
];

// More than a pair of the first list: these are many, and some only sound alike in some words.
const SOUND_COST = 8;

/** See LanguageTables. */
export const englishTables: LanguageTables = {
  weights: { ...commonWeights, progress: 6 },
  groups: [...pairs('ei~ie er~re ant~ent ance~ence able~ible or~our ise~ize ph~f'), ...sounds(SAME_SOUND, SOUND_COST)],
  fullForms: {},
  hyphenTails: [],
  oneLetterWords: 'ai',
};
