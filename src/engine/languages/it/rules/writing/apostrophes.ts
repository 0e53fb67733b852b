// Apostrophes left out: l ombrello, all interno, d ora in poi, cera una volta, quarantanni.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anyWord, form, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';

/** all interno, l ombrello: an elided word without its mark. */
export const missingApostrophe = defineRule({
  id: 'it.apostrophes.missing',
  overridesSpelling: true,
  priority: 1,
  pattern: [
    words('l d c all dell dall nell sull quell bell').as('elided').mark(),
    form(/^h?[aeiouàèéìòù]/)
      .as('next')
      .mark(),
  ],
  where: (m) => {
    const [elided, next] = [m.token('elided'), m.token('next')];
    // "taglia L elegante", "All inclusive"
    if (
      m.before()?.kind === 'number' ||
      (elided.lower === 'c' && !/^(?:è|er[ai]|erano|entr[ai]|entrano)$/.test(next.lower))
    )
      return false;
    return (
      next.spaceBefore &&
      next.lower !== 'inclusive' &&
      (elided.text === elided.lower || (elided.index === 0 && elided.lower !== 'all'))
    );
  },
  suggest: (m) => [`${m.text('elided')}'${m.text('next')}`],
  wrong: [
    ['Prendi l ombrello, piove.', "Prendi l'ombrello, piove."],
    ['Lo trovi all interno della scatola.', "Lo trovi all'interno della scatola."],
    ['D ora in poi esco prima.', "D'ora in poi esco prima."],
    ['Hai letto quell articolo sul lago?', "Hai letto quell'articolo sul lago?"],
  ],
  right: ["Prendi l'ombrello, piove.", 'La bottiglia da 1 l era vuota.', 'Un viaggio all inclusive.'],
});

const THERE: Readonly<Record<string, string>> = {
  cera: "c'era",
  cerano: "c'erano",
  ceri: "c'eri",
  ceravamo: "c'eravamo",
};

/** non cerano altri problemi, cera traffico. */
export const thereWas = defineRule({
  id: 'it.apostrophes.c-era',
  overridesSpelling: true,
  patterns: [
    [words('cerano ceravamo').as('be').mark()],
    [words('non').as('not'), words('cera ceri').as('be').mark()],
    [word('cera').as('be').mark(), anyWord().as('next')],
  ],
  where: (m) => {
    if (!m.names('next')) return true;
    const before = m.before();
    const next = m.token('next');
    const isIntroduced =
      before === undefined ||
      before.kind === 'punctuation' ||
      before.pos === Pos.adverb ||
      before.pos === Pos.noun ||
      before.pos === Pos.conjunction ||
      before.pos === Pos.subjunction;
    const isFollowed =
      next.pos === Pos.determiner ||
      (next.pos === Pos.noun && !reads(next, Pos.verb)) ||
      next.pos === Pos.adverb ||
      /^(?:traffico|qualcuno|nessuno|niente|nulla|tutto|stato|stata)$/.test(next.lower);
    return isIntroduced && isFollowed && !/^(?:calda|fredda|di|d'|per)$/.test(next.lower);
  },
  suggest: (m) => [THERE[m.token('be').lower] ?? ''],
  wrong: [
    ['Non cerano altri posti.', "Non c'erano altri posti."],
    ['Ieri cera molta gente al mercato.', "Ieri c'era molta gente al mercato."],
    ['Ti ho cercato, ma non ceri.', "Ti ho cercato, ma non c'eri."],
  ],
  right: ['La cera della candela si scioglie.', 'Accende i ceri in chiesa.', 'La statua di cera molto antica.'],
});

/** quarantanni, novantun anni is right. */
export const yearsJoined = defineRule({
  id: 'it.apostrophes.anni',
  overridesSpelling: true,
  priority: 1,
  pattern: [
    form(/^(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant|cent)anni$/)
      .as('years')
      .mark(),
  ],
  suggest: (m) => [m.text('years').replace(/anni$/i, "'anni")],
  wrong: [
    ['Lavoro qui da quarantanni.', "Lavoro qui da quarant'anni."],
    ['Mio nonno ha novantanni.', "Mio nonno ha novant'anni."],
    ["Trentanni fa c'era un prato.", "Trent'anni fa c'era un prato."],
  ],
  right: ["Lavoro qui da quarant'anni.", "Ha novant'anni.", "Ne ha trent'anni più di me."],
});
