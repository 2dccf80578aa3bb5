// Keeps the files of one version of the pages, and says so when the table cannot be reached. Only what is the
// same for everybody is kept: no answer of the API, no page of a room, no message.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** The name of what a version keeps. @param {string} script its address */
const nameOf = (script) => `parlour-${new URL(script).searchParams.get('v') ?? ''}`;
const NAME = nameOf(location.href);
const VERSION = NAME.slice('parlour-'.length);
let before = ''; // what the last version kept: a page that is still open may need it
const OFFLINE = '/offline.html';
const FOR_EVER = /^\/(?:static|skins\/[a-z0-9_-]+)\/[0-9a-f]{10}\//; // addresses that name a version
const NOBODY = [502, 504]; // what a proxy answers while the server behind it does not
const base = `/static/${VERSION}/`;
const LANGUAGES = (new URL(location.href).searchParams.get('languages') ?? '').split(',');

/** Keep the page for when nothing answers, and what it needs; refused if it belongs to another version than this. */
async function keepOffline() {
  const answer = await fetch(OFFLINE, { cache: 'reload' });
  const text = await answer.clone().text();
  const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path).filter((path) => path.startsWith(base));
  if (!answer.ok || !files.length) throw new Error('There is a newer version.');
  const cache = await caches.open(NAME);
  await cache.put(OFFLINE, answer);
  await cache.addAll([...files, ...LANGUAGES.map((code) => `${base}languages/${code}.ftl`)]);
}

async function install() {
  before = nameOf(worker.registration.active?.scriptURL ?? location.href);
  await keepOffline();
  await worker.skipWaiting();
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith('parlour-') && name !== NAME && name !== before);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** Whether the server has answered; Firefox gives an error as an answer. @param {Response} answer */
const isThere = (answer) => answer.type !== 'error' && !NOBODY.includes(answer.status);

/** A page, always from the server; what was asked for early in vain is asked for again. @param {FetchEvent} event */
async function visit(event) {
  let answer = Response.error();
  for (const ask of [async () => event.preloadResponse, () => fetch(event.request)]) {
    answer = (await ask().catch(() => undefined)) ?? answer;
    if (isThere(answer)) return answer;
  }
  return (await caches.match(OFFLINE)) ?? answer;
}

/** A file that never changes. @param {Request} request */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type === 'basic') {
    const cache = await caches.open(NAME);
    await cache.put(request, answer.clone());
  }
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(visit(event));
  else if (FOR_EVER.test(pathname)) event.respondWith(file(request));
});
