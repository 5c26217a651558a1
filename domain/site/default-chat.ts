// The chat provider's account when nobody names one; "off" leaves the chat out.
export const DEFAULT_CHAT_WEBSITE_ID = '00000000-0000-4000-8000-000000000000';
