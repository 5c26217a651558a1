import { CHAT_ID_PLACEHOLDER } from '#domain/site/brand.ts';

// The chat provider's loader, put in once the page is idle. It reads its id from the page's <meta>, which the
// server fills in; "off", or a page nobody filled in, leaves it out.
export const CHAT_META = 'chat-website-id';

export const CHAT_SCRIPT = `(function () {
  function load() {
    var meta = document.querySelector('meta[name="${CHAT_META}"]');
    var id = meta && meta.content;
    if (!id || id === 'off' || /${CHAT_ID_PLACEHOLDER.slice(0, -5)}/.test(id)) return;
    window.$crisp = [];
    window.CRISP_WEBSITE_ID = id;
    var script = document.createElement('script');
    script.src = 'https://client.crisp.chat/l.js';
    script.async = true;
    document.head.appendChild(script);
  }
  function idle() {
    (window.requestIdleCallback || function (run) { setTimeout(run, 2000); })(load, { timeout: 8000 });
  }
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle);
})();`;
