// Missing zu, and separable verbs written as two words: um ein Haus kaufen, an rufen.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeParticiple, isFinite, isOnly, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, Element, oneOf, punctuation, words } from '../../../../rules/pattern.ts';
import { clauseStart, lowerWord } from '../../reading/words.ts';

const GOVERNING_UM = /^(?:kreisen|drehen|bitten|kämpfen|streiten|gehen|kümmern|handeln|ranken|bewerben|beneiden)$/;

/** Wir fahren hin, um das Haus ansehen: zu is missing. */
export const missingZu = defineRule({
  id: 'de.verb-forms.um-zu',
  pattern: [
    punctuation(','),
    words('um ohne statt anstatt').as('opener'),
    new Element((token) => token.kind === 'word' && token.lower !== 'zu' && token.pos !== Pos.auxiliary).repeat(1, 8),
    lowerWord().and(can(Pos.verb, Feature.infinitive)).as('verb').mark(),
    punctuation('.', '!', '?', ','),
  ],
  where: (m) => {
    const verb = m.token('verb');
    if (/zu\p{L}+n$/u.test(verb.lower) || GOVERNING_UM.test(verb.lower) || !isOnly(verb, Pos.verb)) return false;
    const start = clauseStart(m.sentence, m.from - 1);
    if (!m.sentence.tokens.slice(start, m.from).some(isFinite)) return false;
    const inner = m.sentence.tokens.slice(m.from + 2, verb.index);
    // "um drei Uhr wollen wir": another verb; "ohne Zutaten, die schaden": no infinitive group
    if (
      inner.some(
        (token) =>
          token.verbForm !== 0 || ((token.pos === Pos.verb || token.lower === 'wir') && token.text === token.lower),
      )
    )
      return false;
    return !(
      m.token('opener').lower === 'um' &&
      (inner[0]?.kind === 'number' || inner[0]?.pos === Pos.numeral || /^uhr$/.test(inner[1]?.lower ?? ''))
    );
  },
  suggest: (m) => [withZu(m)],
  wrong: [
    ['Wir sparen, um ein Haus kaufen.', 'Wir sparen, um ein Haus zu kaufen.'],
    ['Er ging weg, ohne mir etwas sagen.', 'Er ging weg, ohne mir etwas zu sagen.'],
    ['Sie spielt nur, statt für die Prüfung lernen.', 'Sie spielt nur, statt für die Prüfung zu lernen.'],
  ],
  right: [
    'Wir sparen, um ein Haus zu kaufen.',
    'Er kommt, um neun wollen wir los.',
    'Sie ging, ohne sich umzudrehen.',
    'Wir essen früh, um acht gehen alle schlafen.',
  ],
});

const PREFIX = /^(?:an|auf|aus|ab|ein|mit|vor|nach|los|weg|zurück|hin|her|teil|fest|raus|rein|bei|zu)(?=\p{L}{4,}$)/u;

/** The verb of a match with zu: zu kaufen, anzusehen. */
export function withZu(m: Match): string {
  const { lower } = m.token('verb');
  const prefix = PREFIX.exec(lower)?.[0];
  const rest = prefix ? lower.slice(prefix.length) : '';
  const isSeparable = prefix !== undefined && m.sentence.lexicon.analyses(rest).some(({ pos }) => pos === Pos.verb);
  return isSeparable ? `${prefix}zu${rest}` : `zu ${lower}`;
}

const PARTS =
  'zu um hin her durch an auf aus ab ein vor nach bei los weg zurück raus rein runter rauf rüber heraus herein hinaus hinein herunter hinunter statt teil fest vorbei mit hoch weiter zusammen';

/** Particles that may stand alone before most verbs (hoch gewinnen, zusammen arbeiten): they are stuck only to these. */
const STUCK: Readonly<Record<string, ReadonlySet<string>>> = {
  mit: listed('bringen nehmen machen kommen teilen helfen wirken gehen spielen singen geben fahren bekommen kriegen'),
  hoch: listed('laden fahren heben klappen ziehen holen kommen gehen krempeln stapeln rechnen'),
  weiter: listed('leiten geben helfen sagen empfehlen bilden machen gehen fahren reichen entwickeln erzählen'),
  zusammen: listed('fassen brechen passen zucken stoßen hängen falten zählen stellen reißen'),
};

/** These form a verb with any other: the lexicon cannot list them all. */
const FREELY_STUCK = /^(?:zurück|vorbei|r(?:aus|ein|unter|auf|über))$/;

/** Particles that may close a phrase with von: vom Dach aus, von da an. */
const CLOSING = /^(?:aus|an|ab|auf|her|hin|weg|nach|hinaus|heraus)$/;

/** Whether the particle and the verb of a match are one word. */
function isOneWord(m: Match): boolean {
  const { lexicon } = m.sentence;
  const [prefix, verb] = [m.token('prefix').lower, m.token('verb')];
  const wanted = Feature.infinitive | Feature.pastParticiple;
  return verb.readings.some(({ lemma, pos, features }) => {
    if (pos !== Pos.verb || (features & wanted) === 0 || STUCK[prefix]?.has(lemma) === false) return false;
    return (
      FREELY_STUCK.test(prefix) ||
      lexicon.inflect(prefix + lemma, Pos.verb, features & wanted).includes(prefix + verb.lower) ||
      // listed as an adjective only: durchgerostet
      (/^ge|iert$/.test(verb.lower) &&
        prefix !== 'fest' &&
        (features & Feature.pastParticiple) !== 0 &&
        lexicon
          .analyses(prefix + verb.lower)
          .some((each) => each.pos === Pos.adjective && each.lemma === prefix + verb.lower))
    );
  });
}

/** Kannst du mich an rufen: at the end of a clause, a separable verb is one word. */
export const separableApart = defineRule({
  id: 'de.verb-forms.separable-apart',
  overridesSpelling: true,
  pattern: [
    words(PARTS).and(lowerWord()).as('prefix').mark(),
    lowerWord()
      .and(new Element((token) => token.verbForm !== 0))
      .as('verb')
      .mark(),
    oneOf(
      punctuation('.', '!', '?', ','),
      words(
        'und oder kann können muss müssen will wollen soll sollen hat haben ist sind war waren wird werden wurde wurden möchte hatte hatten hast habt bin wäre wären hätte hätten werde wirst würde würden konnte konnten musste mussten wollte wollten sollte sollten durfte durften darf dürfen kannst',
      ),
    ),
  ],
  where: (m) => {
    const { lower } = m.token('verb');
    const before = m.before();
    const verb = m.token('verb');
    const prefix = m.token('prefix').lower;
    // "zu" and "um" stand before infinitives: only a participle shows the particle
    if (/^(?:zu|um)$/.test(prefix) && (!canBeParticiple(verb) || canBeInfinitive(verb))) return false;
    if (prefix === 'vor' && before?.lower === 'wie') return false;
    // vor sich hin gesungen
    if (prefix === 'hin' && /^(?:sich|mich|dich|uns|euch)$/.test(before?.lower ?? '')) return false;
    // What sits firmly is not stuck: both are right.
    if (prefix === 'fest' && /^(?:sitz|gesess)en$/.test(lower)) return false;
    if (prefix === 'zu' && !/ge\p{L}+(?:t|en)$/u.test(lower)) return false;
    if (
      /zu\p{L}+n$/u.test(lower) ||
      !verb.readings.every(
        ({ pos, features }) => pos === Pos.verb || (pos === Pos.adjective && (features & Group.case) === 0),
      )
    )
      return false;
    // "vom Dach aus starten", "bei Rot fest halten"
    const clause = m.sentence.tokens.slice(clauseStart(m.sentence, m.from), m.from);
    if (CLOSING.test(prefix) && clause.some((token) => /^(?:von|vom|aus|über|hin)$/.test(token.lower))) return false;
    if (
      before === undefined ||
      before.kind !== 'word' ||
      /^(?:von|vom|und|oder|bis|um|nach|hin|ein|eine)$/.test(before.lower)
    )
      return false;
    return isOneWord(m);
  },
  suggest: (m) => [m.token('prefix').text + m.token('verb').lower],
  wrong: [
    ['Die Ware wird um getauscht.', 'Die Ware wird umgetauscht.'],
    ['Sie hat die Tür zu gemacht.', 'Sie hat die Tür zugemacht.'],
    ['Kannst du mich morgen bitte an rufen?', 'Kannst du mich morgen bitte anrufen?'],
    ['Das Fest hat gestern statt gefunden.', 'Das Fest hat gestern stattgefunden.'],
    ['Ich muss heute noch ein kaufen.', 'Ich muss heute noch einkaufen.'],
    ['Ich habe dir etwas mit gebracht.', 'Ich habe dir etwas mitgebracht.'],
    ['Das Paket haben wir gestern zurück geschickt.', 'Das Paket haben wir gestern zurückgeschickt.'],
    ['Die Blätter von allen werden ein gesammelt.', 'Die Blätter von allen werden eingesammelt.'],
  ],
  right: [
    'Man kann den See nur vom Dach aus sehen.',
    'Hör auf zu lachen.',
    'Ich möchte ihn gern an einem Sonntag besuchen.',
    'Von da an lernen wir.',
    'Die Gäste haben hoch gewonnen.',
    'Wir haben lange zusammen gearbeitet.',
  ],
});
