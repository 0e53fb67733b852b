// Words that learners confuse: ser and estar, muy and mucho, por and para.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { opensClause } from '../../reading/clauses.ts';
import { nounBits } from '../../reading/nouns.ts';

const SER = 'soy eres es somos sois son era eras éramos erais eran fui fuiste fue fuimos fueron';
const ESTAR = 'estoy estás está estamos estáis están estaba estabas estábamos estaban estuvo estuvieron';

/** The other verb of being in the same person and tense. */
function otherVerb(m: Match, lemma: string): string[] {
  const found = new Set<string>();
  for (const { features } of finiteReadings(m.token('verb')))
    if (features & Feature.indicative)
      for (const pos of [Pos.verb, Pos.auxiliary])
        for (const each of m.sentence.lexicon.inflect(
          lemma,
          pos,
          features & (Group.person | Group.number | Group.tense | Group.mood),
        ))
          found.add(each);
  return [...found];
}

/** Temporary states. */
const STATE =
  /^(?:cansad|enferm|content|enfadad|enojad|preocupad|ocupad|sentad|dormid|embarazad|hart|emocionad|estresad|aburridísim)[oa]s?$/;
/** States that "es" can also express of things: un viaje cansado. */
const ALSO_THINGS = /^(?:cansad|ocupad|sentad|dormid|emocionad|estresad|enferm)/;

const EVENT =
  /^(?:reuni(?:ón|ones)|fiestas?|clases?|ex[aá]men(?:es)?|concierto|boda|partido|cena|comida|cita|entrevista|conferencia|evento|película|función|ceremonia|curso|taller|charla|misa|entierro|desfile|feria)$/;

/** What stands somewhere: ¿dónde está el baño? */
const PLACE =
  /^(?:estaci(?:ón|ones)|baños?|aseos?|paradas?|hotel(?:es)?|museos?|farmacias?|bancos?|tiendas?|supermercados?|playas?|aeropuertos?|hospital(?:es)?|calles?|oficinas?|salidas?|ascensor(?:es)?|bibliotecas?|universidad|escuelas?|restaurantes?|habitaci(?:ón|ones)|cocina|llaves?|coches?|perros?|gatos?)$/;

/** soy cansado; el baño es al fondo. */
export const serForEstar = defineRule({
  id: 'es.usage.estar',
  patterns: [
    [
      words(SER).as('verb').mark(),
      words('muy tan bastante un poco muchísimo siempre ya').repeat(0, 2),
      form(STATE).as('state'),
    ],
    [
      words('el la los las mi tu su nuestro nuestra'),
      tagged(Pos.noun).except(form(EVENT)).as('subject'),
      words('no').repeat(0, 1),
      words('es son era eran').as('verb').mark(),
      words('muy bastante').repeat(0, 1),
      oneOf(words('cerca lejos detrás debajo enfrente dentro'), words('al').and(form(/./))).as('state'),
      words('fondo lado final principio de del la aquí centro'),
    ],
    [words(SER).as('verb').mark(), words('de').as('state'), word('acuerdo')],
    [
      words('dónde donde').as('asked'),
      words('es son').as('verb').mark(),
      words('el la los las mi tu su'),
      form(PLACE).as('state'),
    ],
  ],
  where: (m) => {
    const [verb, state] = [m.token('verb').lower, m.token('state').lower];
    if (state === 'de') return true;
    if (m.names('asked')) return m.before()?.text === '¿';
    // "ella es enferma"
    if (/^(?:es|son)$/.test(verb) && /^(?:él|ella|usted|ellos|ellas|ustedes)$/.test(m.before()?.lower ?? ''))
      return m.after()?.pos !== Pos.noun && m.after()?.pos !== Pos.adjective;
    // "se fue tan contento": from irse
    if (verb.startsWith('fu') && /^(?:me|te|se|nos|os)$/.test(m.before()?.lower ?? '')) return false;
    if (/^(?:cerca|lejos|detrás|debajo|enfrente|dentro|al)$/.test(state)) return opensClause(m);
    if (/^(?:fu|er[ae])/.test(verb) && ALSO_THINGS.test(state) && !/^eras|éramos|fui$/.test(verb)) return false;
    return !(ALSO_THINGS.test(state) && /^(?:es|son)$/.test(verb)) && m.after()?.pos !== Pos.noun;
  },
  suggest: (m) => otherVerb(m, 'estar'),
  wrong: [
    ['Hoy soy muy cansado.', 'Hoy estoy muy cansado.'],
    ['El baño es al fondo del pasillo.', 'El baño está al fondo del pasillo.'],
    ['Somos contentos con el resultado.', 'Estamos contentos con el resultado.'],
    ['Soy de acuerdo contigo.', 'Estoy de acuerdo contigo.'],
    ['¿Dónde es la estación de autobuses?', '¿Dónde está la estación de autobuses?'],
    ['Ella es enferma y no puede venir.', 'Ella está enferma y no puede venir.'],
  ],
  right: [
    'Soy de Lugo.',
    'Se fue tan contento a casa.',
    'La boda es cerca de la playa.',
    'El viaje es cansado.',
    'Somos muchos en casa.',
  ],
});

const PROFESSION =
  /^(?:médic|enfermer|profesor|maestr|ingenier|abogad|camarer|cociner|arquitect|peluquer|bomber|estudiante|periodista|dentista|electricist|policía|econom|secretari|conductor|pintor|español|mexican|argentin|colombian|alemán|ital)[a-z]*$/;

/** Madrid está la capital; la reunión está a las cinco. */
export const estarForSer = defineRule({
  id: 'es.usage.ser',
  patterns: [
    [
      words('el la los las mi tu su').repeat(0, 1),
      oneOf(tagged(Pos.properNoun), tagged(Pos.noun)).as('subject'),
      words(ESTAR).as('verb').mark(),
      words('el la los las un una'),
      oneOf(tagged(Pos.noun), words('mejor peor única único más')),
      oneOf(words('de del que más muy'), tagged(Pos.adjective), punctuation('.', ',')),
    ],
    [
      words('la el mi tu su una un'),
      form(EVENT).as('subject'),
      words('no').repeat(0, 1),
      words('está estaba').as('verb').mark(),
      words('a'),
      words('las la'),
      form(/^(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)$/),
    ],
    [
      words('yo tú él ella mi tu su el la novia novio hermana hermano madre padre hija hijo marido mujer').repeat(0, 2),
      words('estoy estás está estamos están').as('verb').mark(),
      form(PROFESSION).and(tagged([Pos.noun, Pos.adjective])),
      oneOf(words('en de y desde del'), punctuation('.', ',')),
    ],
  ],
  where: (m) =>
    opensClause(m) &&
    m.before()?.lower !== 'donde' &&
    !(m.names('subject') && /^(?:hoy|ayer|mañana|casa|mes|año|vez|tarde)$/.test(m.token('subject').lower)),
  suggest: (m) => otherVerb(m, 'ser'),
  wrong: [
    ['Lima está la capital de Perú.', 'Lima es la capital de Perú.'],
    ['La reunión está a las cinco.', 'La reunión es a las cinco.'],
    ['Mi hermana está una chica muy alegre.', 'Mi hermana es una chica muy alegre.'],
    ['Estoy médico en un hospital.', 'Soy médico en un hospital.'],
  ],
  right: [
    'Lima está en la costa.',
    'En Madrid está la sede de la empresa.',
    'Aquí está la llave.',
    'La reunión está a punto de empezar.',
  ],
});

const HUNGER =
  /^(?:hambre|sed|calor|sueño|miedo|prisa|suerte|dinero|tiempo|gente|trabajo|ganas|éxito|paciencia|dolor|fiebre|lluvia|tráfico|ruido)$/;

/** es mucho interesante; me gusta muy; tengo muy hambre. */
export const veryMuch = defineRule({
  id: 'es.usage.muy-mucho',
  patterns: [
    [
      words(`${SER} ${ESTAR} parece parecen siento sientes siente`),
      word('mucho').as('word').mark(),
      oneOf(tagged(Pos.adjective), can(Pos.adjective), words('bien mal tarde temprano lejos cerca')).except(
        words('mejor peor mejores peores mayor menor mayores menores más menos antes después'),
      ),
    ],
    [
      oneOf(tagged([Pos.verb, Pos.auxiliary]), words('gusta gustan')),
      word('muy').as('word').mark(),
      oneOf(words('el la los las mi tu un una con'), punctuation('.', '!')),
    ],
    [word('muy').as('word').mark(), form(HUNGER).as('noun')],
    [
      words('tengo tienes tiene tenemos tienen tenía hace hacía hizo'),
      word('muy').as('word').mark(),
      word('frío').as('noun'),
    ],
    [word('muy').as('word').mark(), words('mejor mejores peor peores más menos').as('more')],
  ],
  suggest: (m) => {
    if (m.token('word').lower === 'mucho') return ['muy'];
    const noun = m.after(0);
    if (!noun || !(HUNGER.test(noun.lower) || noun.lower === 'frío')) return ['mucho'];
    const bits = nounBits(noun)[0] ?? 0;
    const feminine = /^(?:hambre|gente)$/.test(noun.lower) || (bits & Feature.feminine) !== 0;
    return [`much${feminine ? 'a' : 'o'}${(bits & Feature.plural) !== 0 ? 's' : ''}`];
  },
  wrong: [
    ['La película es mucho interesante.', 'La película es muy interesante.'],
    ['Me gusta muy el chocolate.', 'Me gusta mucho el chocolate.'],
    ['Tengo muy hambre, ¿comemos?', 'Tengo mucha hambre, ¿comemos?'],
    ['Tengo muy frío.', 'Tengo mucho frío.'],
    ['Mi abuela está muy mejor hoy.', 'Mi abuela está mucho mejor hoy.'],
    ['Tenía muy frío anoche.', 'Tenía mucho frío anoche.'],
  ],
  right: ['Es muy interesante.', 'Está mucho mejor.', 'Lo siento mucho.', 'Llegó muy tarde.'],
});

/** gracias para tu ayuda; pagué diez euros para la entrada. */
export const porForPara = defineRule({
  id: 'es.usage.por',
  patterns: [
    [
      word('gracias'),
      words('a todos').repeat(0, 2),
      word('para').mark(),
      oneOf(
        words('el la los las tu su vuestra vuestro todo tus sus lo haber ayudarme'),
        can(Pos.verb, Feature.infinitive),
      ),
    ],
    [
      form(/^(?:pagu?[éoóa]\p{L}*|pagar|cobr\p{L}+|cambi[aeoéó]\p{L}*|vend[ií]\p{L}*)$/u),
      form(/./),
      words('euros dólares pesos soles libras'),
      word('para').mark(),
      words('el la los las un una este esta cada'),
    ],
  ],
  suggest: () => ['por'],
  wrong: [
    ['Gracias para tu ayuda.', 'Gracias por tu ayuda.'],
    ['Pagué veinte euros para la camisa.', 'Pagué veinte euros por la camisa.'],
    ['Muchas gracias para venir a la fiesta.', 'Muchas gracias por venir a la fiesta.'],
  ],
  right: ['Compré flores para mi madre.', 'Ahorré diez euros para la entrada.', 'Este regalo es para ti.'],
});
