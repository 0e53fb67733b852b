// Spellings that the rectification of 1990 allows in French beside the traditional ones. Both are right; the dictionary has most
// words in the traditional spelling only. Each rule turns a form into its newer spelling, or leaves it as it is.

type Respelling = (form: string, stem: string) => string;

/** Forms that keep their circumflex, because they would be taken for another word. */
const KEPT = new Set('dû mûr sûr jeûne jeûnes croîs croît crû recrû'.split(' '));

/** maître, coûter: no circumflex on i and u, unless an ending of the verb has it (nous vîmes, qu'il fût). */
const circumflex: Respelling = (form, stem) => {
  if (KEPT.has(form)) return form;
  if (/(?:[ao]|\bg)ît$/.test(form)) return `${form.slice(0, -2)}it`;
  let shared = 0;
  while (shared < form.length && form[shared] === stem[shared]) shared++;
  return form.slice(0, shared).replaceAll('î', 'i').replaceAll('û', 'u') + form.slice(shared);
};

/** aiguë, ambiguïté: the mark stands on the letter that is heard. */
const diaeresis: Respelling = (form) => form.replace(/guë/g, 'güe').replace(/guï/g, 'güi');

const FUTURE = /^er(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)$/;

/** céder, il cèdera. */
const futures: Respelling = (form, stem) => {
  const verb = /^(.*)é([bcdfghjklmnpqrstvxz]+u?)er$/.exec(stem);
  if (!verb) return form;
  const [, start = '', consonants = ''] = verb;
  const ending = form.slice(stem.length - 2);
  return form === `${start}é${consonants}${ending}` && FUTURE.test(ending) ? `${start}è${consonants}${ending}` : form;
};

/** amonceler, il amoncèle; but il appelle, il jette. */
const doubled: Respelling = (form, stem) => {
  const verb = /^(.+)e([lt])er$/.exec(stem);
  if (!verb || /(?:appeler|jeter)$/.test(stem)) return form;
  const [, start = '', consonant = ''] = verb;
  const written = `${start}e${consonant}${consonant}`;
  return form.startsWith(`${written}e`) ? `${start}è${consonant}${form.slice(written.length)}` : form;
};

/** Beginnings of words with their newer spelling. */
const BEGINNINGS: readonly (readonly [string, string])[] = `
  réglement>règlement déréglement>dérèglement événement>évènement céleri>cèleri crémerie>crèmerie sécheresse>sècheresse
  sécherie>sècherie allégement>allègement allégrement>allègrement abrégement>abrègement hébétement>hébètement
  empiétement>empiètement vénerie>vènerie
  amoncellement>amoncèlement bossellement>bossèlement chancellement>chancèlement ciselleme>cisèleme cliquettement>cliquètement
  craquettement>craquètement craquellement>craquèlement dénivellement>dénivèlement ensorcellement>ensorcèlement
  étincellement>étincèlement grommellement>grommèlement morcellement>morcèlement musellement>musèlement
  nivellement>nivèlement ruissellement>ruissèlement volettement>volètement harcellement>harcèlement
  oignon>ognon nénuphar>nénufar boursoufl>boursouffl bonhomie>bonhommie cahute>cahutte chariot>charriot combatif>combattif
  combativ>combattiv imbécillit>imbécilit innomé>innommé persifl>persiffl prud'homa>prud'homma douceâtre>douçâtre eczéma>exéma
  asseoir>assoir rasseoir>rassoir surseoir>sursoir joaillier>joailler quincaillier>quincailler marguillier>marguiller
  serpillière>serpillère corolle>corole girolle>girole guibolle>guibole barcarolle>barcarole fumerolle>fumerole
  mariolle>mariole ballott>ballot frisott>frisot cachott>cachot saccharin>saccarin
  pique-niqu>piqueniqu porte-monnaie>portemonnaie haut-parleur>hautparleur chauve-souris>chauvesouris croque-mort>croquemort
  croque-monsieur>croquemonsieur croque-madame>croquemadame croque-mitaine>croquemitaine mille-pattes>millepattes
  mille-feuille>millefeuille passe-partout>passepartout plate-bande>platebande basse-cour>bassecour sage-femme>sagefemme
  sages-femmes>sagefemmes chausse-trap>chaussetrap chausse-trappe>chaussetrappe tire-bouchon>tirebouchon fourre-tout>fourretout
  fait-tout>faitout porte-voix>portevoix porte-crayon>portecrayon porte-mine>portemine pousse-pousse>poussepousse
  auto-stop>autostop sauf-conduit>saufconduit terre-plein>terreplein lieu-dit>lieudit arc-bout>arcbout
  boute-en-train>boutentrain pêle-mêle>pêlemêle vade-mecum>vadémécum statu-quo>statuquo tohu-bohu>tohubohu tam-tam>tamtam
  ping-pong>pingpong tic-tac>tictac traîn-train>traintrain train-train>traintrain coin-coin>coincoin bla-bla>blabla
  méli-mélo>mélimélo cow-boy>cowboy hot-dog>hotdog basket-ball>basketball volley-ball>volleyball hand-ball>handball
  base-ball>baseball best-seller>bestseller fair-play>fairplay strip-tease>striptease side-car>sidecar week-end>weekend
  globe-trott>globetrott sweat-shirt>sweatshirt tee-shirt>teeshirt pull-over>pullover
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split('>') as [string, string]);

const beginnings: Respelling = (form) => {
  for (const [old, fresh] of BEGINNINGS) if (form.startsWith(old)) return fresh + form.slice(old.length);
  return form;
};

/** contre-attaque, entre-temps, extra-fort: written as one word. */
const joined: Respelling = (form) => {
  const parts = /^(contr|entr|extr|infr|intr|ultr)([ea])-(\p{Ll}[\p{Ll}]{2,})$/u.exec(form);
  if (!parts) return form;
  const [, start = '', vowel = '', rest = ''] = parts;
  const elides = vowel === 'e' && /^[aeiouyéèêâîôœ]/.test(rest);
  // intra-utérin keeps the hyphen that parts two vowels
  if (vowel === 'a' && /^[iuo]/.test(rest)) return form;
  return `${start}${elides ? '' : vowel}${rest}`;
};

/** des gratte-ciels, un essuie-main: such words take the plural like others. */
const COMPOUND_PLURALS =
  /^(?:après-midi|gratte-ciel|abat-jour|porte-monnaie|perce-neige|trouble-fête|coupe-faim|pare-brise|pare-soleil|porte-bonheur|rabat-joie|brise-glace|casse-tête|chasse-neige|cache-pot|coupe-gorge|coupe-vent|cure-dent|garde-boue|garde-manger|gagne-pain|grille-pain|presse-citron|remue-ménage|réveille-matin|tire-fesse|sans-abri|sans-emploi|sans-papier|hors-jeu)$/;
const plurals: Respelling = (form) => (COMPOUND_PLURALS.test(form) ? `${form}s` : form);

const RULES: readonly Respelling[] = [circumflex, diaeresis, futures, doubled, beginnings, joined, plurals];

/** The newer spellings of a form, given the stem that the dictionary makes it from. Names keep their spelling. */
export function frenchRespellings(form: string, stem: string): string[] {
  if (!/^\p{Ll}/u.test(stem) || !/^\p{Ll}/u.test(form)) return [];
  const found = new Set([form]);
  for (const rule of RULES) for (const each of Array.from(found)) found.add(rule(each, stem));
  found.delete(form);
  return [...found];
}
