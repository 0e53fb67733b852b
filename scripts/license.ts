// npm run license -- keys | issue | verify: makes the keys of licences, issues one by hand, and checks one without a network.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { licenseProducts } from '../src/lib/billing/requests.ts';
import { issueLicense, readLicense } from '../src/server/functions/billing/licenseKey.ts';

const HELP = `npm run license -- keys
    Makes a key pair: the private key for the secret LicenseKeys, the public one for licenses.publicKey of config.json.
npm run license -- issue --product NAME --licensee "NAME" --private-key FILE [--id ORDER] [--date YYYY-MM-DD]
    Issues a key. Products: ${licenseProducts.join(', ')}.
npm run license -- verify KEY [--config FILE] [--public-key BASE64]
    Checks a key: with the public key of config.json, or that of the local cloud on this machine.
`;

/** A mistake of the caller, told without a stack. */
class Mistake extends Error {}

interface KeyFile {
  licenses?: { publicKey?: string };
  publicKey?: string;
}
const read = (file: string): KeyFile => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeyFile) : {});

/** The public key to check with, and where it is from. */
function publicKey(given: string | undefined, config: string): { key: string; from: string } {
  if (given) return { key: given, from: 'the command line' };
  const configured = read(config).licenses?.publicKey;
  if (configured) return { key: configured, from: config };
  const local = read('.local-cloud/secrets.json').publicKey;
  if (local) return { key: local, from: 'the local cloud (.local-cloud)' };
  throw new Mistake(`${config} has no licenses.publicKey`);
}

function run(args: readonly string[]): number {
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      product: text,
      licensee: text,
      'private-key': text,
      'public-key': text,
      id: text,
      date: text,
      config: { ...text, default: 'public/config.json' },
    },
  });
  const [command, key] = positionals;
  if (command === 'keys') {
    const pair = generateKeyPairSync('ed25519');
    const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
    console.log(JSON.stringify({ privateKey }));
    console.log(pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'));
    return 0;
  }
  if (command === 'issue') {
    const product = licenseProducts.find((one) => one === values.product);
    if (!product) throw new Mistake(`--product is one of ${licenseProducts.join(', ')}`);
    if (!values.licensee) throw new Mistake('--licensee is missing');
    if (!values['private-key']) throw new Mistake('--private-key is missing');
    const source = readFileSync(values['private-key'], 'utf8').trim();
    // As it is, or as it is in the secret.
    const pem = source.startsWith('{') ? (JSON.parse(source) as { privateKey: string }).privateKey : source;
    const { licensee, id = randomUUID(), date = new Date().toISOString().slice(0, 10) } = values;
    console.log(issueLicense({ v: 1, id, product, licensee, date }, pem));
    return 0;
  }
  if (command === 'verify' && key) {
    const { key: publicOne, from } = publicKey(values['public-key'], values.config);
    const found = readLicense(key, publicOne);
    if (!found) {
      console.log(`Not genuine, by the key of ${from}`);
      return 1;
    }
    console.log(`Genuine, by the key of ${from}`);
    console.log(`${found.product} for ${found.licensee}, order ${found.id} of ${found.date}`);
    return 0;
  }
  console.log(HELP);
  return command === undefined ? 0 : 2;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
