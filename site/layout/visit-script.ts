import { DIRECT, VISIT_LENGTHS, VISIT_STORAGE, VISITS_URL } from '#domain/visit/visit.ts';
import { compact } from './compact-script.ts';

// For every public page, inline: counts this tab's visit once somebody sees the page, by utm_source or the referrer's host,
// and the first use of a tool: a change in or a submit of [data-tool], a press inside [data-tool=press]. No cookie and no
// identifier; what is kept ends with the tab. Not where the browser is driven by a program or asks not to be followed.
export const VISIT_SCRIPT = compact(`(function () {
  if (navigator.webdriver || navigator.globalPrivacyControl) return;
  function word(text) {
    if (!text || /@/.test(text)) return '';
    return text.toLowerCase().replace(/[^a-z0-9._+-]+/g, ' ').replace(/^[^a-z0-9]+/, '').slice(0, ${VISIT_LENGTHS.source}).trim();
  }
  function source() {
    var query = new URLSearchParams(location.search), named = word(query.get('utm_source')), from = '';
    var medium = word(query.get('utm_medium')), paid = /^(cpc|ppc|paid)/.test(medium) ? medium : '';
    var campaign = named && (word(query.get('utm_campaign')) || paid);
    try { from = new URL(document.referrer).hostname; } catch (none) {}
    if (from === location.hostname) from = '';
    return (campaign ? named + '/' + campaign : named) || word(from.replace(/^www\\./, '')) || '${DIRECT}';
  }
  function note(step, before) {
    try {
      if ((sessionStorage.getItem('${VISIT_STORAGE.steps}') || '') !== before) return;
      if (!before) sessionStorage.setItem('${VISIT_STORAGE.source}', source());
      sessionStorage.setItem('${VISIT_STORAGE.steps}', (before + ' ' + step).trim());
      var words = sessionStorage.getItem('${VISIT_STORAGE.source}').split('/');
      fetch('${VISITS_URL}', {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ step: step, source: words[0], campaign: words[1] }),
      }).catch(function () {});
    } catch (forbidden) {}
  }
  function visit() { if (!document.hidden) note('visit', ''); }
  visit();
  document.addEventListener('visibilitychange', visit);
  ['change', 'submit', 'click'].forEach(function (kind) {
    document.addEventListener(kind, function (event) {
      var part = event.target.closest && event.target.closest(kind === 'click' ? '[data-tool=press]' : '[data-tool]');
      if (part) note('tool', 'visit');
    }, true);
  });
})();`);
