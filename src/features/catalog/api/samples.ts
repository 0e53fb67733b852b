// First calls in several languages of programming, from the operations of the API and their examples.
import type { Operation } from '../../../lib/api/operations.ts';

/** Where a server listens that was just started. */
export const SAMPLE_ADDRESS = 'http://127.0.0.1:8081';

/** Languages of samples. */
export const SAMPLE_LANGUAGES = ['curl', 'typescript', 'python', 'java', 'csharp'] as const;

/** One of `SAMPLE_LANGUAGES`. */
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

type Example = Readonly<Record<string, string>>;

const PRINT = ['console', 'log'].join('.');
const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;
const double = (text: string): string => JSON.stringify(text);

/** What a reader of the answer looks at first: the path to it for each operation that has samples. */
const SHOWN: Readonly<Record<string, { list: string; first: readonly string[] }>> = {
  check: { list: 'matches', first: ['message', 'offset', 'replacements'] },
  lookup: { list: 'words', first: ['word', 'known', 'readings'] },
};

/** A program that makes the operation's example call by POST and prints what is in the answer. */
export function sampleOf(language: SampleLanguage, address: string, operation: Operation): string {
  const { path, example = {}, id } = operation;
  const shown = SHOWN[id];
  if (!shown || !operation.methods.includes('post')) throw new Error(`${id} has no sample`);
  return WRITERS[language](`${address}${path}`, example, shown);
}

type Writer = (url: string, example: Example, shown: { list: string; first: readonly string[] }) => string;

const WRITERS: Readonly<Record<SampleLanguage, Writer>> = {
  curl: (url, example) =>
    `curl ${url} ${Object.entries(example)
      .map(([name, value]) => `--data-urlencode '${name}=${value}'`)
      .join(' ')}`,

  typescript: (url, example, { list, first }) =>
    [
      `const body = new URLSearchParams({ ${Object.entries(example)
        .map(([name, value]) => `${name}: ${quoted(value)}`)
        .join(', ')} });`,
      `const response = await fetch(${quoted(url)}, { method: 'POST', body });`,
      'if (!response.ok) throw new Error((await response.json()).detail);',
      `const { ${list} } = await response.json();`,
      `for (const { ${first.join(', ')} } of ${list}) ${PRINT}(${first.join(', ')});`,
    ].join('\n'),

  python: (url, example, { list, first }) =>
    [
      'import json, urllib.parse, urllib.request',
      '',
      `fields = {${Object.entries(example)
        .map(([name, value]) => `${double(name)}: ${double(value)}`)
        .join(', ')}}`,
      `body = urllib.parse.urlencode(fields).encode()`,
      `with urllib.request.urlopen(${double(url)}, body) as response:`,
      '    answer = json.load(response)',
      `for one in answer[${double(list)}]:`,
      `    print(${first.map((name) => `one[${double(name)}]`).join(', ')})`,
    ].join('\n'),

  java: (url, example) =>
    [
      'import java.net.URI;',
      'import java.net.URLEncoder;',
      'import java.net.http.*;',
      'import java.nio.charset.StandardCharsets;',
      '',
      'class Sample {',
      '  static String field(String name, String value) {',
      '    return name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8);',
      '  }',
      '',
      '  public static void main(String[] args) throws Exception {',
      `    String body = String.join("&", ${Object.entries(example)
        .map(([name, value]) => `field(${double(name)}, ${double(value)})`)
        .join(', ')});`,
      `    HttpRequest request = HttpRequest.newBuilder(URI.create(${double(url)}))`,
      '        .header("Content-Type", "application/x-www-form-urlencoded")',
      '        .POST(HttpRequest.BodyPublishers.ofString(body)).build();',
      '    System.out.println(HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body());',
      '  }',
      '}',
    ].join('\n'),

  csharp: (url, example) =>
    [
      'using System;',
      'using System.Collections.Generic;',
      'using System.Net.Http;',
      'using System.Threading.Tasks;',
      '',
      'class Sample',
      '{',
      '    static void Main() => Ask().Wait();',
      '',
      '    static async Task Ask()',
      '    {',
      '        var fields = new Dictionary<string, string>',
      '        {',
      ...Object.entries(example).map(([name, value]) => `            [${double(name)}] = ${double(value)},`),
      '        };',
      '        using (var client = new HttpClient())',
      '        {',
      `            var answer = await client.PostAsync(${double(url)}, new FormUrlEncodedContent(fields));`,
      '            answer.EnsureSuccessStatusCode();',
      '            Console.WriteLine(await answer.Content.ReadAsStringAsync());',
      '        }',
      '    }',
      '}',
    ].join('\n'),
};
