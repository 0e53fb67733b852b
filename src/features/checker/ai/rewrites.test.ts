// Which rewrites are offered for what somebody wants, and how the list follows those that are accepted.
import { describe, expect, it } from 'vitest';
import type { Rewrite } from '../../../engine/index.ts';
import { afterAccepted, type Offer, offersFor, offersOf, placedIn } from './rewrites.ts';

const TEXT = 'In order to win, we made use of the free gift, due to the fact that we could.';

const rewrite = (words: string, insert: string, ...goals: Rewrite['goals'][number][]): Rewrite => {
  const start = TEXT.indexOf(words);
  const sentence = { start: 0, end: TEXT.length };
  return { start, end: start + words.length, texts: [insert], rule: 'en.rewrite.x', kind: 'wordy', goals, sentence };
};
const slice = ({ start, end }: { start: number; end: number }) => TEXT.slice(start, end);
const offers = offersOf(
  [
    rewrite('In order to', 'To', 'shorter', 'clearer'),
    rewrite('we made use of', 'we used', 'shorter', 'simpler'),
    rewrite('made use of', 'utilised', 'formal'),
    rewrite('due to the fact that', 'because', 'clearer'),
  ],
  slice,
);
const words = (some: readonly { before: string }[]) => some.map(({ before }) => before);

describe('offers', () => {
  it('serve what is wanted, and never overlap', () => {
    expect(words(offersFor(offers, 'plain'))).toEqual(['In order to', 'we made use of', 'due to the fact that']);
    expect(words(offersFor(offers, 'simpler'))).toEqual(['we made use of']);
    expect(words(offersFor(offers, 'formal'))).toEqual(['made use of']);
    expect(offersFor(offers, 'friendly')).toEqual([]);
  });
  it('show the words around them, cut between words where the sentence is long', () => {
    const [first, , , last] = offers;
    expect(first).toMatchObject({
      lead: '',
      before: 'In order to',
      rest: ' win, we made use of the free gift, due to the…',
    });
    expect(last?.rest).toBe(' we could.');
    expect(last?.lead).toBe('In order to win, we made use of the free gift, ');
  });
  it('keep their key when something else changes', () => {
    const moved = offersOf(
      [{ ...rewrite('In order to', 'To', 'shorter'), start: 4, end: 15, sentence: { start: 4, end: 4 + TEXT.length } }],
      ({ start, end }) => `Yes.${TEXT}`.slice(start, end),
    );
    expect(moved[0]?.key).toBe(offers[0]?.key);
  });
  it('move along when one is accepted, and go when it touches them', () => {
    const [, used] = offers;
    const change = { start: used?.start ?? 0, end: used?.end ?? 0, insert: 'we used' };
    const after = TEXT.slice(0, change.start) + change.insert + TEXT.slice(change.end);
    const left = afterAccepted(offers, [change]);
    expect(words(left)).toEqual(['In order to', 'due to the fact that']);
    expect(left.map(({ start, end }) => after.slice(start, end))).toEqual(words(left));
  });
  it('follow several at once', () => {
    const changes = offersFor(offers, 'plain').map(({ start, end, texts: [insert] }) => ({ start, end, insert }));
    expect(afterAccepted(offers, changes)).toEqual([]);
  });
});

describe('an offer in a text that has changed', () => {
  const [comma] = offersOf([{ ...rewrite('win', ',', 'clearer'), end: TEXT.indexOf('win') }], slice);
  const offer = comma as Offer;
  it('is found by the words beside it, so that a word is put in nowhere else', () => {
    expect(offer.before).toBe('');
    expect(placedIn(TEXT, offer)).toBe(offer);
    expect(placedIn(`Yes. ${TEXT}`, offer)).toMatchObject({ start: offer.start + 5, end: offer.end + 5 });
    expect(placedIn('Quite another text, of much the same length as the one before it was.', offer)).toBeNull();
  });
  it('is still found after one beside it in its sentence was accepted', () => {
    const [first] = offers;
    const change = { start: first?.start ?? 0, end: first?.end ?? 0, insert: 'To' };
    const later = `To${TEXT.slice(change.end)}`;
    const [used] = afterAccepted([offers[1] as Offer], [change]);
    expect(used?.lead).toBe('To win, ');
    expect(placedIn(later, used as Offer)).toBe(used);
    const we = TEXT.indexOf('we');
    const [again] = afterAccepted([first as Offer], [{ start: we, end: we + 2, insert: 'I' }]);
    expect(again?.rest).toContain(' win, I made');
    expect(placedIn(TEXT.replace('we', 'I'), again as Offer)).toBe(again);
  });
});
