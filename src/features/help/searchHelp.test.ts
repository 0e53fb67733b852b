import { describe, expect, it } from 'vitest';
import pages from '../../../locales/en/pages.json' with { type: 'json' };
import { helpGroups, searchHelp } from './searchHelp.ts';

const groups = [
  {
    heading: 'Prüfen',
    items: [
      { question: 'Wie prüfe ich einen Text?', answer: 'Schreiben Sie ihn hinein.' },
      { question: 'Was ist ein Vorschlag?', answer: 'Ein Wort, das gemeint sein könnte. Größe zählt nicht.' },
    ],
  },
  { heading: 'भाषाएँ', items: [{ question: 'भाषा कैसे चुनें?', answer: 'मेनू में।' }] },
];
const found = (query: string) =>
  searchHelp(groups, query).flatMap(({ items }) => items.map(({ question }) => question));

describe('searchHelp', () => {
  it('shows everything for an empty search', () => {
    expect(searchHelp(groups, ' ')).toEqual(groups);
  });

  it('ignores case, accents and sharp s', () => {
    expect(found('KONNTE')).toEqual(['Was ist ein Vorschlag?']);
    expect(found('grosse')).toEqual(['Was ist ein Vorschlag?']);
    expect(found('prufe')).toEqual(['Wie prüfe ich einen Text?']);
  });

  it('shows entries with all the words if there are any, and otherwise those with the rarest', () => {
    expect(found('text schrei')).toEqual(['Wie prüfe ich einen Text?']);
    expect(found('was bedeutet vorschlag')).toEqual(['Was ist ein Vorschlag?']);
    expect(found('schlag')).toEqual([]);
  });

  it('looks past endings', () => {
    expect(found('prüfen')).toEqual(['Wie prüfe ich einen Text?']);
    expect(found('vorschläge')).toEqual(['Was ist ein Vorschlag?']);
  });

  it('finds words in other scripts and leaves out empty groups', () => {
    expect(searchHelp(groups, 'भाषा').map(({ heading }) => heading)).toEqual(['भाषाएँ']);
  });
});

describe('helpGroups', () => {
  const { help } = pages;
  const answers = (documents: boolean) =>
    new Map(
      helpGroups(help, documents).flatMap(({ items }) =>
        items.map(({ question, answer }) => [question, answer] as const),
      ),
    );

  it('mentions accounts only if documents can be stored in one', () => {
    expect(helpGroups(help, false)).toBe(help.groups);
    expect([...answers(false).values()].filter((answer) => /your account|free account/.test(answer))).toEqual([]);
    expect(helpGroups(help, true).map(({ heading }) => heading)).toEqual([
      ...help.groups.map(({ heading }) => heading),
      help.withAccounts.heading,
    ]);
    expect(answers(true).get('Is my text sent anywhere?')).toContain('text that you save as a document');
    expect(answers(true).get('How do I accept a suggestion?')).toBe(
      answers(false).get('How do I accept a suggestion?'),
    );
  });
});

describe('the help in nine languages', () => {
  const texts = import.meta.glob<typeof pages>('../../../locales/*/pages.json', { eager: true, import: 'default' });
  const helpIn = (code: string) => {
    const { help } = texts[`../../../locales/${code}/pages.json`] as typeof pages;
    return helpGroups(help, true);
  };

  it.each(['en', 'fr', 'de', 'it', 'es', 'nl', 'ru', 'pt', 'hi'])(
    'answers at least 60 questions, each once: %s',
    (code) => {
      const questions = helpIn(code).flatMap(({ items }) => items.map(({ question }) => question));
      expect(questions.length).toBeGreaterThanOrEqual(60);
      expect(new Set(questions).size).toBe(questions.length);
    },
  );

  it.each([
    ['en', 'wrong word underlined', 'A correct word is underlined. What can I do?'],
    ['en', 'open pdf', 'Which files can I open?'],
    ['en', 'undo', 'How do I undo a correction?'],
    ['en', 'dark names capital', 'Why are names listed separately?'],
    ['en', 'british english', 'Can I check British English or Swiss German?'],
    ['en', 'internet offline', 'How do I use the checker offline?'],
    ['en', 'add word to dictionary', 'How do I add a word to my dictionary?'],
    ['en', 'phone', 'Does it work on a phone?'],
    ['de', 'pdf öffnen', 'Welche Dateien kann ich öffnen?'],
    ['de', 'text verschwunden weg', 'Mein Text ist weg. Was nun?'],
    ['de', 'wörter zählen', 'Wie viele Wörter hat mein Text?'],
    ['de', 'handy telefon', 'Funktioniert es auf dem Telefon?'],
    ['fr', 'imprimer', 'Comment imprimer\u202f?'],
    ['fr', 'ajouter un mot au dictionnaire', 'Comment ajouter un mot à mon dictionnaire\u202f?'],
    ['fr', 'desactiver regle', 'Comment désactiver une règle\u202f?'],
    ['it', 'annullare correzione', 'Come annullo una correzione?'],
    ['it', 'quante parole', 'Quante parole ha il mio testo?'],
    ['es', 'mi texto desapareció', 'Mi texto ha desaparecido. ¿Y ahora?'],
    ['es', 'leer en voz alta', '¿Cómo hago que se lea mi texto en voz alta?'],
  ])('%s: “%s” leads to “%s” first or second', (code, query, wanted) => {
    const questions = searchHelp(helpIn(code), query).flatMap(({ items }) => items.map(({ question }) => question));
    expect(questions.slice(0, 2)).toContain(wanted);
  });
});
