// The words that carry the tone of Italian texts.
import { phraseList } from '../../text/wordLists.ts';
import type { ToneFacts } from '../../tone/types.ts';
import { italianAddress } from './address.ts';

/** See ToneFacts. */
export const italianTone: ToneFacts = {
  formal: phraseList(
    'egregio, egregia, egregi, gentile, gentili, gentilissimo, gentilissima, spettabile, spett.le, illustrissimo, distinti saluti, cordiali saluti, porgo distinti saluti, porgiamo distinti saluti, con osservanza, con la presente, la presente, in allegato, si allega, alla cortese attenzione, ' +
      "in riferimento a, con riferimento a, in merito a, in relazione a, relativamente a, ai sensi di, ai sensi della, ai sensi dell'art, in ottemperanza a, conformemente a, a tal fine, a tale scopo, a tal proposito, al fine di, onde, altresì, peraltro, inoltre, pertanto, tuttavia, nondimeno, ciononostante, " +
      'laddove, qualora, ove, nonché, ovvero, suddetto, suddetta, suddetti, suddette, sopracitato, sopraindicato, sottoscritto, sottoscritta, il sottoscritto, la sottoscritta, codesto, codesta, la informo, la informiamo, le comunico, le comunichiamo, si comunica, si prega di, si rende noto, la prego di, la preghiamo di, ' +
      'voglia gradire, resto a disposizione, restiamo a disposizione, rimango in attesa, in attesa di un, in attesa di riscontro, usufruire, provvedere, provvederemo, effettuare, inoltrare, rammarico, siamo spiacenti',
  ),
  informal: phraseList(
    'ciao, ehi, ehilà, hey, salve ragazzi, baci, bacioni, bacio, un abbraccione, ok, okay, okey, vabbè, va be, vabbe, boh, mah, beh, eh, dai, uffa, wow, cavolo, caspita, accidenti, cazzo, cazzata, cazzate, merda, casino, palle, che palle, figo, figa, figata, fico, bello, tipo, roba, robe, coso, cosa del genere, ' +
      "un sacco, un sacco di, un botto, un casino di, super, mega, troppo bello, troppo forte, da paura, mamma, papà, babbo, nonna, nonno, raga, ragazzi, tizio, tipo che, tipa, amico, soldi, cell, tel, prof, bici, c'ho, c'hai, ce l'ho, ce l'hai, mica, insomma, cioè, comunque, praticamente, 'sto, 'sta, 'sti, " +
      'xké, xke, xchè, nn, cmq, qnd, tvb, tvtb, lol, ahah*, haha*, sfiga, sfigato, fregare, fregarsene, me ne frego, scocciare, rompere, stufo, stufa, incavolato, incavolata, incazzat*, a palla, fare schifo, fa schifo, ti va',
  ),
  hedges: phraseList(
    "forse, magari, probabilmente, eventualmente, possibilmente, presumibilmente, apparentemente, a quanto pare, sembra, sembrerebbe, mi sembra, mi pare, pare, può darsi, potrebbe essere, piuttosto, abbastanza, un po', un poco, in qualche modo, in un certo senso, più o meno, per così dire, diciamo, " +
      'credo, penso, ritengo, suppongo, immagino, direi, secondo me, a mio avviso, a mio parere, volevo solo, volevo chiedere, volevo sapere, mi chiedevo, mi domandavo, se possibile, se è possibile, se fosse possibile, sarebbe possibile, se non è un problema, se non ti dispiace, se non le dispiace, scusi il disturbo, ' +
      'scusa il disturbo, non sono sicuro, non sono sicura, se non sbaglio, per quanto ne so, che io sappia, si potrebbe, spero, tendenzialmente, quasi',
  ),
  strong: phraseList(
    'deve, devono, devi, dovete, bisogna, occorre, mai, sempre, subito, immediatamente, senza indugio, senza eccezioni, in nessun caso, per nessun motivo, assolutamente, certamente, ovviamente, chiaramente, evidentemente, indubbiamente, senza dubbio, senza alcun dubbio, naturalmente, sicuramente, ' +
      'esigo, esigiamo, pretendo, pretendiamo, inaccettabile, vergognoso, vergognosa, scandaloso, intollerabile, impossibile, rifiuto, rifiutiamo, obbligatorio, obbligatoriamente, tassativamente, entro e non oltre, al più tardi, totalmente, completamente, del tutto, diffido, diffidiamo',
  ),
  warm: phraseList(
    'grazie, grazie mille, mille grazie, tante grazie, grazie tante, molte grazie, la ringrazio, ti ringrazio, vi ringrazio, ringrazio, ringraziamo, grato, grata, riconoscente, per favore, per piacere, per cortesia, scusa, scusi, scusate, mi scuso, ci scusiamo, mi dispiace, ci dispiace, purtroppo, volentieri, con piacere, molto volentieri, ' +
      'felice, felici, lieto, lieta, lieti, contento, contenta, contenti, complimenti, congratulazioni, auguri, tanti auguri, bravo, brava, bravi, in bocca al lupo, buona fortuna, buon lavoro, buona giornata, buon fine settimana, buona serata, benvenuto, benvenuta, benvenuti, caro, cara, cari, care, carissimo, carissima, ' +
      "un abbraccio, ti abbraccio, vi abbraccio, un caro saluto, cari saluti, a presto, spero che tu stia bene, spero che stia bene, guarisci presto, buona guarigione, non vedo l'ora",
  ),
  address: italianAddress,
  inclusive: phraseList(
    'i dipendenti: il personale, gli impiegati: il personale, i lavoratori: le lavoratrici e i lavoratori, gli studenti: le studentesse e gli studenti|la popolazione studentesca, i professori: il corpo docente, gli insegnanti: il corpo docente, i docenti: il corpo docente, i clienti: la clientela, i cittadini: le cittadine e i cittadini|la cittadinanza, ' +
      "gli elettori: l'elettorato, i lettori: chi legge|il pubblico dei lettori, gli utenti: l'utenza, i candidati: le candidate e i candidati|chi si candida, i partecipanti: chi partecipa, i collaboratori: il team|le collaboratrici e i collaboratori, i dirigenti: la dirigenza, i direttori: la direzione, gli abitanti: la popolazione, " +
      "gli infermieri: il personale infermieristico, gli spettatori: il pubblico, i colleghi: le colleghe e i colleghi, cari colleghi: care colleghe e cari colleghi, cari amici: care amiche e cari amici, i diritti dell'uomo: i diritti umani, diritti dell'uomo: diritti umani, uomini d'affari: persone d'affari, " +
      "signorina: signora, donna delle pulizie: addetta alle pulizie, gli autori: le autrici e gli autori, i medici: il personale medico, i politici: la classe politica, l'uomo della strada: la gente comune, i genitori degli alunni: le famiglie, gli alunni: le alunne e gli alunni|la scolaresca",
  ),
};
