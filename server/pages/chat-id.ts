import type { Brand } from '#domain/site/brand.ts';
import type { Config } from '#server/config.ts';

/** The chat provider's account, or 'off': who runs the site can turn the chat off, whatever was published. */
export const chatIdOf = (
  { chatWebsiteId }: Pick<Config, 'chatWebsiteId'>,
  { chatId }: Pick<Brand, 'chatId'>,
) => (chatWebsiteId === 'off' ? 'off' : chatId || chatWebsiteId);
