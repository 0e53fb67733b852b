// Words that sound alike beside verbs: isst and ist, ihm and ihn.
import { Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { form, lemmas, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';

const NOT_EATING = listed(
  'gern gerne viel wenig gesund ungesund langsam schnell vegetarisch vegan regelmäßig gut besser schlecht mehr weniger roh warm kalt spät früh allein fertig auf ab',
);

/** Sie isst sehr nett: ist. */
export const isstIst = defineRule({
  id: 'de.confusions.isst-ist',
  pattern: [
    word('isst').mark(),
    words('sehr so ganz echt total wirklich auch noch schon nicht leider immer viel zu wieder heute gestern').repeat(
      0,
      3,
    ),
    oneOf(
      tagged(Pos.adjective).except(form(/(?:e|en|er|em|es)$/)),
      words(
        'krank müde da hier dort kaputt schön nett alt jung groß klein neu teuer schwer leicht voll leer kalt wichtig möglich klar weg vorbei',
      ),
    ).as('adjective'),
    oneOf(punctuation('.', '!', '?', ',', ';'), words('und aber als wie')),
  ],
  where: (m) => !NOT_EATING.has(m.token('adjective').lower),
  suggest: () => ['ist'],
  wrong: [
    ['Der neue Lehrer isst wirklich nett.', 'Der neue Lehrer ist wirklich nett.'],
    ['Meine Oma isst leider krank.', 'Meine Oma ist leider krank.'],
    ['Das Zimmer isst viel zu klein, finde ich.', 'Das Zimmer ist viel zu klein, finde ich.'],
  ],
  right: ['Er isst sehr gesund.', 'Sie isst gern und viel.', 'Sie isst zu wenig.'],
});

/** Ich habe ihm gesehen, gib ihn das Buch: ihm and ihn. */
export const ihmIhn = defineRule({
  id: 'de.confusions.ihm-ihn',
  priority: 1,
  patterns: [
    [
      word('ihm').as('pronoun').mark(),
      words(
        'gestern heute schon noch nie nicht leider gerade oft lange immer sofort gleich endlich wieder im in am bei auf der dem park stadt letzte woche zum beim selbst neulich sehr',
      ).repeat(0, 5),
      words(
        'gesehen getroffen besucht gefragt eingeladen geliebt kennengelernt verletzt begleitet abgeholt angerufen gestört geheiratet vermisst beobachtet erkannt',
      ).as('verb'),
    ],
    [
      lemmas('geben schenken zeigen schicken erzählen bringen leihen erklären schulden'),
      word('ihn').as('pronoun').mark(),
      words('bitte doch mal auch noch gleich heute').repeat(0, 2),
      words('das ein eine einen mein meine meinen dein deine deinen etwas alles unser unsere unseren'),
    ],
    [lemmas('helfen danken antworten gratulieren vertrauen'), word('ihn').as('pronoun').mark()],
  ],
  where: (m) =>
    m.token('pronoun').lower === 'ihn' ||
    m.sentence.tokens
      .slice(0, m.token('pronoun').index)
      .some((token) => /^(?:hab|habe|hast|hat|haben|habt|hatte|hatten|hattest)$/.test(token.lower)),
  unless: {
    'governed by a preposition': {
      when: (m) =>
        m.token('pronoun').lower === 'ihm' && m.sentence.tokens[m.token('pronoun').index - 1]?.pos === Pos.preposition,
      right: 'Sie hat sich gestern mit ihm im Park getroffen.',
    },
  },
  suggest: (m) => [m.token('pronoun').lower === 'ihn' ? 'ihm' : 'ihn'],
  wrong: [
    ['Ich habe ihm gestern im Park getroffen.', 'Ich habe ihn gestern im Park getroffen.'],
    ['Gib ihn bitte das Buch zurück.', 'Gib ihm bitte das Buch zurück.'],
    ['Wir helfen ihn beim Umzug.', 'Wir helfen ihm beim Umzug.'],
  ],
  right: [
    'Ich habe ihn gesehen.',
    'Sein Hund wurde ihm im Park verletzt.',
    'Gib ihm das Buch.',
    'Ich habe ihm den Film gezeigt.',
    'Wir bringen ihn nach Hause.',
  ],
});
