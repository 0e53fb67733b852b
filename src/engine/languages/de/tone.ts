// The words that carry the tone of German texts.
import { phraseList } from '../../text/wordLists.ts';
import type { ToneFacts } from '../../tone/types.ts';
import { germanAddress } from './address.ts';

/** See ToneFacts. */
export const germanTone: ToneFacts = {
  formal: phraseList(
    'sehr geehrte, sehr geehrter, sehr geehrten, hochachtungsvoll, mit freundlichen grüßen, mit freundlichem gruß, mit vorzüglicher hochachtung, bezugnehmend, hiermit, hierdurch, hierzu, diesbezüglich, bezüglich, hinsichtlich, seitens, gemäß, laut, mittels, ' +
      'anlässlich, infolge, zwecks, ungeachtet, vorbehaltlich, zuzüglich, abzüglich, nachstehend*, vorstehend*, obig*, etwaig*, jeweilig*, beigefügt*, anbei, in der anlage, des weiteren, ferner, zudem, darüber hinaus, folglich, demzufolge, ' +
      'insofern, nichtsdestotrotz, nichtsdestoweniger, gleichwohl, sofern, falls erforderlich, gegebenenfalls, unverzüglich, schnellstmöglich, zeitnah, wir bitten sie, ich bitte sie, ich bitte um, wir bitten um, wären wir ihnen, wäre ich ihnen, ' +
      'zu ihrer kenntnisnahme, erlauben wir uns, erlaube ich mir, teilen wir ihnen, teile ich ihnen, in bezug auf, im hinblick auf, für rückfragen, verbleibe ich, verbleiben wir, ersuche*, veranlassen, beantrage*, fristgerecht',
  ),
  informal: phraseList(
    'hi, hey, hallo, huhu, moin, servus, na, tschüss, tschüß, tschau, ciao, bis dann, bis bald, lg, glg, vg, mfg, ok, okay, okey, klar, jo, jep, nee, nö, ne, echt, voll, mega, super, geil, cool, krass, toll, hammer, blöd, doof, mist, scheiße, scheiß*, verdammt, ' +
      "halt, eben mal, mal eben, mal kurz, irgendwie, irgendwas, paar, n paar, kriegen, kriege, kriegt, krieg, gekriegt, gucken, guck, guckt, kapier*, quatsch, labern, zeug, kram, typ, kumpel, kids, mama, papa, oma, opa, 'ne, 'nen, 's, ist's, gibt's, geht's, hab's, wie geht's, hab, " +
      'haha*, hihi, lol, omg, ups, hoppla, na ja, naja, tja, sowas, nix, raus, rein, runter, rauf, drauf, drin, dran, ganz schön, ein bisschen, bisschen, total, richtig gut, sauer, stinkt mir, nervt, nerven, keinen bock, bock',
  ),
  hedges: phraseList(
    'vielleicht, eventuell, möglicherweise, vermutlich, wohl, wahrscheinlich, anscheinend, scheinbar, unter umständen, gegebenenfalls, gewissermaßen, sozusagen, mehr oder weniger, in gewisser weise, einigermaßen, ziemlich, eher, eigentlich, irgendwie, ein wenig, etwas, ' +
      'ich glaube, ich denke, ich meine, ich vermute, ich würde sagen, ich wollte nur, ich wollte fragen, ich wollte mal, meiner meinung nach, meines erachtens, soweit ich weiß, wäre es möglich, wenn möglich, falls möglich, wenn es möglich wäre, ' +
      'wenn es ihnen nichts ausmacht, könnte sein, es könnte, es scheint, dürfte, dürften, könnte man, man könnte, hoffentlich, womöglich, tendenziell, quasi',
  ),
  strong: phraseList(
    'muss, müssen, müsst, musst, darf nicht, dürfen nicht, nie, niemals, immer, sofort, umgehend, unverzüglich, auf der stelle, ohne ausnahme, auf keinen fall, keinesfalls, keineswegs, unter keinen umständen, auf jeden fall, selbstverständlich, natürlich, zweifellos, ' +
      'ohne zweifel, definitiv, eindeutig, offensichtlich, absolut, völlig, vollkommen, gänzlich, spätestens, zwingend, verlange, verlangen, fordere, fordern, bestehe darauf, bestehen darauf, unzumutbar, inakzeptabel, unverschämt, unmöglich, weigere mich, letztmalig',
  ),
  warm: phraseList(
    'danke, danke schön, dankeschön, vielen dank, herzlichen dank, besten dank, lieben dank, ich danke, wir danken, dankbar, bitte, entschuldigung, entschuldige, entschuldigen sie, verzeihung, tut mir leid, es tut mir leid, tut uns leid, leider, gern, gerne, sehr gern, ' +
      'freue mich, freuen uns, freut mich, freut uns, schön, herzlich*, liebe, lieber, lieben, liebe grüße, viele grüße, herzliche grüße, beste grüße, alles gute, viel glück, viel erfolg, gute besserung, schönes wochenende, schönen tag, glückwunsch, glückwünsche, ' +
      'gratuliere, gratulieren, willkommen, toll gemacht, gut gemacht, hoffe es geht, alles liebe, umarmung',
  ),
  address: germanAddress,
  inclusive: phraseList(
    'mitarbeiter: Mitarbeitende|Belegschaft, mitarbeitern: Mitarbeitenden, studenten: Studierende, teilnehmer: Teilnehmende, teilnehmern: Teilnehmenden, lehrer: Lehrkräfte, lehrern: Lehrkräften, kollegen: Kolleginnen und Kollegen|Kollegium, kunden: Kundschaft|Kundinnen und Kunden, ' +
      'schülern: Schülerinnen und Schülern, schüler: Schülerinnen und Schüler, bürger: Bürgerinnen und Bürger, bürgern: Bürgerinnen und Bürgern, nutzer: Nutzende|Nutzerinnen und Nutzer, leser: Leserschaft|Lesende, zuschauer: Publikum, zuhörer: Publikum|Zuhörende, ' +
      'bewohner: Bewohnerschaft|Bewohnerinnen und Bewohner, forscher: Forschende, wissenschaftler: Forschende|Wissenschaftlerinnen und Wissenschaftler, experten: Fachleute, fachmann: Fachkraft, fachmänner: Fachleute, kaufmann: Kaufleute, ' +
      'ansprechpartner: Ansprechperson, vertreter: Vertretung, stellvertreter: Stellvertretung, leiter: Leitung, putzfrau: Reinigungskraft, krankenschwester: Pflegekraft, mannschaft: Team, redner: Vortragende|Redende, raucher: Rauchende, fußgänger: Zu Fuß Gehende, ' +
      'radfahrer: Radfahrende, autofahrer: Autofahrende, wähler: Wählende|Wählerschaft, bewerber: Bewerbende|Bewerberinnen und Bewerber, patienten: Patientinnen und Patienten, ärzte: Ärztinnen und Ärzte, anfänger: Einsteigende|Anfängerinnen und Anfänger, arbeitgeber: arbeitgebende Person, arbeitnehmer: Beschäftigte, jedermann: alle',
  ),
};
