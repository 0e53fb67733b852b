// What French letters and mails look like.
import type { LetterFacts } from '../../letter/types.ts';
import { wordList } from '../../text/wordLists.ts';
import { frenchAddress } from './address.ts';
import { frenchCommon } from './common.ts';

const OWN_CLOSINGS =
  '(?:bien )?cordialement(?: vôtre)?|(?:bien|très) (?:sincèrement|respectueusement)|sincèrement|salutations (?:distinguées|cordiales|respectueuses)|bien à (?:vous|toi)|bien amicalement|amicalement|sincères salutations|meilleures salutations|cordiales salutations|cdlt|respectueusement';

/** See LetterFacts. */
export const frenchLetter: LetterFacts = {
  greetings:
    '(?:m(?:on|a|es) )?(?:très )?ch(?:er|ère|ers|ères)|madame|monsieur|mesdames|messieurs|mademoiselle|bonjour|bonsoir|salut|coucou|docteur|maître|hello',
  formal: 'madame|monsieur|mesdames|messieurs|mademoiselle|docteur|maître',
  distant: 'madame|monsieur|mesdames|messieurs',
  address: frenchAddress,
  titles: 'Madame|Monsieur|Mademoiselle|Mme|Mlle|M|Docteur|Dr|Maître|Me',
  notNames: wordList(
    'madame monsieur mesdames messieurs mademoiselle tous toutes tout collègue collègues ami amie amis amies parents voisin voisine voisins voisines équipe client cliente clients clientes membre membres adhérents adhérentes famille maman papa mamie papi mémé pépé tante tonton oncle docteur maître directeur directrice maire président présidente professeur proviseur principal le la les groupe bénévoles confrère lecteurs lectrices',
  ),
  and: 'et|&',
  beforeName:
    '(?:merci|merci beaucoup|merci encore|un grand merci)|comment (?:vas-tu|ça va|allez-vous)|ça va|tu vas bien|bon anniversaire|joyeux anniversaire|félicitations',
  closingTitles:
    /(?:agréer|agréez|recevoir|recevez|croire|croyez|accepter|acceptez),? (?<title>(?:(?:chère? )?(?:Madame|Monsieur|Mesdames|Messieurs|Mademoiselle)(?:,? (?:et )?)?)+)(?: \p{Lu}[\p{L}-]+| l[ea] \p{L}+)?,/iu,
  closings: `${OWN_CLOSINGS}|veuillez (?:agréer|recevoir|croire|accepter)|(?:agréer|agréez|recevez|croyez|acceptez)|salutations|cordialement|amitiés|(?:gros |grosses )?bis(?:ous|es)|je (?:t['’]|vous )embrasse|(?:je )?t['’]embrasse|à (?:bientôt|plus|demain|très vite|tout à l['’]heure|vous lire|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi)|merci|bonne (?:journée|soirée|fin|semaine|continuation|réception)|bon (?:week-end|courage|appétit)|bonnes vacances|votre|ton|ta|tendrement|affectueusement|avec (?:toute|mes|nos|tous)|dans l['’]attente|salut|ciao|d['’]avance|chaleureusement|solidairement`,
  ownClosings: OWN_CLOSINGS,
  attachments:
    /(?<![\p{L}-])(?:ci-joint(?:e?s?)?|en pièces? jointes?|pièces? jointes? ?:|en annexe de ce(?:tte)? (?:mail|courriel|lettre|message)|je (?:vous |te )?joins (?!à|les deux bouts)|P\. ?J\. ?:|PJ ?:)(?![\p{L}])/iu,
  gaps: wordList(
    'nom noms prénom prénoms société entreprise date heure lieu adresse poste numéro montant titre objet téléphone e-mail email destinataire expéditeur signature produit client civilité ville rue motif sujet référence',
  ),
  hasNotes: true,
  calendar: frenchCommon.calendar,
  shortDays: wordList('dim lun mar mer jeu ven sam'),
};
