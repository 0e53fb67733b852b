// Messages being written in Thunderbird: an account to write from, a compose window, and what stands in it.
import { setTimeout as pause } from 'node:timers/promises';
import type { Thunderbird } from './marionette.ts';

const MAIL = `const { MailServices } = ChromeUtils.importESModule('resource:///modules/MailServices.sys.mjs');`;
const MESSAGE = `const { contentDocument: page } = window.GetCurrentEditorElement();`;
/** Marks that come too many would be there by then. */
const REST_MS = 400;

/** Installs the add-on from its folder until the program ends; returns its name and whether it runs. */
export const install = (mail: Thunderbird, folder: string): Promise<{ name: string; isActive: boolean }> =>
  mail.run(
    `const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
    const { FileUtils } = ChromeUtils.importESModule('resource://gre/modules/FileUtils.sys.mjs');
    const { name, isActive } = await AddonManager.installTemporaryAddon(new FileUtils.File(args[0]));
    return { name, isActive };`,
    folder,
  );

/** An account to write from, which is never connected. */
export const addAccount = (mail: Thunderbird): Promise<void> =>
  mail.run(`${MAIL}
    // Without local folders there is no outbox.
    MailServices.accounts.createLocalMailAccount();
    const identity = MailServices.accounts.createIdentity();
    Object.assign(identity, { email: 'anna@example.org', fullName: 'Anna', composeHtml: true });
    const account = MailServices.accounts.createAccount();
    account.incomingServer = MailServices.accounts.createIncomingServer('anna', 'localhost', 'pop3');
    account.addIdentity(identity);
    MailServices.accounts.defaultAccount = account;`);

/** Opens a new message with an HTML body, and puts the caret into it. */
export async function write(mail: Thunderbird, html: string): Promise<void> {
  await mail.choose('mail:3pane');
  await mail.run(
    `${MAIL}
    for (const open of Services.wm.getEnumerator('msgcompose')) open.close();
    const make = (name, face) => Cc['@mozilla.org/messengercompose/' + name + ';1'].createInstance(Ci[face]);
    const [message, fields] = [make('composeparams', 'nsIMsgComposeParams'), make('composefields', 'nsIMsgCompFields')];
    Object.assign(fields, { to: 'bob@example.org', subject: 'Birds', body: args[0] });
    const { defaultIdentity: identity } = MailServices.accounts.defaultAccount;
    Object.assign(message, { type: Ci.nsIMsgCompType.New, format: Ci.nsIMsgCompFormat.HTML, identity, composeFields: fields });
    MailServices.compose.OpenComposeWindowWithParams(null, message);`,
    html,
  );
  await mail.choose('msgcompose');
  await mail.until('the message', `${MESSAGE} return page.body.textContent.trim() !== ''`);
  await mail.run(`window.focus(); window.GetCurrentEditorElement().focus();`);
}

/** The text of the message. */
export const textOf = (mail: Thunderbird): Promise<string> =>
  mail.run(`${MESSAGE} return page.body.textContent.trim();`);

/** The words that are underlined, in the order of the message, once there are as many as expected or time is over. */
export async function markedIn(mail: Thunderbird, count: number): Promise<string[]> {
  const marks = `const { contentWindow: view } = window.GetCurrentEditorElement();
    const ranges = [];
    view.CSS.highlights.forEach((marks, name) => {
      if (!name.endsWith('-now')) marks.forEach((range) => ranges.push(range));
    });
    return ranges.toSorted((a, b) => a.compareBoundaryPoints(0, b)).map(String);`;
  await mail
    .until(`${count} marks`, `return (await (async () => { ${marks} })()).length === ${count}`)
    .catch(() => undefined);
  await pause(REST_MS);
  return mail.run(marks);
}

/** Where a word of the message is in the window. */
export const placeOf = (mail: Thunderbird, word: string): Promise<{ x: number; y: number }> =>
  mail.run(
    `${MESSAGE}
    const walk = page.createTreeWalker(page.body, 4);
    while (walk.nextNode() && !walk.currentNode.data.includes(args[0]));
    const [range, at] = [page.createRange(), walk.currentNode.data.indexOf(args[0])];
    range.setStart(walk.currentNode, at);
    range.setEnd(walk.currentNode, at + args[0].length);
    const [box, frame] = [range.getBoundingClientRect(), window.GetCurrentEditorElement().getBoundingClientRect()];
    return { x: frame.left + box.left + box.width / 2, y: frame.top + box.top + box.height / 2 };`,
    word,
  );

const CARD = `${MESSAGE} const card = page.querySelector('spelling-check-popover')?.openOrClosedShadowRoot;`;

/** Waits until the popover offers a correction first; by keys, until the focus is on it. */
export const offers = (mail: Thunderbird, correction: string, by: 'mouse' | 'keys'): Promise<void> =>
  mail.until(
    `“${correction}” in the popover`,
    `${CARD}
    const first = card?.querySelector('.fixes button');
    return first?.textContent === ${JSON.stringify(correction)} && ${by === 'mouse' ? 'true' : 'card.activeElement === first'};`,
  );

/** Waits until the popover is gone. */
export const closes = (mail: Thunderbird): Promise<void> => mail.until('the popover closed', `${CARD} return !card;`);

/** Sends the message later, by keys, and returns its source in the outbox. */
export async function sendLater(mail: Thunderbird): Promise<string> {
  // The window closes while the keys are still held.
  await mail.press('Control', 'Shift', 'Enter').catch(() => undefined);
  await mail.choose('mail:3pane');
  await mail.until('the window closed', `return Services.wm.getMostRecentWindow('msgcompose') === null`);
  return mail.run(`${MAIL}
    const outbox = MailServices.accounts.localFoldersServer.rootFolder.getFolderWithFlags(Ci.nsMsgFolderFlags.Queue);
    const [message] = [...outbox.messages];
    const stream = outbox.getMsgInputStream(message, {});
    const { NetUtil } = ChromeUtils.importESModule('resource://gre/modules/NetUtil.sys.mjs');
    return NetUtil.readInputStreamToString(stream, message.messageSize);`);
}
