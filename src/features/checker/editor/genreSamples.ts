// The samples of /email/…/sample/ and its like in every text language: loaded when an address asks for one.
import type { Sample } from './samples.ts';

/** One text of each kind and language that `samples` does not have. */
export const genreSamples: readonly Sample[] = [
  {
    language: 'en',
    genre: 'email',
    name: 'English e-mail',
    text: `Hi Priya,

thanks for sending the draft so quickly. I read it this morning and I think its almost ready. Theres only one thing I would change: the table on page three shows last years figures.

Could you please send me the new numbers untill Thursday? I tryed to find them on the server, but the folder was empty. We should of asked Martin before he went on holiday.

I will recieve the photos tomorrow and put them in myself. Let me know if your free for a call at three.

Best regards,
Daniel`,
  },
  {
    language: 'en',
    genre: 'cv',
    name: 'English CV',
    text: `Nadia Okafor
Project manager

Profile
Experienced manager with nine years in logistics. Comfortable with large budgets and responsable for teams of up to fourty people.

Experience
2019–today: Head of planning, Northgate Freight
I lead a team that plans the routes of 120 lorries. Since I introduced the new software, delays has fallen by a third.

2015–2019: Assistent planner, Harbour Lines
Organised the yearly maintainance and wrote the safety manual.

Education
Degree in buisness studies, University of Leeds

Languages
English, Igbo, some french`,
  },
  {
    language: 'en',
    genre: 'essay',
    name: 'English essay',
    text: `Should cities close their centers to cars?

Many people believes that a city without cars is a dream. But is it realistic? In my hometown, the main street was closed five years ago, and the shopkeepers were affraid of losing there customers.

In actual fact, the opposite happend. Due to the fact that it is now quiet, people stay longer then before. Children play where busses used to wait.

Of course, not everybody can walk far. It would be a mistake to forget old people, who depend on there cars. A city must offer them a good alternative, than the change will be excepted by everyone.`,
  },
  {
    language: 'de',
    genre: 'letter',
    name: 'Brief auf Deutsch',
    text: `Sehr geehrte Frau Lindner,

hiermit kündige ich meinen Mietvertrag für die Wohnung im zweiten Stock zum 31. März. Ich habe hier sehr gerne gewohnt, muß aber aus beruflichen Gründen nach Leipzig ziehen.

Könnten sie mir bitte mitteilen, wann die Übergabe statt finden kann? Am besten passt es mir an einen Freitag. Ich gehe davon aus, dass die Kaution danach auf mein Konto überwiesen wird.

Den Schlüßel für den Keller bringe ich nächste Woche vorbei. Für Ihre Hilfe wärend der letzten Jahre möchte ich mich herzlich bedanken.

Mit freundlichen Grüßen
Tobias Arendt`,
  },
  {
    language: 'de',
    genre: 'cv',
    name: 'Lebenslauf auf Deutsch',
    text: `Mirjam Falk
Schreinermeisterin

Persönliches
geboren am 4. Mai 1991 in Rostock, verheiratet

Berufserfahrung
Seit 2019: Leiterin der Werkstatt bei Holzbau Jessen
Ich bin für acht Mitarbeiter verantwortlich und betreue auch den Einkauf. Zu meinen Aufgaben gehören die Planung und das kalkulieren von Aufträgen.
2014–2019: Gesellin in der Möbeltischlerei Brüning, dort auch im Verkauf tätig

Ausbildung
2014: Gesellenprüfung mit der Note „sehr gut“, anschliesend Meisterschule
Das Projekt, dass ich für die Prüfung gebaut habe, steht heute im Rathaus.

Kentnisse
Zeichnen am Computer, Englisch in Wort und Schrifft, Führerschein`,
  },
  {
    language: 'de',
    genre: 'essay',
    name: 'Aufsatz auf Deutsch',
    text: `Brauchen wir noch Hausaufgaben?

Kaum ein Thema wird in den Familien so oft besprochen wie die Hausaufgaben. Viele Eltern finden das sie ihren Kindern den Nachmittag verderben. Andere sind überzeugt, dass man nur durch Übung etwas lehrnt.

Ich denke, beide Seiten haben recht. Wer jeden Tag drei Stunden am Schreibtisch sitzt hat keine Zeit für Freunde. Trotz den Nachteilen gibt es aber gute Gründe: Beim Üben merkt man, was man noch nicht verstanden hat.

Am Wichtigsten scheint mir, dass die Aufgaben sinvoll sind. Seid unsere Klasse weniger, aber bessere Aufgaben bekommt, macht sie fast jeder.`,
  },
  {
    language: 'fr',
    genre: 'email',
    name: 'E-mail en français',
    text: `Bonjour Sophie,

Merci pour ton message. J'ai lu le document que tu m'a envoyé et je le trouve très clair. Il manque seulement les chiffres du mois dernier : peux tu me les donner avant jeudi ?

La réunion aura lieu mardi à dix heures. J'ai demander à Karim de réserver la grande salle, car nous seront une quinzaine. Si tu as une idée pour le dejeuner, n'hésite pas a me le dire.

Pour le train, j'ai trouvé deux places au même prix que l'année dernière. Dit-moi laquelle tu préfère.

A bientôt,
Julien`,
  },
  {
    language: 'fr',
    genre: 'cv',
    name: 'CV en français',
    text: `Amélie Roussel
Assistante de direction

Profil
Organisée et discrète, j'ai travaillée dix ans dans des entreprises de tailles très différentes. Je suis à l'aise avec les chiffre et j'aime le travail en équipe.

Expérience
Depuis 2018 : assistante du directeur, Transports Vasseur
Gestion de l'agenda, préparation des réunions, rédaction des comptes rendu. J'ai mis en place un nouveau système de classement qui as permis de gagner beaucoup de temps.

2013-2018 : secrétaire, cabinet Morel
Accueil des clients et suivi des dossiers. J'ai appris à gérer les situations dificiles.

Langues
Français, anglais, un peu d'éspagnol`,
  },
  {
    language: 'fr',
    genre: 'essay',
    name: 'Rédaction en français',
    text: `Faut-il interdire le téléphone à l'école ?

De plus en plus de collèges interdisent le téléphone. Certains éleves pensent que c'est injuste, mais leur professeurs sont soulagés. Qui à raison ?

D'un côté, le téléphone distrait. On croit regarder l'heure, et l'on a déjà répondu a trois messages. De l'autre, il peut rendre service : les cartes et les photos que nous avons utilisé en géographie était très utiles.

Je crois qu'il faut apprendre à s'en servir plutôt que de l'interdire. Malgré ses défaut, cet objet fait parti de notre vie, et l'école doit nous y préparé.`,
  },
  {
    language: 'it',
    genre: 'letter',
    name: 'Lettera in italiano',
    text: `Gentile signora Bassi,

le scrivo a proposito dell'appartamento al terzo piano, che ho visitato sabato scorso. Mi e piaciuto molto, sopratutto il balcone che da sul cortile.

Prima di decidere vorrei sapere se le spese del riscaldamento sono comprese nell'affito. Inoltre ho un cane piccolo e tranquillo: spero che non è un problema. Se serve, posso darle il numero dei vicini dove abito adesso, che lo conoscono da anni e non si anno mai lamentati.

Potrei tornare giovedì o venerdi, quando a Lei fa più comodo. Qual'è il giorno migliore?

Distinti saluti
Paolo Venturi`,
  },
  {
    language: 'it',
    genre: 'cv',
    name: 'Curriculum in italiano',
    text: `Chiara Lombardi
Infermiera

Profilo
Lavoro in ospedale da dodici anni e sono abbituata a gestire situazioni difficili. Amo il contatto con le persone e imparo volentieri cose nuove.

Esperienza
Dal 2017: infermiera capo, ospedale San Marco
Dirigo un gruppo di nove persone. Ho organizato i turni in modo che tutti abbiano due giorni liberi di seguito. Le mie colleghe sono molto contenti del cambiamento.

2012-2017: infermiera, clinica Villa Serena
Ho fatto un esperienza importante nel pronto soccorso.

Lingue
Inglese buono, francese scolastico. Conosco bene anche i programi per la gestione dei turni e li uso ogni giorno.`,
  },
  {
    language: 'it',
    genre: 'essay',
    name: 'Tema in italiano',
    text: `Vivere senza televisione

Nella mia famiglia non c'è la televisione. Quando lo racconto, i miei amici mi guardano come se venissi da un altro pianeta. Eppure non mi manca quasi mai.

La sera leggiamo, giochiamo a carte o parliamo. Certo, qualche volta non sò di che cosa discutono gli altri a scuola. Ma un amica mi ha detto che anche lei preferirebbe spegnere l'aparecchio, perchè i suoi non parlano più fra di loro.

Secondo me ognuno deve scegliere liberamente. Penso che la televisione può insegnare molte cose, ma ho l'impressione che a noi basta un pò di fantasia. Qual'è la vostra opinione?`,
  },
  {
    language: 'es',
    genre: 'email',
    name: 'Correo en español',
    text: `Hola, Marta:

Gracias por tu mensaje de ayer. Ya e leído el informe y me parece muy bueno. Solo echo de menos los datos de la última semana: puedes enviarmelos antes del jueves?

La reunión con los clientes sera el lunes a las diez. Le pedí a Andrés que reserve la sala grande, porque vendrán más de quince personas. Si tienes alguna idea para la comida, dímela.

Me di cuenta que el presupuesto no incluía el viaje. Haber si podemos corregirlo hoy mismo.

Un abrazo,
Lucía`,
  },
  {
    language: 'es',
    genre: 'cv',
    name: 'Currículum en español',
    text: `Raúl Cabrera
Técnico de mantenimiento

Perfil
Tengo once años de experiencia en empresas de alimentacion. Soy una persona organizado y aprendo rápido.

Experiencia
Desde 2018: jefe de taller, Conservas del Norte
Dirijo un equipo de seis personas y me encargo del mantenimiento de todas las máquinas. En 2021 instale un sistema nuevo que redujo las averias a la mitad.

2013-2018: técnico, Panificadora Ruiz
Reparación de hornos y cintas. Habían turnos de noche y de día.

Formación
Título de técnico superior, con un proyecto sobre el ahorro de energia en los hornos industriales`,
  },
  {
    language: 'es',
    genre: 'essay',
    name: 'Redacción en español',
    text: `¿Es mejor vivir en el campo?

Mucha gente sueñan con una casa en el campo. Yo crecí en un pueblo de trescientos habitantes y sé que la vida allí tiene ventajas y desbentajas.

En el pueblo todo el mundo se conoce. Cuando mi abuela se callo en la calle, tres vecinos la ayudaron enseguida. Ademas, los niños pueden jugar fuera asta que se hace de noche. Pero el instituto esta a una hora de autobús, y a los jóvenes nos gusta más los lugares donde pasan cosas.

Pienso de que cada edad tiene su sitio. Si tuviera hijos, me gustaría que crecieran en un pueblo, aunque yo halla elegido la ciudad.`,
  },
];
