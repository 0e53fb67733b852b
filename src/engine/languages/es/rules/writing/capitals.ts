// Lower case for languages and nationalities, and the comma that sets off the person addressed.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, capitalised, form, oneOf, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';

const PEOPLE =
  /^(?:(?:español|alem[aá]n|catal[aá]n)(?:a|as|es)?|(?:franc|ingl|portugu|holand|irland|japon|dan|escoc|finland|neerland|tailand)(?:és|eses|esa|esas)|(?:italian|american|norteamerican|mexican|cuban|peruan|colombian|venezolan|argentin|chilen|uruguay|paraguay|bolivian|ecuatorian|brasileñ|rus|chin|turc|grieg|polac|suec|norueg|suiz|húngar|ruman|ucranian|europe|african|asiátic|latin|hispan|galleg|vasc|dominican|hondureñ|salvadoreñ|panameñ|puertorriqueñ)[oa]s?|andalu(?:z|ces|zas?)|belgas?|canadienses?|costarricenses?|estadounidenses?|nicaragüenses?|guatemaltec[oa]s?|(?:marroquí|israelí|iraní)(?:es)?|latín|euskera|árabes?)$/;

/** una amiga Española, hablo Inglés. */
export const peoples = defineRule({
  id: 'es.capitals.peoples',
  pattern: [
    oneOf(
      words(
        'el la los las un una unos unas es son era eran soy eres somos hablo habla hablas hablan hablamos hablar estudio estudia estudiar estudiando aprender aprendo aprendiendo aprende en al del muy y o de ni clase clases profesor profesora curso examen lengua idioma comida cocina origen',
      ),
      tagged([Pos.noun, Pos.verb, Pos.adjective]),
    ),
    form(PEOPLE).and(capitalised()).except(words('china suiza argentina latina noruega')).as('name').mark(),
  ],
  where: (m) => {
    const name = m.token('name');
    const [before, after] = [m.sentence.tokens[name.index - 1], m.after()];
    const isName = (token: typeof after) => token?.kind === 'word' && token.text !== token.lower;
    if (before?.index === 0 && /^(?:el|la)$/.test(before.lower)) return false;
    // "el café Suizo": named after a people
    if (
      /^(?:café|bar|hotel|restaurante|teatro|cine|hostal|calle|plaza|barrio|colegio|hospital|casino|club|mesón|taberna|palacio|banco|paseo|puente|instituto|liceo)$/.test(
        before?.lower ?? '',
      )
    )
      return false;
    if (name.text === name.text.toUpperCase() || (isName(before) && before?.index !== 0) || isName(after)) return false;
    // "la Francesa" may be a ship, "el Latino" a bar: a name on its own after a singular article
    return (
      !/^(?:latin|hispan|american|árab)/.test(name.lower) ||
      /^(?:habl|estudi|aprend|es$|son$|muy)/.test(before?.lower ?? '')
    );
  },
  suggest: (m) => [m.token('name').lower],
  wrong: [
    ['Mi cuñada es Italiana.', 'Mi cuñada es italiana.'],
    ['Estoy aprendiendo Alemán por internet.', 'Estoy aprendiendo alemán por internet.'],
    ['Los Franceses cenan más temprano.', 'Los franceses cenan más temprano.'],
  ],
  right: [
    'Mis abuelos eran de China.',
    'Se vieron en el café Suizo de Bilbao.',
    'Los clientes de Noruega pagan bien.',
    'TURISTAS CHINOS EN LA CALLE.',
    'Trabaja en la Real Academia Española.',
    'Italiana de nacimiento, vive en Madrid.',
  ],
});

/** Hola Carlos: the comma that sets off the person addressed. */
export const greetingComma = defineRule({
  id: 'es.punctuation.greeting',
  category: 'punctuation',
  type: 'typographical',
  patterns: [
    [
      sentenceStart(),
      words('hola adiós gracias oye perdona disculpe perdone').as('last').mark(),
      oneOf(
        tagged(Pos.properNoun).and(capitalised()),
        words(
          'chicos chicas amigos amigas señor señora señores señorita mamá papá cariño guapa guapo amigo doctor doctora profe profesora',
        ),
      )
        .as('name')
        .mark(),
    ],
    [
      sentenceStart(),
      words('buenos buenas'),
      words('días tardes noches').as('last').mark(),
      oneOf(
        tagged(Pos.properNoun).and(capitalised()),
        words('chicos chicas amigos amigas señor señora señores señorita mamá papá cariño doctor doctora'),
      )
        .as('name')
        .mark(),
    ],
    [
      sentenceStart(),
      word('hola').as('last').mark(),
      word('mi').as('name').mark(),
      words('amor vida cielo niña niño corazón reina rey amigo amiga querida querido gente'),
    ],
    [
      sentenceStart(),
      words('señora señor señorita doctor doctora doña don'),
      tagged(Pos.properNoun).and(capitalised()).as('last').mark(),
      words('la le lo los les te os').as('name').mark(),
      can(Pos.verb, Feature.first | Feature.present | Feature.indicative),
    ],
    [
      sentenceStart(),
      word('muchas'),
      word('gracias').as('last').mark(),
      oneOf(tagged(Pos.properNoun).and(capitalised()), words('chicos chicas amigos amigas señor señora señores'))
        .as('name')
        .mark(),
    ],
  ],
  suggest: (m) => [`${m.text('last')}, ${m.text('name')}`],
  wrong: [
    ['Hola Marta, ¿qué tal el viaje?', 'Hola, Marta, ¿qué tal el viaje?'],
    ['Buenas tardes señora, ¿en qué puedo ayudarla?', 'Buenas tardes, señora, ¿en qué puedo ayudarla?'],
    ['Hola mi amor, ya he llegado.', 'Hola, mi amor, ya he llegado.'],
    ['Señora Pérez la llamo por la factura.', 'Señora Pérez, la llamo por la factura.'],
    ['Muchas gracias Luis, lo miro mañana.', 'Muchas gracias, Luis, lo miro mañana.'],
  ],
  right: ['Hola, Marta.', 'Hola a todos.', 'Muchas gracias por todo.'],
});
