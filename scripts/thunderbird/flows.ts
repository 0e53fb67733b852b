// What is done with the add-on in Thunderbird. Each throws what is not as it should be.
import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict';
import type { Thunderbird } from './marionette.ts';
import { closes, markedIn, offers, placeOf, sendLater, textOf, write } from './messages.ts';

type Flow = (mail: Thunderbird) => Promise<void>;

const ENGLISH = 'We was at the park on sunday and definately saw alot of birds.';

/** The ways through a message that most writers take. */
export const flows: Readonly<Record<string, Flow>> = {
  async 'underlines mistakes in a new message'(mail) {
    await write(mail, `<p>${ENGLISH}</p>`);
    deepEqual(await markedIn(mail, 4), ['was', 'sunday', 'definately', 'alot']);
  },

  async 'opens the corrections on a click, and closes on Escape'(mail) {
    const { x, y } = await placeOf(mail, 'definately');
    await mail.click(x, y);
    await offers(mail, 'definitely', 'mouse');
    await mail.press('Escape');
    await closes(mail);
  },

  async 'goes from mistake to mistake by keys, and undoes each in one step'(mail) {
    await mail.press('Control', 'Home');
    await mail.press('F7');
    await offers(mail, 'were', 'keys');
    await mail.press('Enter');
    await offers(mail, 'Sunday', 'keys');
    await mail.press('Enter');
    await offers(mail, 'definitely', 'keys');
    await mail.press('Escape');
    await closes(mail);
    equal(await textOf(mail), 'We were at the park on Sunday and definately saw alot of birds.');
    await mail.press('Control', 'z');
    equal(await textOf(mail), 'We were at the park on sunday and definately saw alot of birds.');
  },

  async 'leaves nothing of its own in a message that is sent with the popover open'(mail) {
    // The word has come back by undoing, and is marked once it has been checked again.
    deepEqual(await markedIn(mail, 3), ['sunday', 'definately', 'alot']);
    const { x, y } = await placeOf(mail, 'sunday');
    await mail.click(x, y);
    await offers(mail, 'Sunday', 'mouse');
    const source = await sendLater(mail);
    match(source, /alot of birds/);
    doesNotMatch(source, /spelling-check|popover|<style/i);
  },

  async 'reads German and French as well, and leaves quoted mail alone'(mail) {
    const quoted = '<blockquote type="cite"><p>Ich habe dir geschriben.</p></blockquote>';
    const letter = '<p>Ich hoffe, das du gut angekommen bist. Wir sehen uns nechste Woche.</p>';
    await write(mail, `${letter}${quoted}`);
    deepEqual(await markedIn(mail, 2), ['das', 'nechste']);
    await write(mail, '<p>Les enfants joue dans le jardin. Il fait très beau aujourdhui.</p>');
    deepEqual(await markedIn(mail, 2), ['joue', 'aujourdhui']);
  },
};
