import { WITHOUT_LANGUAGE } from '#domain/site/languages.ts';

// For every page, inline: the way to the same page in the other language keeps what stands behind the address and what was typed;
// it is offered once where a browser speaks that language, and a link that a tool adds to a Spanish page leads to Spanish.
export const LANGUAGE_SCRIPT = `(function () {
  var KEPT = 'language-switch';
  var OFFERED = 'language-offered';
  var spanish = document.documentElement.lang === 'es';
  function each(list, run) { Array.prototype.forEach.call(list, run); }
  function typed() { return document.querySelectorAll('main input, main select, main textarea'); }
  function isBox(field) { return field.type === 'checkbox' || field.type === 'radio'; }
  function nameOf(field) { return [field.localName, field.name || field.id, isBox(field) ? field.value : ''].join('|'); }
  function local(link) {
    if (!spanish || link.origin !== location.origin || link.hasAttribute('data-language')) return;
    if (${WITHOUT_LANGUAGE}.test(link.pathname) || link.hasAttribute('download')) return;
    link.href = '/es' + (link.pathname === '/' ? '' : link.pathname) + link.search + link.hash;
  }
  function near(event) {
    var link = event.target.closest && event.target.closest('a[href]');
    if (link) local(link);
  }
  ['pointerover', 'focusin', 'click'].forEach(function (kind) { document.addEventListener(kind, near, true); });
  document.addEventListener('click', function (event) {
    var link = event.target.closest && event.target.closest('a[data-language]');
    if (!link) return;
    link.href = link.href.split(/[?#]/)[0] + location.search + location.hash;
    var fields = {};
    each(typed(), function (field) {
      if (!/^(file|hidden|password)$/.test(field.type)) fields[nameOf(field)] = isBox(field) ? field.checked : field.value;
    });
    try {
      localStorage.setItem(OFFERED, 'yes');
      sessionStorage.setItem(KEPT, JSON.stringify({ path: new URL(link.href).pathname, fields: fields }));
    } catch (_) {}
  });
  function retype(field, value) {
    if (isBox(field)) { if (field.checked !== value) field.click(); return; }
    if (field.value === value) return;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    ['input', 'change'].forEach(function (kind) { field.dispatchEvent(new Event(kind, { bubbles: true })); });
  }
  try {
    var kept = JSON.parse(sessionStorage.getItem(KEPT) || 'null');
    if (kept) sessionStorage.removeItem(KEPT);
    if (kept && kept.path === location.pathname) each(typed(), function (field) {
      var name = nameOf(field);
      if (Object.prototype.hasOwnProperty.call(kept.fields, name)) retype(field, kept.fields[name]);
    });
    var offer = document.getElementById('language-offer');
    var speaks = (navigator.languages && navigator.languages[0]) || navigator.language || '';
    if (offer && speaks.slice(0, 2) === offer.lang && !localStorage.getItem(OFFERED)) {
      offer.hidden = false;
      offer.querySelector('button').addEventListener('click', function () { offer.hidden = true; });
      localStorage.setItem(OFFERED, 'yes');
    }
  } catch (_) {}
})();`;
