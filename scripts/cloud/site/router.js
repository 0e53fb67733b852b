// Runs at the CDN on every request (CloudFront Functions, runtime 2.0): which object an address gets. One file, without the
// project's modules, because that is what the CDN takes; router.test.ts compares its lists with the route table and its
// answers with those of the preview server.
import cf from 'cloudfront';

// What may begin an address of the checker, and which addresses below it have HTML of their own.
const TOOLS =
  'spell-check grammar-check punctuation-check proofread english french german italian spanish essay email cv letter checker'.split(
    ' ',
  );
const OWN = ['/checker/', '/checker/ai/', '/checker/help/', '/checker/onboarding/'];
// The pages about rules: all of them have HTML of their own.
const RULES = /^\/checker\/help\/(english|french|german|italian|spanish|rules)\//;
// Files that keep their name from release to release are in the release's folder, all others at the root.
const HASHED = /^\/(assets\/|packs\/.*\.[0-9a-f]{8,}\.)/;
// Of these every file has a .br and a .gz beside it.
const PACKED = /\.(html|js|css|json|svg|xml|txt|webmanifest|bin|wasm)$/;
// An object with this name never exists: the CDN answers with the error page and status 404.
const NOWHERE = '/nowhere';

function decode(uri) {
  try {
    return decodeURIComponent(uri);
  } catch (_error) {
    return '';
  }
}

// The file of an address, an address to redirect to, or nothing.
function placeOf(uri) {
  const path = decode(uri);
  if (path[0] !== '/' || path.includes('//') || /%2f/i.test(uri) || path === '/404.html') return {};
  if (/[\0\\]|\/\.\.?(\/|$)/.test(path)) return {};
  if (path.endsWith('/')) {
    const tool = path.split('/')[1];
    if (OWN.includes(path) || RULES.test(path) || !TOOLS.includes(tool) || path === `/${tool}/`)
      return { file: `${path}index.html` };
    // As the route table has it: an encoded slash is part of no address, not even one that is encoded twice.
    return path.length <= 200 && !/%2f|%5c/i.test(path) ? { file: '/spa.html' } : {};
  }
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name.lastIndexOf('.') < 1) return { to: `${encodeURI(path)}/` };
  return /\.(br|gz)$/.test(name) ? {} : { file: path };
}

function formOf(file, request) {
  const header = request.headers['accept-encoding'];
  const accepted = header && PACKED.test(file) ? header.value : '';
  if (/\bbr\b/.test(accepted)) return '.br';
  return /\bgzip\b/.test(accepted) ? '.gz' : '';
}

// The release that is live, or the one that a smoke test asks for. No link can set a header, so nobody is sent to an old one.
async function releaseOf(request) {
  const asked = request.headers['x-release'];
  if (asked && /^[0-9a-z-]{8,40}$/.test(asked.value)) return asked.value;
  return cf.kvs().get('current');
}

async function handler(event) {
  const request = event.request;
  const place = placeOf(request.uri);
  if (place.to) {
    const query = request.rawQueryString();
    const location = place.to + (query === undefined ? '' : `?${query}`);
    return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: location } } };
  }
  request.uri = NOWHERE;
  // Names of files are plain; any other would need an encoding that the CDN and the bucket might see differently.
  if (place.file && /^[\w./@~+-]+$/.test(place.file)) {
    const object = place.file + formOf(place.file, request);
    request.uri = HASHED.test(place.file) ? object : `/releases/${await releaseOf(request)}${object}`;
  }
  return request;
}
