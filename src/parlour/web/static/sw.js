// Keeps the files of one version of the pages, and says so when the table cannot be reached. Only what is the
// same for everybody is kept: no answer of the API, no page of a room, no message.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const VERSION = new URL(location.href).searchParams.get('v') ?? '';
const NAME = `parlour-${VERSION}`;
const KEPT = 2; // versions: a page that is still open may need its own
const OFFLINE = '/offline.html';
const FOR_EVER = /^\/(?:static|skins\/[a-z0-9_-]+)\/[0-9a-f]{10}\//; // addresses that name a version
const base = `/static/${VERSION}/`;
const LANGUAGES = ['de', 'en', 'es', 'fr', 'ru'];
const SHELL = ['js/pages/offline.all.js', 'css/base.css', 'icon.svg', ...LANGUAGES.map((code) => `languages/${code}.ftl`)];

/** The page for when nothing answers; refused if it belongs to another version than this. */
async function offlinePage() {
  const answer = await fetch(OFFLINE, { cache: 'reload' });
  const text = await answer.clone().text();
  if (!answer.ok || !text.includes(base)) throw new Error('There is a newer version.');
  return answer;
}

async function install() {
  const cache = await caches.open(NAME);
  await cache.put(OFFLINE, await offlinePage());
  await cache.addAll(SHELL.map((path) => base + path));
  await worker.skipWaiting();
}

async function activate() {
  const mine = (await caches.keys()).filter((name) => name.startsWith('parlour-') && name !== NAME);
  await Promise.all(mine.slice(0, -(KEPT - 1)).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** A page, always from the server. @param {FetchEvent} event */
async function visit(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
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
