// The words that carry the tone of French texts.
import { phraseList } from '../../text/wordLists.ts';
import type { ToneFacts } from '../../tone/types.ts';
import { frenchAddress } from './address.ts';

/** See ToneFacts. */
export const frenchTone: ToneFacts = {
  formal: phraseList(
    "madame monsieur, monsieur le, madame la, veuillez, veuillez agréer, je vous prie d'agréer, nous vous prions d'agréer, je vous prie de, nous vous prions de, salutations distinguées, sentiments distingués, l'expression de, par la présente, ci-joint, ci-jointe, ci-après, ci-dessus, ci-dessous, " +
      "conformément à, en vertu de, au titre de, à cet égard, à ce titre, eu égard à, en ce qui concerne, s'agissant de, relativement à, afin de, en vue de, dans le cadre de, préalablement, ultérieurement, susmentionné*, susvisé*, ledit, ladite, lesdits, lesdites, " +
      "toutefois, néanmoins, cependant, en outre, de surcroît, par ailleurs, en conséquence, par conséquent, dès lors, ainsi que, j'ai l'honneur, nous avons l'honneur, je me permets de, nous nous permettons de, je vous saurais gré, nous vous saurions gré, " +
      "dans les meilleurs délais, dans l'attente de, je vous informe, nous vous informons, nous avons le regret, j'ai le regret, le soussigné, je soussigné, je soussignée, sous réserve de, à défaut de, solliciter, sollicite, procéder à, effectuer, susceptible*, dont acte",
  ),
  informal: phraseList(
    'salut, coucou, hello, hey, bisous, bises, biz, bizz, à plus, à +, ciao, ok, okay, ouais, ouaip, nan, bah, ben, bof, hein, euh, bon ben, du coup, genre, truc, trucs, machin, bidule, mec, mecs, nana, gars, pote, potes, gosse, gosses, boulot, bosser, bosse, bouffe, bouffer, fric, thune, bagnole, flic, ' +
      "fringues, super, hyper, trop bien, trop cool, cool, génial, dingue, ouf, chiant*, chier, merde, putain, bordel, dégueu*, nul, nulle, moche, marrant*, rigolo, sympa, galère, ça craint, ça marche, ça va, ça roule, t'as, t'es, t'inquiète, y'a, y a, j'sais pas, chais pas, j'suis, " +
      "c'est bon, pas de souci, pas de soucis, mdr, lol, ptdr, stp, svp, pk, pcq, qqn, qqch, tkt, bcp, jsp, maman, papa, mamie, papi, un peu, carrément, vachement, grave, kiffe*, se planter, planté, en avoir marre, j'en ai marre, ras le bol",
  ),
  hedges: phraseList(
    "peut-être, sans doute, probablement, éventuellement, vraisemblablement, apparemment, il me semble, il semble, il semblerait, il se peut, il se pourrait, on dirait, plutôt, assez, un peu, quelque peu, en quelque sorte, plus ou moins, d'une certaine façon, d'une certaine manière, " +
      "je crois, je pense, je trouve, je suppose, j'imagine, je me demandais, je voulais juste, je voulais savoir, à mon avis, selon moi, d'après moi, si possible, si c'est possible, si cela est possible, serait-il possible, si cela ne vous dérange pas, si ça ne te dérange pas, " +
      "désolé de vous déranger, désolée de vous déranger, sauf erreur, à ma connaissance, pour ainsi dire, disons, pas vraiment, pas tout à fait, je ne suis pas sûr, je ne suis pas sûre, pourrait-on, on pourrait, j'espère",
  ),
  strong: phraseList(
    'doit, doivent, devez, dois, il faut, il faudra, jamais, toujours, immédiatement, tout de suite, sans délai, sans tarder, sur-le-champ, en aucun cas, sous aucun prétexte, sans exception, absolument, évidemment, bien entendu, bien sûr, clairement, manifestement, indéniablement, sans aucun doute, ' +
      "j'exige, nous exigeons, exige, exigeons, inacceptable, inadmissible, scandaleux, scandaleuse, intolérable, impossible, refuse, refusons, impératif, impérativement, obligatoirement, au plus tard, totalement, complètement, entièrement, mise en demeure",
  ),
  warm: phraseList(
    "merci, merci beaucoup, un grand merci, mille mercis, je vous remercie, je te remercie, nous vous remercions, remerciements, reconnaissant, reconnaissante, s'il vous plaît, s'il te plaît, pardon, désolé, désolée, désolés, excusez-moi, excuse-moi, je m'excuse, je vous prie de m'excuser, mes excuses, nos excuses, " +
      'avec plaisir, avec grand plaisir, volontiers, ravi, ravie, ravis, heureux, heureuse, content, contente, félicitations, bravo, bonne chance, bon courage, bonne journée, belle journée, bon week-end, bonne soirée, bienvenue, cher, chère, chers, chères, cordialement, bien à vous, bien à toi, amitiés, amicalement, chaleureusement, ' +
      "je t'embrasse, je vous embrasse, à bientôt, prends soin, prenez soin, bon rétablissement, j'espère que vous allez bien, j'espère que tu vas bien, hâte de",
  ),
  address: frenchAddress,
  inclusive: phraseList(
    "les employés: le personnel, les salariés: le personnel|les salariées et salariés, les étudiants: les étudiantes et étudiants|la population étudiante, les élèves et les professeurs: la communauté scolaire, les clients: la clientèle, les lecteurs: le lectorat, les électeurs: l'électorat, les citoyens: les citoyennes et citoyens, les habitants: la population, " +
      "les candidats: les candidates et candidats, les participants: les participantes et participants, les utilisateurs: les utilisatrices et utilisateurs, les collaborateurs: l'équipe|le personnel, les dirigeants: la direction, les professeurs: le corps enseignant, les enseignants: le corps enseignant, les directeurs: la direction, " +
      "les infirmières: le personnel infirmier, les femmes de ménage: le personnel d'entretien, femme de ménage: agent d'entretien|agente d'entretien, les hommes politiques: les responsables politiques, homme politique: responsable politique, hommes d'affaires: gens d'affaires, les droits de l'homme: les droits humains, droits de l'homme: droits humains, " +
      "l'homme de la rue: le grand public, mademoiselle: madame, nom de jeune fille: nom de naissance, chers collègues: chères et chers collègues, chers clients: chères clientes et chers clients, chers amis: chères amies et chers amis, les auteurs: les autrices et auteurs, les acteurs: les actrices et acteurs, les patients: la patientèle",
  ),
};
