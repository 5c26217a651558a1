import { compact } from './compact-script.ts';

// Fetches the chat provider's loader when our own chat panel is opened, never before. It reads the id from the page's
// <meta>; "off" leaves the provider out.
export const CHAT_META = 'chat-website-id';
export const CHAT_PANEL = 'chat-panel';

const PATIENCE_MS = 8000;

export const CHAT_SCRIPT = compact(`(function () {
  var state = 'resting';
  function tell(panel, next) {
    state = next;
    panel.setAttribute('data-state', next);
  }
  function load(panel, id) {
    tell(panel, 'loading');
    window.$crisp = window.$crisp || [];
    window.CRISP_WEBSITE_ID = id;
    if (document.documentElement.lang === 'es') window.CRISP_RUNTIME_CONFIG = { locale: 'es' };
    var script = document.createElement('script');
    var late = setTimeout(function () { tell(panel, 'failed'); }, ${PATIENCE_MS});
    script.src = 'https://client.crisp.chat/l.js';
    script.async = true;
    script.onerror = function () {
      clearTimeout(late);
      script.remove();
      tell(panel, 'failed');
    };
    script.onload = function () {
      clearTimeout(late);
      tell(panel, 'open');
      window.$crisp.push(['do', 'chat:open']);
      if (panel.matches(':popover-open')) panel.hidePopover();
      document.documentElement.setAttribute('data-chat', 'open');
    };
    document.head.appendChild(script);
  }
  document.addEventListener('toggle', function (event) {
    var panel = event.target;
    if (panel.id !== '${CHAT_PANEL}' || event.newState !== 'open') return;
    if (state === 'loading' || state === 'open') return;
    var meta = document.querySelector('meta[name="${CHAT_META}"]');
    var id = meta && meta.content;
    if (!id || id === 'off') return tell(panel, 'failed');
    load(panel, id);
  }, true);
})();`);
