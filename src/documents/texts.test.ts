import { describe, expect, it } from 'vitest';
import { openDocument } from './index.ts';

const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('rtf', () => {
  const open = async (body: string) =>
    openDocument(
      latin1(
        `{\\rtf1\\ansi\\ansicpg1252\\uc1{\\fonttbl{\\f0 Arial;}{\\f1\\fcharset204 Times;}}{\\*\\generator Word;}${body}}`,
      ),
      'a.rtf',
    );

  it('reads paragraphs, signs of both kinds and code pages, not tables of fonts or field codes', async () => {
    const body =
      "\\pard\\outlinelevel0 Bericht\\par\\pard Gr\\'fc\\'dfe aus K\\u246?ln\\~\\endash\\line {\\b fett\\}} \\{gut\\}\\par {\\f1 \\'cf\\'f0\\'e8}" +
      '{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt Link}}{\\v versteckt}\\par\\trowd eins\\cell zwei\\cell\\row ';
    const { kind, text } = await open(body);
    expect(kind).toBe('rtf');
    expect(text).toBe('Bericht\n\nGrüße aus Köln\u00a0–\nfett} {gut}\n\nПриLink\n\neins\nzwei');
  });

  it('refuses groups that do not fit together', async () => {
    await expect(openDocument(latin1('{\\rtf1 {text'), 'a.rtf')).rejects.toMatchObject({
      params: { reason: 'broken' },
    });
    await expect(openDocument(latin1(`{\\rtf1 ${'{'.repeat(5_000)}`), 'a.rtf')).rejects.toMatchObject({
      params: { reason: 'broken' },
    });
  });
});

describe('mails', () => {
  const head =
    'From: a@example.com\r\nDate: Fri, 30 Jan 2026 10:00:00 +0100\r\nSubject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?= =?utf-8?B?IMO8YmVy?=\r\nMIME-Version: 1.0\r\n';

  it('are read from the plain one of their versions', async () => {
    const mail = `${head}Content-Type: multipart/alternative; boundary="b=1"\r\n\r\nnot this\r\n--b=1\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nHallo Bj=F6rn,=\r\n wie geht es?\r\n--b=1\r\nContent-Type: text/html\r\n\r\n<p>No</p>\r\n--b=1--\r\n`;
    expect(await openDocument(latin1(mail), 'mail.eml')).toEqual({
      kind: 'eml',
      text: 'Grüße über\n\nHallo Björn, wie geht es?',
    });
    expect((await openDocument(latin1(mail), 'mail')).kind).toBe('eml');
  });

  it('are read from HTML or base64 where there is nothing else', async () => {
    const html = `${head}Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${btoa(String.fromCharCode(...utf8('<p>Schöne <b>Grüße</b></p><p>Ann</p>')))}\r\n`;
    expect((await openDocument(latin1(html), 'a.eml')).text).toBe('Grüße über\n\nSchöne Grüße\n\nAnn');
  });

  it('with parts in parts without end are refused', async () => {
    let mail = 'Content-Type: text/plain\n\nend';
    for (let i = 0; i < 30; i++) mail = `Content-Type: multipart/mixed; boundary=b${i}\n\n--b${i}\n${mail}\n--b${i}--`;
    await expect(openDocument(latin1(`Subject: x\nDate: y\n${mail}`), 'a.eml')).rejects.toMatchObject({
      params: { reason: 'broken' },
    });
  });
});
