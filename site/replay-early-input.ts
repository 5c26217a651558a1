import { compact } from './layout/compact-script.ts';

// Keeps clicks, submits and input made before an island is hydrated, and replays them after hydration (inline in the head,
// before anything else). Links, summaries, popovers and forms with an action need no script: the browser handles them. A link
// that takes a design along (data-carries) waits for it.
// - A click or submit on an island that is not hydrated is kept, marked as waiting, and repeated once it is hydrated.
// - Values in its fields (typed, autofilled, set by an extension) are entered again after hydration, so that React sees them.
// - An island whose code failed to load stays as server-rendered, and the page shows the notice for browsers without script.
// Sections below the first screen are laid out when they come near (base.css) or one by one once the page has loaded, unless
// the page is about to scroll: to an anchor, to a restored position, or to the form that takes a design.
export const EARLY_SCRIPT = compact(`(function () {
  var root = document.documentElement;
  var arrival = performance.getEntriesByType('navigation')[0];
  var later = window.requestIdleCallback || function (run) { setTimeout(run, 50); };
  function layOut() { root.setAttribute('data-laid-out', ''); }
  if (location.hash || /[?&](fromAI|design)=/.test(location.search) || !arrival || arrival.type !== 'navigate') layOut();
  addEventListener('load', function () {
    var parts = document.querySelectorAll('main > *');
    var at = 0;
    later(function next() {
      if (at === parts.length) return;
      parts[at++].style.contentVisibility = 'visible';
      requestAnimationFrame(function () { later(next, { timeout: 500 }); });
    }, { timeout: 1000 });
  });

  var kept = [];
  var ASLEEP = 'astro-island[ssr]:not([data-lost])';
  function keep(island, target, again) {
    if (target.hasAttribute('data-waiting')) return;
    target.setAttribute('data-waiting', '');
    kept.push({ island: island, target: target, again: again });
  }
  function release(island) {
    var mine = kept.filter(function (one) { return one.island === island; });
    kept = kept.filter(function (one) { return one.island !== island; });
    mine.forEach(function (one) { one.target.removeAttribute('data-waiting'); });
    return mine;
  }
  document.addEventListener('click', function (event) {
    if (!event.isTrusted || !event.target.closest) return;
    if (event.target.closest('a[href*="#"]')) layOut();
    var button = event.target.closest('button:not([popovertarget]), [data-open], a[data-carries]');
    if (button && button.localName === 'a' && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    var island = button && button.closest(ASLEEP);
    if (!island || (button.type === 'submit' && button.form && button.form.hasAttribute('action'))) return;
    event.preventDefault();
    event.stopPropagation();
    keep(island, button, 'click');
  }, true);
  document.addEventListener('submit', function (event) {
    var island = event.target.closest(ASLEEP);
    if (!island || event.target.hasAttribute('action')) return;
    event.preventDefault();
    event.stopPropagation();
    keep(island, event.target, 'requestSubmit');
  }, true);

  function isBox(field) { return field.type === 'checkbox' || field.type === 'radio'; }
  function first(select) {
    var at = Array.prototype.findIndex.call(select.options, function (option) { return option.defaultSelected; });
    return select.options[Math.max(at, 0)];
  }
  function startOf(field) {
    if (isBox(field)) return field.defaultChecked;
    if (field.localName === 'select') return (first(field) || field).value;
    return field.defaultValue;
  }
  function nowIn(field) { return isBox(field) ? field.checked : field.value; }
  function changedIn(island) {
    return Array.prototype.filter.call(island.querySelectorAll('input, select, textarea'), function (field) {
      return field.type !== 'file' && field.type !== 'hidden' && nowIn(field) !== startOf(field);
    }).map(function (field) {
      return { field: field, start: startOf(field), value: nowIn(field) };
    });
  }
  function tell(field, kind) { field.dispatchEvent(new Event(kind, { bubbles: true })); }
  // React only takes note of a value that differs from the one it last saw, and sees what goes in by the element's own setter.
  function retype(one) {
    var field = one.field;
    if (isBox(field)) {
      field.checked = !one.value;
      return field.click();
    }
    var caret = document.activeElement === field && /^(text|search|tel|url|password|textarea)$/.test(field.type)
      ? [field.selectionStart, field.selectionEnd] : undefined;
    field.value = one.start;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, one.value);
    if (caret) field.setSelectionRange(caret[0], caret[1]);
    tell(field, 'input');
    tell(field, 'change');
  }
  // A page that something else has changed (a translator, an extension) is drawn anew: what was pressed or typed in is found by
  // its looks.
  function looksOf(one) {
    if (one.localName === 'form' || /^(select|textarea)$/.test(one.localName)) return one.name;
    return [one.name, one.type, isBox(one) || one.localName === 'button' ? one.value : '', one.textContent].join('|');
  }
  function standIn(gone, island) {
    if (gone.isConnected) return gone;
    return Array.prototype.find.call(island.querySelectorAll(gone.localName), function (one) {
      return looksOf(one) === looksOf(gone);
    });
  }
  // Told when hydration is under way: the first event that needs it makes React finish it at once.
  document.addEventListener('astro:hydrate', function (event) {
    var island = event.target;
    var changed = changedIn(island);
    if (changed.length) tell(changed[0].field, 'input');
    changed.forEach(function (one) {
      one.field = standIn(one.field, island);
      if (one.field) retype(one);
    });
    release(island).forEach(function (one) {
      var target = standIn(one.target, island);
      if (target) target[one.again]();
    });
  }, true);
  document.addEventListener('astro:hydration-error', function (event) {
    var island = event.target;
    island.setAttribute('data-lost', '');
    release(island);
    var words = document.querySelector('body > noscript');
    if (words && words.textContent) words.outerHTML = words.textContent;
  }, true);
})();`);
