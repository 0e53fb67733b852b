// The words that carry the tone of English texts.
import { phraseList } from '../../text/wordLists.ts';
import type { ToneFacts } from '../../tone/types.ts';

/** See ToneFacts. */
export const englishTone: ToneFacts = {
  formal: phraseList(
    'dear sir, dear madam, dear sirs, to whom it may concern, yours faithfully, yours sincerely, hereby, herein, herewith, hereto, thereof, therein, thereby, whereby, wherein, ' +
      'furthermore, moreover, nevertheless, nonetheless, notwithstanding, henceforth, hitherto, aforementioned, aforesaid, with regard to, with respect to, in respect of, ' +
      'pursuant to, in accordance with, in lieu of, prior to, subsequent to, upon receipt, subsequently, consequently, accordingly, thus, hence, regarding, concerning, ' +
      'kindly, we regret to inform, i regret to inform, please be advised, please do not hesitate, do not hesitate, should you require, should you have, i should be grateful, i would be grateful, ' +
      'we would be grateful, at your earliest convenience, at your convenience, enquire, inquire, endeavour, endeavor, ascertain, commence, facilitate, utilise, utilize, remuneration, ' +
      'correspondence, in the event that, provided that, with reference to, further to, on behalf of, shall, i am writing to, respectfully, esteemed',
  ),
  informal: phraseList(
    "hi, hey, hiya, yeah, yep, yup, nope, nah, ok, okay, wow, oops, ouch, ugh, haha*, lol, omg, btw, fyi, asap, tbh, imo, idk, thx, pls, plz, u, ur, cos, cuz, 'cause, coz, " +
      "gonna, wanna, gotta, kinda, sorta, dunno, lemme, gimme, ain't, y'all, cheers, ta, bye, see ya, guys, folks, dude, mate, buddy, bloke, kid, kids, mum, mom, dad, stuff, a bunch of, loads of, lots of, tons of, " +
      'a bit, a lot, super, awesome, cool, crazy, insane, sucks, crap, damn, hell, screwed, messed up, freaking, bloody, rubbish, dodgy, gutted, knackered, chill, hang out, sort out, mess around, no way, no worries, ' +
      "can't, don't, won't, isn't, aren't, wasn't, weren't, hasn't, haven't, hadn't, doesn't, didn't, couldn't, wouldn't, shouldn't, i'm, i've, i'd, i'll, you're, you've, you'd, you'll, he's, she's, it's, we're, we've, we'd, we'll, they're, they've, " +
      "they'd, they'll, that's, there's, what's, who's, let's, anyway, anyways, big deal, fed up, by the way, you know, i guess, i reckon",
  ),
  hedges: phraseList(
    'maybe, perhaps, possibly, presumably, apparently, seemingly, might, somewhat, rather, sort of, kind of, more or less, in a way, to some extent, i think, i guess, i suppose, i believe, i feel like, i was wondering, ' +
      "i was hoping, i wonder if, we were wondering, if possible, if at all possible, if you don't mind, if you do not mind, would it be possible, it seems, it would seem, it appears, it might be, not sure, i am not sure, i'm not sure, " +
      'just checking, just wanted to, i just wanted, sorry to bother, sorry to disturb, whenever you have time, when you get a chance, tends to, tend to, could be, probably, arguably, in my opinion, as far as i know, hopefully',
  ),
  strong: phraseList(
    'must, must not, never, always, immediately, at once, right now, without delay, without exception, under no circumstances, definitely, certainly, absolutely, clearly, obviously, undoubtedly, without a doubt, of course, demand, demands, insist, insists, ' +
      'unacceptable, outrageous, ridiculous, refuse, refuses, require, no excuse, no doubt, have to, need to, at the latest, final, completely, totally, utterly, entirely',
  ),
  warm: phraseList(
    'thank you, thanks, many thanks, thanks so much, grateful, appreciate*, please, sorry, apologies, i apologise, i apologize, we apologise, we apologize, kind regards, warm regards, kindest regards, best wishes, all the best, ' +
      'hope you are well, hope this finds you well, hope you had, lovely, wonderful, delighted, pleased, happy to, glad, looking forward, congratulations, well done, great job, love, hugs, dear, take care, good luck, get well, welcome, enjoy',
  ),
  inclusive: phraseList(
    'chairman: chair|chairperson, chairmen: chairs|chairpersons, spokesman: spokesperson, spokesmen: spokespeople, businessman: businessperson, businessmen: businesspeople, salesman: salesperson, salesmen: sales staff, policeman: police officer, ' +
      'policemen: police officers, fireman: firefighter, firemen: firefighters, mailman: mail carrier, postman: postal worker, congressman: member of Congress, stewardess: flight attendant, stewardesses: flight attendants, cameraman: camera operator, foreman: supervisor, ' +
      'mankind: humanity|humankind, manpower: workforce|staff, man-made: artificial|synthetic, manmade: artificial|synthetic, housewife: homemaker, housewives: homemakers, forefathers: ancestors, craftsman: craftsperson, craftsmen: craftspeople, layman: layperson, ' +
      'middleman: intermediary, workman: worker, workmen: workers, cleaning lady: cleaner, maternity leave: parental leave, manned: staffed|crewed, he or she: they, his or her: their, him or her: them, he/she: they, his/her: their',
  ),
};
