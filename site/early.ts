// Presses and typing that come before the code which answers them: kept, and replayed when it is there.

type EarlyEvent = {
  kind: 'press' | 'type' | 'submit';
  target: HTMLElement;
  value?: string;
  checked?: boolean;
};

declare global {
  interface Window {
    early?: EarlyEvent[];
  }
}

// Somebody who has pressed waits this long for the script; then the browser sends the form itself.
const PATIENCE_MS = 8000;

// Said of the page (by its start, scripts/site/patient-start.ts) or of a part whose code could not be fetched.
export function scriptLost(part: HTMLElement): void {
  part.dispatchEvent(new Event('scriptlost', { bubbles: true }));
}

// Runs inline in the head, before anything else. Links, summaries and popover buttons work natively: left alone.
// Parts below the first screen are laid out when they come near (base.css) or one by one once the page has loaded, unless
// somebody is about to jump: to an anchor, back to where they were, or to the form that takes their design.
export const EARLY_SCRIPT = `(function () {
  var early = (window.early = []);
  var root = document.documentElement;
  function layOut() { root.setAttribute('data-laid-out', ''); }
  var arrival = performance.getEntriesByType('navigation')[0];
  var later = window.requestIdleCallback || function (run) { setTimeout(run, 50); };
  addEventListener('load', function () {
    var parts = document.querySelectorAll('main > [data-still], main > [data-deferred]');
    var at = 0;
    later(function next() {
      if (at === parts.length) return layOut();
      parts[at++].style.contentVisibility = 'visible';
      requestAnimationFrame(function () { later(next, { timeout: 500 }); });
    }, { timeout: 1000 });
  });
  if (location.hash || /[?&](fromAI|design)=/.test(location.search) || !arrival || arrival.type !== 'navigate') layOut();
  function asleep(node) {
    if (node.closest('form[data-native]')) return false;
    var part = node.closest('[data-deferred]:not([data-live])');
    return part || !document.documentElement.hasAttribute('data-live');
  }
  // A form with an address can do without script: it goes by itself once the script is lost, or too long in coming.
  function formOf(target) {
    var form = target.localName === 'form' ? target : target.form;
    return form && form.hasAttribute('action') ? form : null;
  }
  function sendNatively(form) {
    if (!asleep(form)) return;
    form.setAttribute('data-native', '');
    var kept = early.filter(function (one) { return one.kind !== 'type' && formOf(one.target) === form; });
    early = window.early = early.filter(function (one) { return kept.indexOf(one) < 0; });
    if (!kept.length) return;
    kept.forEach(function (one) { one.target.removeAttribute('data-waiting'); });
    var button = kept[0].kind === 'press' ? kept[0].target : undefined;
    if (form.requestSubmit) form.requestSubmit(button);
    else form.submit();
  }
  function waitFor(target) {
    var form = formOf(target);
    if (form) setTimeout(function () { sendNatively(form); }, ${PATIENCE_MS});
  }
  addEventListener('scriptlost', function (event) {
    var part = event.target === window ? document : event.target;
    part.querySelectorAll('form[action]').forEach(sendNatively);
    // What the page says to a browser without script is true now.
    var words = part === document && document.querySelector('body noscript');
    if (words) words.insertAdjacentHTML('afterend', words.textContent);
  });
  document.addEventListener('click', function (event) {
    var link = event.target.closest && event.target.closest('a[href*="#"]');
    if (link) layOut();
    var button = event.target.closest && event.target.closest('button');
    if (!button || button.hasAttribute('popovertarget') || !event.isTrusted || !asleep(button)) return;
    event.preventDefault();
    event.stopPropagation();
    early.push({ kind: 'press', target: button });
    button.setAttribute('data-waiting', '');
    waitFor(button);
  }, true);
  document.addEventListener('submit', function (event) {
    if (!asleep(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    early.push({ kind: 'submit', target: event.target });
    waitFor(event.target);
  }, true);
  document.addEventListener('input', function (event) {
    var field = event.target;
    if (!event.isTrusted || !asleep(field)) return;
    early = window.early = early.filter(function (one) { return one.target !== field; });
    early.push({ kind: 'type', target: field, value: field.value, checked: field.checked });
  }, true);
})();`;

const ASLEEP = '[data-deferred]:not([data-live])';

export function pressedIn(part: HTMLElement): boolean {
  return (window.early ?? []).some(({ target }) => part.contains(target));
}

export function markLive(part: HTMLElement): void {
  part.setAttribute('data-live', '');
  const all = window.early ?? [];
  for (const event of all) event.target = standIn(event.target, part);
  const mine = all.filter(({ target }) => part.contains(target) && !target.closest(ASLEEP));
  for (const event of mine) all.splice(all.indexOf(event), 1);
  for (const event of mine) replay(event);
}

// A page that something else has changed (a translator, an extension) is drawn anew: what was pressed is then found by its looks.
function standIn(gone: HTMLElement, part: HTMLElement): HTMLElement {
  if (gone.isConnected) return gone;
  const looks = (one: HTMLElement) =>
    [one.getAttribute('name'), one.getAttribute('value'), one.textContent].join('\n');
  const alike = [...part.querySelectorAll<HTMLElement>(gone.localName)];
  return alike.find((one) => looks(one) === looks(gone)) ?? gone;
}

function replay({ kind, target, value, checked }: EarlyEvent) {
  target.removeAttribute('data-waiting');
  if (kind === 'press') target.click();
  else if (kind === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  else if (kind === 'type') retype(target, value, checked);
}

// Through the prototype's setter: React ignores a value that went in through its own.
function retype(field: HTMLElement, value?: string, checked?: boolean) {
  const box = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
  if (box && field.checked === checked) field.checked = !checked;
  if (box) {
    field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
