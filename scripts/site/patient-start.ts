// A page is complete without its script, so what a visitor sees first comes first: the script starts once the page has
// loaded and been painted, or at the first touch, key or scroll, or after a few seconds. Presses before that are kept, and so are
// those of a visitor whose script is lost on the way (site/early.ts).

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
const IMPORTED = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
const MODULES = /window\.__reactRouterRouteModules = (\{.*?\});/;
const ENTRY = /import\("([^"]+)"\);\s*$/;

// Files are run one after another, what others build on first, with a pause for the page whenever one has taken its turn.
const TURN_MS = 4;
const AT_LATEST_MS = 4000;
const WAKING = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'input'];

const part = (found: RegExpExecArray | null, what: string): string => {
  if (found?.[1] === undefined)
    throw new Error(`patient-start: the router writes ${what} in another way now.`);
  return found[1];
};

/** What comes before what imports it; `importsOf` tells what a file imports. */
export function leavesFirst(
  paths: readonly string[],
  importsOf: (path: string) => readonly string[],
): string[] {
  const placed = new Set<string>();
  const place = (path: string, above: readonly string[]) => {
    if (placed.has(path) || above.includes(path)) return;
    for (const below of importsOf(path)) place(below, [...above, path]);
    placed.add(path);
  };
  for (const path of paths) place(path, []);
  return [...placed];
}

export function startPatiently(html: string, importsOf: (path: string) => readonly string[]): string {
  const script = START.exec(html);
  if (!script) return html;
  const code = part(script, 'its start');
  const imports = [...code.matchAll(IMPORTED)].map(([, name, path]) => ({ name, path }));
  const names = imports.map(({ name }, index) => name ?? `module${index}`);
  const modules = part(MODULES.exec(code), 'its modules');
  const entry = part(ENTRY.exec(code), 'its entry');
  const preloads = [...html.matchAll(PRELOAD)].map(([, path = '']) => path);
  const steps = leavesFirst(preloads, importsOf).filter((path) => path !== entry);
  const start = `(function () {
  var begun = false;
  function begin() {
    if (begun) return;
    begun = true;
    var steps = ${JSON.stringify(steps)};
    steps.concat("${entry}").forEach(function (path) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = path;
      document.head.appendChild(link);
    });
    var since = performance.now();
    function rest() {
      if (performance.now() - since < ${TURN_MS}) return;
      return new Promise(function (go) { setTimeout(go); }).then(function () { since = performance.now(); });
    }
    steps.reduce(function (before, path) {
      return before.then(function () { return import(path); }).then(rest);
    }, Promise.resolve()).then(function () {
      return Promise.all(${JSON.stringify(imports.map(({ path }) => path))}.map(function (path) { return import(path); }));
    }).then(function (loaded) {
      var [${names.join(', ')}] = loaded;
      window.__reactRouterRouteModules = ${modules};
      return import("${entry}");
    }).catch(function (reason) {
      dispatchEvent(new Event('scriptlost'));
      throw reason;
    });
  }
  ${JSON.stringify(WAKING)}.forEach(function (name) {
    addEventListener(name, begin, { capture: true, passive: true, once: true });
  });
  if (location.hash || document.readyState === 'complete') begin();
  else addEventListener('load', function () {
    requestAnimationFrame(function () { setTimeout(begin, 100); });
  });
  setTimeout(begin, ${AT_LATEST_MS});
})();`;
  return html.replace(PRELOAD, '').replace(START, () => `<script>${start}</script>`);
}
