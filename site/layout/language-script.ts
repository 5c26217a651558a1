import { WITHOUT_LANGUAGE } from '#domain/site/languages.ts';
import { SWITCHED } from '../language.ts';
import { compact } from './compact-script.ts';

// For every page, inline: the way to the same page in the other language keeps what stands behind the address (also what a page
// of payments has moved out of it), what was typed and the place on the page; it is offered once where a browser speaks that
// language, and a link that a tool adds to a Spanish page leads to Spanish.
export const LANGUAGE_SCRIPT = compact(`(function () {
  var KEPT = 'language-switch';
  var OFFERED = 'language-offered';
  var root = document.documentElement;
  function each(list, run) { Array.prototype.forEach.call(list, run); }
  function typed() { return document.querySelectorAll('main input, main select, main textarea'); }
  function isBox(field) { return field.type === 'checkbox' || field.type === 'radio'; }
  function nameOf(field) { return [field.localName, field.name || field.id, isBox(field) ? field.value : ''].join('|'); }
  function topOf(part) { return part.getBoundingClientRect().top; }
  function linkAt(event, which) { return event.target.closest && event.target.closest(which); }
  function near(event) {
    var link = linkAt(event, 'a[href]:not([data-language]):not([download])');
    if (!link || link.origin !== location.origin) return;
    if (${WITHOUT_LANGUAGE}.test(link.pathname)) return;
    link.href = '/es' + (link.pathname === '/' ? '' : link.pathname) + link.search + link.hash;
  }
  if (root.lang === 'es') ['pointerover', 'focusin', 'click'].forEach(function (kind) {
    document.addEventListener(kind, near, true);
  });
  document.addEventListener('click', function (event) {
    var link = linkAt(event, 'a[data-language]');
    if (!link) return;
    var state = history.state || {};
    var search = location.search;
    if (state.secret) search += '&payment_intent_client_secret=' + encodeURIComponent(state.secret);
    link.href = link.pathname + search + (state.payToken ? '#' + state.payToken : location.hash);
    var fields = {}, place;
    each(typed(), function (field) {
      if (!/^(file|hidden|password)$/.test(field.type)) fields[nameOf(field)] = isBox(field) ? field.checked : field.value;
    });
    each(document.querySelectorAll('main [id]'), function (part) {
      if (scrollY && part.offsetParent && topOf(part) < 200) place = [part.id, topOf(part)];
    });
    try {
      localStorage.setItem(OFFERED, 'yes');
      sessionStorage.setItem(KEPT, JSON.stringify({ path: link.pathname, fields: fields, place: place }));
    } catch (_) {}
  });
  function retype(field, value) {
    if (isBox(field)) { if (field.checked !== value) field.click(); return; }
    if (field.value === value) return;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    ['input', 'change'].forEach(function (kind) { field.dispatchEvent(new Event(kind, { bubbles: true })); });
  }
  function arrive(kept) {
    root.setAttribute('data-${SWITCHED}', '');
    each(typed(), function (field) {
      var name = nameOf(field);
      if (Object.prototype.hasOwnProperty.call(kept.fields, name)) retype(field, kept.fields[name]);
    });
    var part = kept.place && document.getElementById(kept.place[0]);
    if (!part) return;
    root.setAttribute('data-laid-out', '');
    addEventListener('load', function () { scrollTo({ top: scrollY + topOf(part) - kept.place[1], behavior: 'instant' }); });
  }
  try {
    var kept = JSON.parse(sessionStorage.getItem(KEPT) || 'null');
    sessionStorage.removeItem(KEPT);
    if (kept && kept.path === location.pathname) arrive(kept);
    var offer = document.getElementById('language-offer');
    var speaks = (navigator.languages && navigator.languages[0]) || navigator.language || '';
    if (offer && speaks.slice(0, 2) === offer.lang && !localStorage.getItem(OFFERED)) {
      offer.hidden = false;
      offer.querySelector('button').addEventListener('click', function () { offer.hidden = true; });
      localStorage.setItem(OFFERED, 'yes');
    }
  } catch (_) {}
})();`);
