import type { Content } from '#content/content.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { Icon } from '../ui/icon.tsx';
import { CHAT_PANEL } from './chat-script.ts';

const WAY = 'inline-flex min-h-11 items-center gap-3 font-semibold text-lagoon hover:underline';

// Ours, and a native popover: it opens on pages without the router's script too. Opening it fetches the provider; until
// that answers, and whenever it does not, the panel has the other ways to reach us. It stands in the header's DOM; where
// that has room for every link, at the foot of the window (layout.css).
export function ChatButton({ content: { brand, chat } }: { content: Pick<Content, 'brand' | 'chat'> }) {
  const { CHAT } = chat;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and an aside may not stand in the header.
    <div role="group" aria-label={CHAT.label} className="chat print:hidden">
      <button
        type="button"
        popoverTarget={CHAT_PANEL}
        title={`${CHAT.button}. ${CHAT.provider}.`}
        className="inline-flex items-center justify-center"
      >
        <Icon name="chat" className="size-6" />
        <span className="sr-only">
          {CHAT.button} {CHAT.provider}
        </span>
      </button>
      {/* Outside the panel: what appears together with its own live region is not announced everywhere. */}
      <p role="status" className="chat-news sr-only">
        <span className="chat-loading">{CHAT.loading}</span>
        <span className="chat-failed">{CHAT.failed}</span>
      </p>
      <div
        id={CHAT_PANEL}
        popover="auto"
        className="chat-panel fixed inset-auto w-72 max-w-[calc(100vw-2rem)] rounded-card bg-white p-5 text-ink text-small shadow-float"
      >
        <p>
          <span className="chat-loading">{CHAT.loading}</span>
          <span className="chat-failed">{CHAT.failed}</span>
        </p>
        <p className="mt-3 grid">
          <a href={`mailto:${brand.email}`} className={`${WAY} break-all`}>
            <Icon name="mail" className="size-5" /> {brand.email}
          </a>
          <a href={phoneLink(brand.phone)} className={WAY}>
            <Icon name="phone" className="size-5" /> {brand.phone}
          </a>
        </p>
      </div>
    </div>
  );
}
